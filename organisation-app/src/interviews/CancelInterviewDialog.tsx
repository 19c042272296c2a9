import { key as applicationKey } from '@puente/client/application-queries';
import { cancelInterview } from '@puente/client/interviews';
import { type InterviewReason, interviewReason } from '@puente/contract/forms/interview';
import { FormDialog } from '@puente/design-system/form-dialog';
import { Text } from '@puente/design-system/text';
import { useForm, useKeptForm, zodResolver } from '@puente/platform/forms';
import { useQueryClient } from '@puente/platform/query';
import { showToast } from '@puente/platform/ui';
import type { InterviewDialogProps } from './interview-dialog.ts';
import { ReasonField } from './ReasonField.tsx';

/** Dialog to cancel an interview or its offer, which asks why. */
export default function CancelInterviewDialog({ interview, onClose }: InterviewDialogProps) {
  const queryClient = useQueryClient();
  const form = useForm<InterviewReason>({
    resolver: zodResolver(interviewReason),
    defaultValues: { reason: '' },
  });
  const kept = useKeptForm(`interview-cancel-${interview.id}`, form, {
    send: (values) => cancelInterview(interview.id, values),
    onSent: async () => {
      await queryClient.invalidateQueries({ queryKey: applicationKey });
      showToast({ tone: 'success', message: 'Entrevista cancelada. Se lo hemos dicho.' });
    },
    onClose,
  });
  return (
    <FormDialog
      title={`¿Cancelar la entrevista: ${interview.student?.name ?? ''}?`}
      submitLabel="Cancelar la entrevista"
      cancelLabel="Mantenerla"
      tone="danger"
      failureTitle="No hemos podido cancelar la entrevista"
      {...kept}
    >
      <Text>La solicitud sigue preseleccionada: puedes ofrecer otra entrevista después.</Text>
      <ReasonField error={form.formState.errors.reason?.message} {...form.register('reason')} />
    </FormDialog>
  );
}
