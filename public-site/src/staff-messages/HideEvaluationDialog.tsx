import { hideReportedEvaluation } from '@puente/client/contact-queue';
import type { ContactMessageId } from '@puente/contract/ids';
import { showToast } from '@puente/platform/ui';
import { HideDialog } from './HideDialog.tsx';
import { useThreadChange } from './use-thread-change.ts';

interface HideEvaluationDialogProps {
  id: ContactMessageId;
  /** Called before the page shows that the words are hidden. */
  onDone: () => void;
  onClose: () => void;
}

/** Dialog that hides the words of a reported evaluation. Stays open, with what was typed, when a colleague was faster. */
export default function HideEvaluationDialog({ id, onDone, onClose }: HideEvaluationDialogProps) {
  const hiding = useThreadChange(
    id,
    (data: Parameters<typeof hideReportedEvaluation>[1]) => hideReportedEvaluation(id, data),
    { onDone },
  );
  return (
    <HideDialog
      name={`hidden-evaluation-${id}`}
      title="¿Retirar el comentario?"
      send={(data) => hiding.mutateAsync(data)}
      onSent={() =>
        showToast({ tone: 'success', message: 'Hemos retirado el comentario y avisado a las dos partes.' })
      }
      onClose={onClose}
    >
      Las puntuaciones siguen contando. Quien lo escribió recibe el motivo por correo y puede escribir al
      equipo si cree que es un error. El estudiante y la organización leen el motivo junto a la valoración.
    </HideDialog>
  );
}
