import { key as applicationKey } from '@puente/client/application-queries';
import { moveInterview } from '@puente/client/interviews';
import { type InterviewMove, interviewMove } from '@puente/contract/forms/interview';
import { interviewTime, spanishTimeNote } from '@puente/contract/interview-words';
import { FormDialog } from '@puente/design-system/form-dialog';
import { Text } from '@puente/design-system/text';
import { Controller, useForm, useKeptForm, zodResolver } from '@puente/platform/forms';
import { useQueryClient } from '@puente/platform/query';
import { showToast } from '@puente/platform/ui';
import type { InterviewDialogProps } from './interview-dialog.ts';
import { ReasonField } from './ReasonField.tsx';
import { TimeField } from './TimesField.tsx';

/** Dialog to move a chosen time, which asks why. */
export default function MoveInterviewDialog({ interview, onClose }: InterviewDialogProps) {
  const queryClient = useQueryClient();
  const { id, minutes, starts_at: current } = interview;
  const from = current ?? '';
  const form = useForm<InterviewMove>({
    resolver: zodResolver(interviewMove),
    defaultValues: { from, starts_at: '', reason: '' },
  });
  const kept = useKeptForm(`interview-move-${id}`, form, {
    // A draft may have the time of an earlier visit.
    send: (values) => moveInterview(id, { ...values, from }),
    onSent: async () => {
      await queryClient.invalidateQueries({ queryKey: applicationKey });
      showToast({ tone: 'success', message: 'Hora cambiada. Se lo hemos dicho.' });
    },
    onClose,
  });
  return (
    <FormDialog
      title={`Cambiar la entrevista: ${interview.student?.name ?? ''}`}
      submitLabel="Cambiar la hora"
      cancelLabel="Dejarla como está"
      failureTitle="No hemos podido cambiar la hora"
      {...kept}
    >
      <Text>{`Ahora es el ${interviewTime(from, minutes)} (${spanishTimeNote}).`}</Text>
      <Controller
        control={form.control}
        name="starts_at"
        render={({ field, fieldState }) => (
          <TimeField
            label="Nueva hora"
            name={field.name}
            value={field.value}
            onChange={field.onChange}
            error={fieldState.error?.message}
          />
        )}
      />
      <ReasonField error={form.formState.errors.reason?.message} {...form.register('reason')} />
    </FormDialog>
  );
}
