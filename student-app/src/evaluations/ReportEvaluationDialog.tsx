import { reportEvaluation } from '@puente/client/evaluations';
import { messageProblems } from '@puente/contract/constants/chats';
import type { EvaluatingSide } from '@puente/contract/constants/evaluations';
import { type EvaluationProblem, evaluationProblem } from '@puente/contract/forms/evaluation';
import type { CollaborationId, CollaborationMemberId } from '@puente/contract/ids';
import { Text } from '@puente/design-system/text';
import { useController, useForm, zodResolver } from '@puente/platform/forms';
import { showToast } from '@puente/platform/ui';
import { KeptFormDialog } from '../forms/KeptFormDialog.tsx';
import { ProblemFields } from '../reports/ProblemFields.tsx';

interface ReportEvaluationDialogProps {
  collaboration: CollaborationId;
  member: CollaborationMemberId;
  /** Side that wrote the words. */
  by: EvaluatingSide;
  onClose: () => void;
}

/** Dialog to report the words of an evaluation to the team. */
export default function ReportEvaluationDialog({
  collaboration,
  member,
  by,
  onClose,
}: ReportEvaluationDialogProps) {
  const form = useForm<EvaluationProblem>({
    resolver: zodResolver(evaluationProblem),
    defaultValues: { text: '', member, by },
  });
  const { field, fieldState } = useController({ control: form.control, name: 'reason' });
  return (
    <KeptFormDialog
      name={`evaluation-problem-${member}-${by}`}
      form={form}
      title="Denunciar una valoración"
      submitLabel="Enviar aviso"
      cancelLabel="Cancelar"
      failureTitle="No hemos podido enviar tu aviso"
      send={(problem) => reportEvaluation(collaboration, problem)}
      onSent={() => showToast({ tone: 'success', message: 'Gracias por avisar. El equipo lo revisará.' })}
      onClose={onClose}
    >
      <Text tone="muted">
        El equipo leerá lo que dice la valoración. Quien la escribió no sabrá quién ha avisado.
      </Text>
      <ProblemFields
        reasons={messageProblems}
        reason={field}
        isReasonMissing={fieldState.invalid}
        text={form.register('text')}
        textError={form.formState.errors.text?.message}
      />
    </KeptFormDialog>
  );
}
