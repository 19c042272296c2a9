import { decideJoining, joiningQueries } from '@puente/client/joinings';
import type { JoiningId, OrganizationId } from '@puente/contract/ids';
import { href } from '@puente/platform/links';
import { useMutation, useQueryClient } from '@puente/platform/query';
import { useNavigate } from '@puente/platform/router';
import { updateUser } from '@puente/platform/session';
import { showToast } from '@puente/platform/ui';
import { withOrganization } from '../organization/with-organization.ts';

interface Organization {
  id: OrganizationId;
  name: string;
}

/** Returns the callback for a user who has just joined an existing organisation. It opens the organisation's projects. */
export function useWelcome(): (joined: Organization) => Promise<void> {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return async ({ id, name }) => {
    updateUser((user) => withOrganization(user, { id, name }));
    showToast({ tone: 'success', message: `Ya formas parte de ${name}.` });
    queryClient.removeQueries({ queryKey: joiningQueries.own().queryKey });
    await navigate(href('organizationProjects', {}, { organization: id }));
  };
}

/** Accepts or declines an invitation. */
export function useInvitationAnswer(invitation: { id: JoiningId; organization: Organization }) {
  const queryClient = useQueryClient();
  const welcome = useWelcome();
  return useMutation({
    mutationFn: (accepted: boolean) => decideJoining(invitation.id, accepted),
    onSuccess: (_, accepted) =>
      accepted
        ? welcome(invitation.organization)
        : queryClient.invalidateQueries({ queryKey: joiningQueries.own().queryKey }),
  });
}
