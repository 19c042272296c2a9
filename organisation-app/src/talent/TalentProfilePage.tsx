import * as studentQueries from '@puente/client/student-queries';
import type { StudentId } from '@puente/contract/ids';
import { DetailSkeleton } from '@puente/design-system/details';
import { EmptyState } from '@puente/design-system/empty-state';
import { Container } from '@puente/design-system/layout';
import { ButtonLink } from '@puente/design-system/link';
import { QueryState } from '@puente/design-system/retry';
import { href } from '@puente/platform/links';
import { recordId } from '@puente/platform/pages';
import { stateOf, useQuery } from '@puente/platform/query';
import { useParams, useSearchParams } from '@puente/platform/router';
import { usePageTitle, useReady } from '@puente/platform/ui';
import { actingFor } from './acting-for.ts';
import { fullNameOf } from './talent-facts.ts';
import { TalentGate } from './TalentGate.tsx';
import { TalentProfileDetail } from './TalentProfileDetail.tsx';
import type { TalentOrganization } from './use-talent-access.ts';

/** /spaces/organizations/talent/:id: profile of a student who chose to be found. The student learns which organisation looked at it. */
export default function TalentProfilePage() {
  const id = recordId('student', useParams().id);
  const [search] = useSearchParams();
  return (
    <Container>
      <TalentGate>
        {(organizations) =>
          id === null ? (
            <StudentGone />
          ) : (
            <ProfileOf key={id} id={id} organization={actingFor(search, organizations)} />
          )
        }
      </TalentGate>
    </Container>
  );
}

function ProfileOf({ id, organization }: { id: StudentId; organization: TalentOrganization }) {
  const profile = useQuery(studentQueries.talentProfile(id, organization.id));
  usePageTitle(profile.data && fullNameOf(profile.data));
  useReady(!profile.isPending);

  return (
    <QueryState
      query={stateOf(profile)}
      skeleton={<DetailSkeleton loading="Cargando el perfil" />}
      failed="No hemos podido cargar el perfil"
      headingLevel={1}
      notFound={<StudentGone />}
    >
      {(known) => <TalentProfileDetail profile={known} organization={organization} />}
    </QueryState>
  );
}

/** Also shown for a student who is no longer visible, so that nothing is revealed about them. */
function StudentGone() {
  usePageTitle('Perfil no encontrado');
  useReady(true);
  return (
    <EmptyState
      headingLevel={1}
      icon="user"
      title="Este perfil no está en el Talent Corner"
      action={<ButtonLink href={href('talent')}>Ver a otros estudiantes</ButtonLink>}
    >
      Puede que haya decidido dejar de aparecer o que la dirección tenga una errata.
    </EmptyState>
  );
}
