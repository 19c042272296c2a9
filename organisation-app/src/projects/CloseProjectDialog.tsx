import { closeProject } from '@puente/client/projects';
import { closeReasonLabels, closeReasons } from '@puente/contract/constants/projects';
import { statuses, waitingBecome } from '@puente/contract/constants/statuses';
import { projectClosing } from '@puente/contract/forms/project-data';
import { limits } from '@puente/contract/limits';
import { RadioGroup, TextArea } from '@puente/design-system/field';
import { FormDialog } from '@puente/design-system/form-dialog';
import { Controller, useForm, useKeptForm, zodResolver } from '@puente/platform/forms';
import { showToast } from '@puente/platform/ui';
import type { ProjectDialogProps } from './project-dialog.ts';

const reasonOptions = closeReasons.map((code) => {
  const becomes = waitingBecome[code];
  return {
    value: code,
    label: closeReasonLabels[code],
    ...(becomes && { description: `Las solicitudes que esperan respuesta pasan a «${statuses[becomes]}».` }),
  };
});

interface CloseProjectDialogProps extends Omit<ProjectDialogProps, 'project'> {
  project: Pick<ProjectDialogProps['project'], 'id' | 'title'>;
  /** Preselected reason, if it is known. */
  reason?: (typeof closeReasons)[number];
}

/** Dialog that asks why a project takes no more applications. Applicants without an answer are notified. */
export default function CloseProjectDialog({ project, reason, onChanged, onClose }: CloseProjectDialogProps) {
  const form = useForm({
    resolver: zodResolver(projectClosing),
    defaultValues: { explanation: '', ...(reason && { reason }) },
  });
  const { errors } = form.formState;
  const kept = useKeptForm(`project-closing-${project.id}`, form, {
    send: (values) => closeProject(project.id, values),
    onSent: async () => {
      await onChanged();
      showToast({ tone: 'success', message: 'Proyecto cerrado. Ya no admite solicitudes.' });
    },
    onClose,
  });

  return (
    <FormDialog
      title={`Cerrar «${project.title}»`}
      submitLabel="Cerrar el proyecto"
      cancelLabel="Dejarlo abierto"
      tone="danger"
      failureTitle="No hemos podido cerrar el proyecto"
      {...kept}
    >
      <Controller
        control={form.control}
        name="reason"
        render={({ field: { name, value, onChange } }) => (
          <RadioGroup
            name={name}
            legend="¿Por qué lo cierras?"
            hint="Avisamos ya a quienes esperan respuesta, también si tenías una preparada para más tarde. No se puede deshacer."
            options={reasonOptions}
            value={value}
            onChange={onChange}
            error={errors.reason && 'Elige por qué lo cierras.'}
          />
        )}
      />
      <TextArea
        label="Explicación"
        hint="Se ve en la página del proyecto y en el aviso."
        optional
        rows={3}
        maxLength={limits.answerReason.max}
        error={errors.explanation?.message}
        {...form.register('explanation')}
      />
    </FormDialog>
  );
}
