import { messageOf } from '@puente/client/api-error';
import * as studentQueries from '@puente/client/student-queries';
import { Stack } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { dayOf } from '@puente/design-system/project';
import { Retry } from '@puente/design-system/retry';
import { Skeleton } from '@puente/design-system/skeleton';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { useQuery } from '@puente/platform/query';
import { ProfileSection } from '../ProfileSection.tsx';

/** Organisations that opened the student's CV or profile, with the date of the last view. */
export function Viewers() {
  const views = useQuery(studentQueries.views());
  return (
    <ProfileSection
      title="Quién ha mirado tu perfil"
      lead="Organizaciones que han abierto el currículum que les enviaste o, si apareces en el Talent Corner, tu perfil."
    >
      {content()}
    </ProfileSection>
  );

  function content() {
    if (views.isPending) return <Skeleton lines={2} />;
    if (!views.data) {
      return (
        <Retry
          place="section"
          title="No hemos podido cargar quién lo ha mirado"
          message={messageOf(views.error)}
          busy={views.isFetching}
          onRetry={() => void views.refetch()}
        />
      );
    }
    if (views.data.length === 0) return <Text tone="muted">Todavía no lo ha mirado ninguna.</Text>;
    return (
      <Stack as="ul" gap={3}>
        {views.data.map(({ organization, viewedAt }) => (
          <li key={organization.id}>
            <Link href={href('organization', { id: organization.id })}>{organization.name}</Link>
            <Text size="sm" tone="muted">
              {`La última vez, el ${dayOf(viewedAt)}`}
            </Text>
          </li>
        ))}
      </Stack>
    );
  }
}
