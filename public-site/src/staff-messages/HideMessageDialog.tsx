import { hideReportedMessage } from '@puente/client/contact-queue';
import type { ReportedChat } from '@puente/contract/entities/contact-message';
import type { ContactMessageId } from '@puente/contract/ids';
import { showToast } from '@puente/platform/ui';
import { HideDialog } from './HideDialog.tsx';

interface HideMessageDialogProps {
  id: ContactMessageId;
  onChanged: (chat: ReportedChat) => void;
  onClose: () => void;
}

/** Dialog that hides a message of a chat. */
export default function HideMessageDialog({ id, onChanged, onClose }: HideMessageDialogProps) {
  return (
    <HideDialog
      name={`hidden-message-${id}`}
      title="¿Retirar el mensaje?"
      send={(data) => hideReportedMessage(id, data)}
      onSent={(chat) => {
        onChanged(chat);
        showToast({ tone: 'success', message: 'Hemos retirado el mensaje y avisado a quien lo escribió.' });
      }}
      onClose={onClose}
    >
      En su lugar se lee «El equipo ha retirado este mensaje». Quien lo escribió recibe el motivo por correo y
      puede escribir al equipo si cree que es un error.
    </HideDialog>
  );
}
