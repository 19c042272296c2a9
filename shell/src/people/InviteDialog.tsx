import { inviteMember, peopleQueries } from '@puente/client/people';
import { staffRoleHints, staffRoleWords } from '@puente/contract/constants/role-words';
import { staffInvitation } from '@puente/contract/forms/staff-member';
import { type StaffRole, staffRoles } from '@puente/contract/roles';
import { RadioGroup, TextField } from '@puente/design-system/field';
import { FormDialog } from '@puente/design-system/form-dialog';
import { Text } from '@puente/design-system/text';
import { Controller, useForm, useSending, zodResolver } from '@puente/platform/forms';
import { useQueryClient } from '@puente/platform/query';
import { showToast } from '@puente/platform/ui';

interface Invitation {
  email: string;
  name: string;
  surname: string;
  staffRole: StaffRole;
}

/** Choices of a duty, each with what it allows. */
export const dutyOptions = staffRoles.map((value) => ({
  value,
  label: staffRoleWords[value],
  description: staffRoleHints[value],
}));

/** Dialog that invites somebody to the team. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient();
  const form = useForm<Invitation>({
    resolver: zodResolver(staffInvitation),
    defaultValues: { email: '', name: '', surname: '' },
  });
  const { errors } = form.formState;
  const { submit, busy, failure } = useSending(form, async (values) => {
    const { email } = await inviteMember(values);
    await queries.invalidateQueries({ queryKey: peopleQueries.key });
    onClose();
    showToast({ tone: 'success', message: `Hemos enviado la invitación a ${email}.` });
  });
  return (
    <FormDialog
      title="Invitar al equipo"
      submitLabel="Enviar invitación"
      cancelLabel="Cancelar"
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text tone="muted">
        Recibirá un correo con un enlace para elegir su contraseña. El enlace caduca en 7 días.
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
        required
        autoComplete="off"
        error={errors.name?.message}
        {...form.register('name')}
      />
      <TextField
        label="Apellidos"
        required
        autoComplete="off"
        error={errors.surname?.message}
        {...form.register('surname')}
      />
      <Controller
        control={form.control}
        name="staffRole"
        render={({ field: { name, value, onChange } }) => (
          <RadioGroup
            name={name}
            onChange={onChange}
            legend="¿Qué hará en el equipo?"
            required
            value={value}
            options={dutyOptions}
            error={errors.staffRole?.message}
          />
        )}
      />
    </FormDialog>
  );
}
