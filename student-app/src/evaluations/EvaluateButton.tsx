import type { Collaboration, CollaborationMember } from '@puente/contract/entities/collaboration';
import { Button } from '@puente/design-system/button';
import { useDialogOnPress } from '@puente/platform/dialogs';
import { nameOfMember } from '../collaborations/collaboration-words.ts';

interface EvaluateButtonProps {
  collaboration: Collaboration;
  member: CollaborationMember;
}

/** Button that opens the evaluation of the other side. */
export function EvaluateButton({ collaboration, member }: EvaluateButtonProps) {
  return collaboration.side === 'student' ? (
    <EvaluateOrganization collaboration={collaboration} />
  ) : (
    <EvaluateStudent collaboration={collaboration} member={member} />
  );
}

function EvaluateOrganization({ collaboration }: { collaboration: Collaboration }) {
  const { Dialog, isOpen, close, button } = useDialogOnPress(
    () => import(/* webpackChunkName: "evaluationDialogs" */ './EvaluateOrganizationDialog.tsx'),
  );
  return (
    <div>
      <Button {...button}>Valorar a la organización</Button>
      {Dialog && isOpen && <Dialog collaboration={collaboration} onClose={close} />}
    </div>
  );
}

function EvaluateStudent({ collaboration, member }: EvaluateButtonProps) {
  const { Dialog, isOpen, close, button } = useDialogOnPress(
    () => import(/* webpackChunkName: "evaluationDialogs" */ './EvaluateStudentDialog.tsx'),
  );
  return (
    <div>
      <Button {...button}>{`Valorar a ${nameOfMember(member)}`}</Button>
      {Dialog && isOpen && <Dialog collaboration={collaboration} member={member} onClose={close} />}
    </div>
  );
}
