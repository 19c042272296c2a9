import * as studentQueries from '@puente/client/student-queries';
import { Stack } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { dayOf } from '@puente/design-system/project';
import { QueryState } from '@puente/design-system/retry';
import { Skeleton } from '@puente/design-system/skeleton';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { stateOf, useQuery } from '@puente/platform/query';
import { ProfileSection } from '../ProfileSection.tsx';

/** Organisations that opened the student's CV or profile, with the date of the last view. */
export function Viewers() {
  const views = useQuery(studentQueries.views());
  return (
    <ProfileSection
      title="Quién ha mirado tu perfil"
      lead="Organizaciones que han abierto el currículum que les enviaste o, si apareces en el Talent Corner, tu perfil."
    >
      <QueryState
        query={stateOf(views)}
        skeleton={<Skeleton lines={2} />}
        failed="No hemos podido cargar quién lo ha mirado"
        empty={<Text tone="muted">Todavía no lo ha mirado ninguna.</Text>}
      >
        {(known) => (
          <Stack as="ul" gap={3}>
            {known.map(({ organization, viewedAt }) => (
              <li key={organization.id}>
                <Link href={href('organization', { id: organization.id })}>{organization.name}</Link>
                <Text size="sm" tone="muted">
                  {`La última vez, el ${dayOf(viewedAt)}`}
                </Text>
              </li>
            ))}
          </Stack>
        )}
      </QueryState>
    </ProfileSection>
  );
}
