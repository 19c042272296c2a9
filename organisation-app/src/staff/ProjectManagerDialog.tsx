import * as organizationQueries from '@puente/client/organization-queries';
import { inviteProjectManager } from '@puente/client/profiles';
import { projectManagerInvitation } from '@puente/contract/forms/profile';
import type { OrganizationId } from '@puente/contract/ids';
import { TextField } from '@puente/design-system/field';
import { FormDialog } from '@puente/design-system/form-dialog';
import { Text } from '@puente/design-system/text';
import { useForm, useSending, zodResolver } from '@puente/platform/forms';
import { useQueryClient } from '@puente/platform/query';
import { showToast } from '@puente/platform/ui';

interface ProjectManagerDialogProps {
  organization: OrganizationId;
  onClose: () => void;
}

/** Dialog that invites somebody to manage the projects of an organisation (§6). */
export function ProjectManagerDialog({ organization, onClose }: ProjectManagerDialogProps) {
  const queries = useQueryClient();
  const form = useForm({
    resolver: zodResolver(projectManagerInvitation),
    defaultValues: { email: '', name: '', surname: '', organizations: [organization] },
  });
  const { errors } = form.formState;
  const { submit, busy, failure } = useSending(form, async (values) => {
    await inviteProjectManager(values);
    await queries.invalidateQueries({ queryKey: organizationQueries.people(organization).queryKey });
    onClose();
    showToast({ tone: 'success', message: `Hemos enviado la invitación a ${values.email}.` });
  });
  return (
    <FormDialog
      title="Invitar a gestionar sus proyectos"
      submitLabel="Enviar invitación"
      cancelLabel="Cancelar"
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text tone="muted">
        Publicará y atenderá proyectos en nombre de la organización. Recibirá un correo con un enlace para
        elegir su contraseña.
      </Text>
      <TextField
        label="Correo electrónico"
        type="email"
        autoComplete="off"
        required
        data-autofocus=""
        error={errors.email?.message}
        {...form.register('email')}
      />
      <TextField
        label="Nombre"
        autoComplete="off"
        required
        error={errors.name?.message}
        {...form.register('name')}
      />
      <TextField
        label="Apellidos"
        autoComplete="off"
        required
        error={errors.surname?.message}
        {...form.register('surname')}
      />
    </FormDialog>
  );
}
