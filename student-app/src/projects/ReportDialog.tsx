import { reportProject } from '@puente/client/projects';
import { problemCodes, problems } from '@puente/contract/constants/projects';
import type { Project } from '@puente/contract/entities/project';
import { type ProjectProblem, projectProblem } from '@puente/contract/forms/project-problem';
import { limits } from '@puente/contract/limits';
import { RadioGroup, TextArea } from '@puente/design-system/field';
import { Controller, useForm, zodResolver } from '@puente/platform/forms';
import { showToast } from '@puente/platform/ui';
import { KeptFormDialog } from '../forms/KeptFormDialog.tsx';

interface ReportDialogProps {
  project: Pick<Project, 'id'>;
  onClose: () => void;
}

/** Dialog to report a problem with a project to staff. */
export default function ReportDialog({ project, onClose }: ReportDialogProps) {
  const form = useForm<ProjectProblem>({
    resolver: zodResolver(projectProblem),
    defaultValues: { text: '' },
  });

  return (
    <KeptFormDialog
      name={`project-problem-${project.id}`}
      form={form}
      title="Hay un problema con este proyecto"
      submitLabel="Enviar aviso"
      cancelLabel="Cancelar"
      failureTitle="No hemos podido enviar tu aviso"
      send={(problem) => reportProject(project.id, problem)}
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
        maxLength={limits.projectProblem.max}
        hint="Lo lee el equipo de la plataforma, que puede responderte por correo electrónico."
        error={form.formState.errors.text?.message}
        {...form.register('text')}
      />
    </KeptFormDialog>
  );
}
