import type { TalentProfile } from '@puente/contract/entities/student';
import { Button } from '@puente/design-system/button';
import { useDialogOnPress } from '@puente/platform/dialogs';
import type { TalentOrganization } from './use-talent-access.ts';

interface InviteButtonProps {
  student: Pick<TalentProfile, 'id' | 'name'>;
  organization: TalentOrganization;
}

export function InviteButton({ student, organization }: InviteButtonProps) {
  const { Dialog, isOpen, close, button } = useDialogOnPress(
    () => import(/* webpackChunkName: "inviteStudent" */ './InviteDialog.tsx'),
  );
  return (
    <>
      <Button icon="mail" {...button}>
        Invitar a un proyecto
      </Button>
      {Dialog && isOpen && <Dialog student={student} organization={organization} onClose={close} />}
    </>
  );
}
