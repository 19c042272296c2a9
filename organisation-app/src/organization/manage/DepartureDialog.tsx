import { messageOf } from '@puente/client/api-error';
import { departFrom } from '@puente/client/joinings';
import * as organizationQueries from '@puente/client/organization-queries';
import type { OrganizationPerson } from '@puente/contract/entities/organization';
import { organizationsOf } from '@puente/contract/entities/organizations-of';
import { ConfirmDialog } from '@puente/design-system/dialog';
import { href } from '@puente/platform/links';
import { useMutation, useQueryClient } from '@puente/platform/query';
import { useNavigate } from '@puente/platform/router';
import { updateUser, useSession } from '@puente/platform/session';
import { showToast } from '@puente/platform/ui';
import { withoutOrganization } from '../with-organization.ts';
import type { OwnOrganization } from './own-organization.ts';

interface DepartureDialogProps {
  person: OrganizationPerson;
  isSelf: boolean;
  organization: OwnOrganization;
  onClose: () => void;
}

/** Confirms that a person leaves an organisation, or removes someone else from it. */
export function DepartureDialog({ person, isSelf, organization, onClose }: DepartureDialogProps) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => departFrom(organization.id, person.id),
    onSuccess: async () => {
      if (isSelf) return leave();
      showToast({ tone: 'success', message: `${person.name} ya no gestiona ${organization.name}.` });
      await queryClient.invalidateQueries({ queryKey: organizationQueries.people(organization.id).queryKey });
      onClose();
    },
  });

  async function leave() {
    showToast({ tone: 'success', message: `Has dejado ${organization.name}.` });
    const user = useSession.getState().user;
    const others = organizationsOf(user).filter(({ id }) => id !== organization.id);
    updateUser((known) => withoutOrganization(known, organization.id));
    await navigate(href(others.length > 0 ? 'organizationProjects' : 'organizationCreate'));
    queryClient.removeQueries({ queryKey: organizationQueries.key });
  }

  const question = isSelf
    ? `¿Dejar ${organization.name}?`
    : `¿Quitar a ${person.name} de ${organization.name}?`;
  return (
    <ConfirmDialog
      open
      title={question}
      confirmLabel={isSelf ? 'Dejar la organización' : 'Quitar'}
      tone="danger"
      busy={isPending}
      failure={error && messageOf(error)}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      {isSelf
        ? 'Dejarás de ver sus proyectos y solicitudes. Para volver, alguien tendrá que invitarte.'
        : 'Dejará de ver los proyectos y las solicitudes desde este momento. Su cuenta sigue existiendo.'}
    </ConfirmDialog>
  );
}
