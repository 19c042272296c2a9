import { extendProject } from '@puente/client/projects';
import { dayInSpain } from '@puente/contract/day-in-spain';
import { projectExtension } from '@puente/contract/forms/project-data';
import { DateField } from '@puente/design-system/date-field';
import { Checkbox } from '@puente/design-system/field';
import { FormDialog } from '@puente/design-system/form-dialog';
import { useController, useForm, useKeptForm, zodResolver } from '@puente/platform/forms';
import { showToast } from '@puente/platform/ui';
import { shortDate } from '../dates.ts';
import type { ProjectDialogProps } from './project-dialog.ts';

/** Dialog to extend or remove a project's deadline. A closed project accepts applications again. */
export default function ExtendProjectDialog({ project, onChanged, onClose }: ProjectDialogProps) {
  const form = useForm<{ deadline: string | null }>({
    resolver: zodResolver(projectExtension),
    defaultValues: { deadline: '' },
  });
  const { field, fieldState } = useController({ control: form.control, name: 'deadline' });
  const kept = useKeptForm(`project-extension-${project.id}`, form, {
    send: ({ deadline }) => extendProject(project.id, deadline),
    onSent: async () => {
      await onChanged();
      showToast({ tone: 'success', message: 'Plazo ampliado. El proyecto admite solicitudes.' });
    },
    onClose,
  });
  const isOpenEnded = field.value === null;

  return (
    <FormDialog
      title={`Ampliar el plazo de «${project.title}»`}
      submitLabel="Ampliar el plazo"
      cancelLabel="Dejarlo como está"
      failureTitle="No hemos podido ampliar el plazo"
      {...kept}
    >
      {!isOpenEnded && (
        <DateField
          label="Nuevo último día"
          name="deadline"
          hint={`${project.deadline === null ? '' : `Ahora es el ${shortDate(project.deadline)}. `}Hasta la medianoche de ese día, hora peninsular.`}
          min={dayAfter(project.deadline)}
          value={field.value ?? ''}
          onChange={field.onChange}
          onBlur={field.onBlur}
          error={fieldState.error?.message}
        />
      )}
      <Checkbox
        label="Dejarlo abierto, sin último día"
        name="open-ended"
        checked={isOpenEnded}
        onChange={({ currentTarget }) => field.onChange(currentTarget.checked ? null : '')}
      />
    </FormDialog>
  );
}

const oneDay = 24 * 60 * 60 * 1000;

/** Returns the first possible new deadline: after the current one, and not in the past. */
function dayAfter(deadline: string | null): string {
  const next = deadline === null ? '' : dayInSpain(new Date(Date.parse(deadline) + oneDay));
  const today = dayInSpain(Date.now());
  return next > today ? next : today;
}
