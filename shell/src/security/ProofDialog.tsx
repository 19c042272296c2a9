import { useId } from 'react';
import { type SecurityChangeForm, securityChangeForm } from '@puente/contract/forms/second-factor';
import { Button } from '@puente/design-system/button';
import { Dialog } from '@puente/design-system/dialog';
import { Form, PasswordField, TextField } from '@puente/design-system/field';
import { Stack } from '@puente/design-system/layout';
import { Text } from '@puente/design-system/text';
import { useForm, useSending, zodResolver } from '@puente/platform/forms';
import { FormProblems } from '../auth/FormProblems.tsx';

export interface Proof {
  /** Undefined for users without a password: a recent login is enough for them. */
  password: string | undefined;
  name: string;
}

interface ProofDialogProps {
  title: string;
  text: string;
  confirmLabel: string;
  danger?: boolean;
  hasPassword: boolean;
  /** Initial value of the name field. Without it there is no such field. */
  name?: string;
  onConfirm: (proof: Proof) => Promise<void>;
  onClose: () => void;
}

/** Dialog that confirms a change to the user's logins and asks for the password. */
export function ProofDialog({
  title,
  text,
  confirmLabel,
  danger = false,
  hasPassword,
  name,
  onConfirm,
  onClose,
}: ProofDialogProps) {
  const id = useId();
  const asks = { name: name !== undefined, password: hasPassword };
  const form = useForm<SecurityChangeForm>({
    resolver: zodResolver(securityChangeForm(asks)),
    defaultValues: { name: name ?? '', password: '' },
  });
  const { errors } = form.formState;
  const { submit, busy, failure } = useSending(form, async (values) => {
    await onConfirm({ name: values.name, password: hasPassword ? values.password : undefined });
    onClose();
  });
  return (
    <Dialog
      open
      size="sm"
      title={title}
      onClose={() => {
        if (!busy) onClose();
      }}
      footer={
        <>
          <Button variant="secondary" aria-disabled={busy || undefined} onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" form={id} variant={danger ? 'danger' : 'primary'} busy={busy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Form id={id} onSubmit={submit}>
        <Stack gap={5}>
          <Text>{text}</Text>
          <FormProblems attempt={0} errors={[]} failure={failure} />
          {asks.name && (
            <TextField
              label="Nombre"
              hint="Para reconocerla después, como «Mi móvil»."
              required
              data-autofocus=""
              error={errors.name?.message}
              {...form.register('name')}
            />
          )}
          {asks.password && (
            <PasswordField
              label="Tu contraseña"
              autoComplete="current-password"
              required
              data-autofocus={asks.name ? undefined : ''}
              error={errors.password?.message}
              {...form.register('password')}
            />
          )}
        </Stack>
      </Form>
    </Dialog>
  );
}
