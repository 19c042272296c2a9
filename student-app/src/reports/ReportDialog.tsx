import { type ReportedRecord, reportProblem } from '@puente/client/problems';
import { problemCodes, problems } from '@puente/contract/constants/projects';
import { type RecordProblem, recordProblem } from '@puente/contract/forms/record-problem';
import { limits } from '@puente/contract/limits';
import { RadioGroup, TextArea } from '@puente/design-system/field';
import { Controller, useForm, zodResolver } from '@puente/platform/forms';
import { showToast } from '@puente/platform/ui';
import { KeptFormDialog } from '../forms/KeptFormDialog.tsx';
import { problemWith } from './problem-with.ts';

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
          <RadioGroup
            name={name}
            onChange={onChange}
            legend="¿Qué ocurre?"
            options={problemCodes.map((code) => ({ value: code, label: problems[code] }))}
            value={value}
            error={fieldState.error && 'Elige qué ocurre.'}
          />
        )}
      />
      <TextArea
        label="Cuéntanos más"
        optional
        maxLength={limits.recordProblem.max}
        hint="Lo lee el equipo de la plataforma, que puede responderte por correo electrónico."
        error={form.formState.errors.text?.message}
        {...form.register('text')}
      />
    </KeptFormDialog>
  );
}
