import { explained } from '@puente/client/api-error';
import { withdrawTeacherInvitation } from '@puente/client/collaboration-teachers';
import { collaborationQueries } from '@puente/client/collaborations';
import { isUnderWay } from '@puente/contract/constants/collaborations';
import type { CollaborationDetail } from '@puente/contract/entities/collaboration';
import { Button } from '@puente/design-system/button';
import { Cluster, Stack } from '@puente/design-system/layout';
import { Notice } from '@puente/design-system/notice';
import { dayOf } from '@puente/design-system/project';
import { Text } from '@puente/design-system/text';
import { useDialogOnPress } from '@puente/platform/dialogs';
import { useMutation, useQueryClient } from '@puente/platform/query';
import { showToast } from '@puente/platform/ui';

interface TeacherActionsProps {
  collaboration: CollaborationDetail;
}

/** Buttons to invite a teacher, to withdraw the invitation, and to end the guidance by an invited teacher. */
export function TeacherActions({ collaboration }: TeacherActionsProps) {
  const { state, side, own_teacher: isOwn, teacher_invitation: invitation } = collaboration;
  if (!isUnderWay(state)) return null;
  return (
    <Stack gap={3}>
      {invitation && (
        <Text>
          {`Hemos preguntado a ${invitation.email} si puede dirigirlo (${dayOf(invitation.at)}). Aún no ha respondido.`}
        </Text>
      )}
      <Cluster gap={2}>
        {side !== 'teacher' && <Invite collaboration={collaboration} />}
        {invitation && side !== 'teacher' && <Withdraw collaboration={collaboration} />}
        {isOwn === true && <EndGuidance collaboration={collaboration} />}
      </Cluster>
    </Stack>
  );
}

function Invite({ collaboration }: TeacherActionsProps) {
  const { Dialog, isOpen, close, button } = useDialogOnPress(
    () => import(/* webpackChunkName: "collaborationDialogs" */ './TeacherInvitationDialog.tsx'),
  );
  const { teacher, teacher_invitation: invitation } = collaboration;
  return (
    <>
      <Button variant="secondary" size="sm" icon="graduation" {...button}>
        {teacher === null && !invitation ? 'Invitar a un docente' : 'Invitar a otro docente'}
      </Button>
      {Dialog && isOpen && <Dialog collaboration={collaboration} onClose={close} />}
    </>
  );
}

function Withdraw({ collaboration: { id } }: TeacherActionsProps) {
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: () => withdrawTeacherInvitation(id),
    onSuccess: (changed) => {
      queryClient.setQueryData(collaborationQueries.one(id).queryKey, changed);
      showToast({ tone: 'success', message: 'Hemos retirado la invitación.' });
    },
  });
  return (
    <>
      <Button variant="quiet" size="sm" busy={isPending} onClick={() => mutate()}>
        Retirar la invitación
      </Button>
      {error !== null && (
        <Notice tone="danger" live title="No hemos podido retirar la invitación">
          {explained(error)}
        </Notice>
      )}
    </>
  );
}

function EndGuidance({ collaboration }: TeacherActionsProps) {
  const { Dialog, isOpen, close, button } = useDialogOnPress(
    () => import(/* webpackChunkName: "collaborationDialogs" */ './GuidanceEndDialog.tsx'),
  );
  return (
    <>
      <Button variant="quiet" size="sm" {...button}>
        {collaboration.side === 'teacher' ? 'Dejar de dirigirlo' : 'Quitar al docente'}
      </Button>
      {Dialog && isOpen && <Dialog collaboration={collaboration} onClose={close} />}
    </>
  );
}
