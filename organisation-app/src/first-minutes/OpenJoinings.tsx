import { messageOf } from '@puente/client/api-error';
import { joiningQueries, withdrawJoining } from '@puente/client/joinings';
import type { OwnJoining } from '@puente/contract/entities/joining';
import type { OrganizationId } from '@puente/contract/ids';
import { Button } from '@puente/design-system/button';
import { Cluster, Stack } from '@puente/design-system/layout';
import { Notice } from '@puente/design-system/notice';
import { useMutation, useQuery, useQueryClient } from '@puente/platform/query';
import { useInvitationAnswer } from './use-joining.ts';

/** Open invitations to the user and the user's own requests, shown above the form. Renders nothing when they cannot be loaded. */
export function OpenJoinings() {
  const joinings = useQuery(joiningQueries.own());
  if (!joinings.data || joinings.data.length === 0) return null;
  // Invitations first: the user can answer them here.
  const sorted = joinings.data.toSorted((one, other) => one.origin.localeCompare(other.origin));
  return (
    <Stack as="ul" gap={3} aria-label="Invitaciones y peticiones">
      {sorted.map((joining) => (
        <li key={joining.id}>
          {joining.origin === 'invitation' ? (
            <Invitation invitation={joining} />
          ) : (
            <OwnRequest request={joining} />
          )}
        </li>
      ))}
    </Stack>
  );
}

interface InvitationProps {
  invitation: OwnJoining;
  /** Organisation of a coordinator who has one already: coordinators act for one organisation only. */
  bound?: { id: OrganizationId; name: string } | undefined;
}

/** An invitation with the buttons to accept or decline it. */
export function Invitation({ invitation, bound }: InvitationProps) {
  const { mutate, isPending, variables, error } = useInvitationAnswer(invitation);
  const { name } = invitation.organization;
  return (
    <Notice
      tone="info"
      title={`${name} te invita a unirte`}
      action={
        <Cluster gap={3}>
          {!bound && (
            <Button size="sm" busy={isPending && variables} onClick={() => mutate(true)}>
              {`Unirme a ${name}`}
            </Button>
          )}
          <Button variant="quiet" size="sm" busy={isPending && !variables} onClick={() => mutate(false)}>
            No, gracias
          </Button>
        </Cluster>
      }
    >
      {error === null ? (
        <p>
          {bound
            ? `Tu cuenta ya gestiona ${bound.name}, y cada cuenta gestiona una organización. Para aceptar, deja antes ${bound.name}, o pide que te inviten a otra dirección.`
            : 'Podrás publicar sus proyectos y leer sus solicitudes. No tienes que crear otra organización.'}
        </p>
      ) : (
        <p>{messageOf(error)}</p>
      )}
    </Notice>
  );
}

function OwnRequest({ request }: { request: OwnJoining }) {
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => withdrawJoining(request.id),
    onSettled: () => queryClient.invalidateQueries({ queryKey: joiningQueries.own().queryKey }),
  });
  const { name } = request.organization;
  return (
    <Notice
      tone="info"
      title={`Has pedido unirte a ${name}`}
      action={
        <Button variant="quiet" size="sm" busy={isPending} onClick={() => mutate()}>
          {`Retirar la petición a ${name}`}
        </Button>
      }
    >
      {error === null ? 'Sus responsables tienen que aceptarla. Te avisaremos por correo.' : messageOf(error)}
    </Notice>
  );
}
