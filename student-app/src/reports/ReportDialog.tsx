import { type ReportedRecord, reportProblem } from '@puente/client/problems';
import { problems } from '@puente/contract/constants/projects';
import { type RecordProblem, recordProblem } from '@puente/contract/forms/record-problem';
import { Controller, useForm, zodResolver } from '@puente/platform/forms';
import { showToast } from '@puente/platform/ui';
import { KeptFormDialog } from '../forms/KeptFormDialog.tsx';
import { problemWith } from './problem-with.ts';
import { ProblemFields } from './ProblemFields.tsx';

interface ReportDialogProps {
  record: ReportedRecord;
  onClose: () => void;
}

/** Dialog to report a problem with a record to the team. */
export default function ReportDialog({ record, onClose }: ReportDialogProps) {
  const form = useForm<RecordProblem>({
    resolver: zodResolver(recordProblem),
    defaultValues: { text: '' },
  });

  return (
    <KeptFormDialog
      name={`${record.kind}-problem-${record.id}`}
      form={form}
      title={problemWith[record.kind]}
      submitLabel="Enviar aviso"
      cancelLabel="Cancelar"
      failureTitle="No hemos podido enviar tu aviso"
      send={(problem) => reportProblem(record, problem)}
      onSent={() => showToast({ tone: 'success', message: 'Gracias por avisar. El equipo lo revisará.' })}
      onClose={onClose}
    >
      <Controller
        control={form.control}
        name="reason"
        render={({ field: { name, value, onChange }, fieldState }) => (
          <ProblemFields
            reasons={problems}
            reason={{ name, value, onChange }}
            isReasonMissing={fieldState.error !== undefined}
            text={form.register('text')}
            textError={form.formState.errors.text?.message}
          />
        )}
      />
    </KeptFormDialog>
  );
}
