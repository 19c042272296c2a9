import { useState } from 'react';
import { beginView } from '@puente/client/views';
import type { Person } from '@puente/contract/entities/person';
import { viewReason } from '@puente/contract/forms/view';
import { limits } from '@puente/contract/limits';
import { PasswordField, TextArea } from '@puente/design-system/field';
import { FormDialog } from '@puente/design-system/form-dialog';
import { Text } from '@puente/design-system/text';
import { useForm, useSending, zodResolver } from '@puente/platform/forms';
import { href } from '@puente/platform/links';
import { changeView } from '@puente/platform/session';
import { openDocument } from '../view/open-document.ts';

interface ViewDialogProps {
  person: Person;
  onClose: () => void;
}

/** Dialog to see the platform as another person does, with the reason. */
export function ViewDialog({ person, onClose }: ViewDialogProps) {
  const form = useForm({
    resolver: zodResolver(viewReason),
    defaultValues: { reason: '', password: '' },
  });
  const { errors } = form.formState;
  // Stays busy until the new document is there.
  const [isLeaving, setLeaving] = useState(false);
  const { submit, busy, failure } = useSending(form, async (values) => {
    await changeView(() => beginView({ ...values, user: person.id }));
    setLeaving(true);
    openDocument(href('home'));
  });
  return (
    <FormDialog
      title={`Ver la plataforma como la ve ${person.name}`}
      submitLabel="Ver como lo ve"
      cancelLabel="Cancelar"
      busy={busy || isLeaving}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text>
        {`Podrás mirar durante ${limits.view.minutes} minutos, sin cambiar nada. Sus mensajes, sus notas y la seguridad de su cuenta no se enseñan.`}
      </Text>
      <TextArea
        label="Motivo"
        hint="Queda en el registro del equipo y entre los datos de esta persona, que puede leerlo."
        required
        data-autofocus=""
        rows={3}
        maxLength={limits.view.reason.max}
        error={errors.reason?.message}
        {...form.register('reason')}
      />
      <PasswordField
        label="Tu contraseña"
        autoComplete="current-password"
        required
        error={errors.password?.message}
        {...form.register('password')}
      />
    </FormDialog>
  );
}
