import { EmptyState } from '@puente/design-system/empty-state';
import { Stack } from '@puente/design-system/layout';
import { ButtonLink } from '@puente/design-system/link';
import { Pagination } from '@puente/design-system/pagination';
import { QueryState } from '@puente/design-system/retry';
import { SkeletonList } from '@puente/design-system/skeleton';
import { href } from '@puente/platform/links';
import { pageNumber } from '@puente/platform/pages';
import { stateOf, useQuery } from '@puente/platform/query';
import { useSearchParams } from '@puente/platform/router';
import { useReady } from '@puente/platform/ui';
import { ProfileSection } from '../ProfileSection.tsx';
import { InvitationCard } from './InvitationCard.tsx';
import { ownInvitations } from './own-invitations.ts';

/** Invitations from organisations that found the student in the talent corner, newest first. */
export default function Invitations() {
  const [params] = useSearchParams();
  const invitations = useQuery(ownInvitations(pageNumber(params)));
  useReady(!invitations.isPending);

  return (
    <ProfileSection
      title="Invitaciones a proyectos"
      lead="Organizaciones que te han encontrado en el Talent Corner. Solo si aceptas tienen tu correo y tu teléfono."
    >
      <QueryState
        query={stateOf(invitations)}
        skeleton={<SkeletonList count={3} />}
        failed="No hemos podido cargar tus invitaciones"
        headingLevel={3}
        empty={<NoInvitations />}
      >
        {({ data, meta }) => (
          <>
            <Stack as="ul" gap={4}>
              {data.map((invitation) => (
                <li key={invitation.id}>
                  <InvitationCard invitation={invitation} />
                </li>
              ))}
            </Stack>
            <Pagination
              page={meta.pagination.page}
              pageCount={meta.pagination.pageCount}
              href={(next) => href('profile', {}, { section: 'invitations', page: next })}
            />
          </>
        )}
      </QueryState>
    </ProfileSection>
  );
}

const NoInvitations = () => (
  <EmptyState
    icon="mail"
    headingLevel={3}
    title="Todavía no te ha invitado ninguna organización"
    action={<ButtonLink href={href('profile', {}, { section: 'visibility' })}>Elegir quién me ve</ButtonLink>}
  >
    Si apareces en el Talent Corner, las organizaciones pueden encontrarte e invitarte a sus proyectos.
  </EmptyState>
);
