import { messageOf } from '@puente/client/api-error';
import { EmptyState } from '@puente/design-system/empty-state';
import { Stack } from '@puente/design-system/layout';
import { ButtonLink } from '@puente/design-system/link';
import { Pagination } from '@puente/design-system/pagination';
import { Retry } from '@puente/design-system/retry';
import { SkeletonList } from '@puente/design-system/skeleton';
import { href } from '@puente/platform/links';
import { pageNumber } from '@puente/platform/pages';
import { useQuery } from '@puente/platform/query';
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
      {content()}
    </ProfileSection>
  );

  function content() {
    if (invitations.isPending) return <SkeletonList count={3} />;
    if (!invitations.data) {
      return (
        <Retry
          place="page"
          headingLevel={3}
          title="No hemos podido cargar tus invitaciones"
          message={messageOf(invitations.error)}
          busy={invitations.isFetching}
          onRetry={() => void invitations.refetch()}
        />
      );
    }
    const { data, meta } = invitations.data;
    if (data.length === 0) {
      return (
        <EmptyState
          icon="mail"
          headingLevel={3}
          title="Todavía no te ha invitado ninguna organización"
          action={
            <ButtonLink href={href('profile', {}, { section: 'visibility' })}>Elegir quién me ve</ButtonLink>
          }
        >
          Si apareces en el Talent Corner, las organizaciones pueden encontrarte e invitarte a sus proyectos.
        </EmptyState>
      );
    }
    const { page, pageCount } = meta.pagination;
    return (
      <>
        <Stack as="ul" gap={4}>
          {data.map((invitation) => (
            <li key={invitation.id}>
              <InvitationCard invitation={invitation} />
            </li>
          ))}
        </Stack>
        <Pagination
          page={page}
          pageCount={pageCount}
          href={(next) => href('profile', {}, { section: 'invitations', page: next })}
        />
      </>
    );
  }
}
