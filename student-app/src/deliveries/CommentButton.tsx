import type { Collaboration } from '@puente/contract/entities/collaboration';
import type { MilestoneDeliveries } from '@puente/contract/entities/delivery';
import { limits } from '@puente/contract/limits';
import { Button } from '@puente/design-system/button';
import { useDialogOnPress } from '@puente/platform/dialogs';

interface CommentButtonProps {
  collaboration: Collaboration;
  milestone: MilestoneDeliveries;
}

/** Button that opens a comment on a milestone, until it has as many as fit. */
export function CommentButton({ collaboration, milestone }: CommentButtonProps) {
  const { Dialog, isOpen, close, button } = useDialogOnPress(
    () => import(/* webpackChunkName: "deliveryDialogs" */ './CommentDialog.tsx'),
  );
  // An open dialog stays when the last comment that fits arrives: nothing typed is lost.
  if (milestone.comments.length >= limits.deliveryComments.max && !isOpen) return null;
  return (
    <>
      <Button variant="quiet" size="sm" {...button} aria-label={`Comentar: ${milestone.title}`}>
        Comentar
      </Button>
      {Dialog && isOpen && <Dialog collaboration={collaboration} milestone={milestone} onClose={close} />}
    </>
  );
}
