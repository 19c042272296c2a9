import { changePassword } from '@puente/client/account';
import { type PasswordChange, passwordChange } from '@puente/contract/forms/account';
import { limits } from '@puente/contract/limits';
import { Button } from '@puente/design-system/button';
import { ErrorSummary } from '@puente/design-system/error-summary';
import { Form, PasswordField } from '@puente/design-system/field';
import { Stack } from '@puente/design-system/layout';
import { Notice } from '@puente/design-system/notice';
import { namedSummaryOf, useForm, useSaving, zodResolver } from '@puente/platform/forms';

const labels = {
  currentPassword: 'Contraseña actual',
  password: 'Contraseña nueva',
  passwordConfirmation: 'Repite la contraseña nueva',
};

const fields = [
  { name: 'currentPassword', autoComplete: 'current-password' },
  { name: 'password', autoComplete: 'new-password', hint: `Al menos ${limits.password.min} caracteres.` },
  { name: 'passwordConfirmation', autoComplete: 'new-password' },
] as const;

/** @param email address of the account, under which password managers store the new password */
export function PasswordForm({ email }: { email: string }) {
  const form = useForm<PasswordChange>({
    resolver: zodResolver(passwordChange),
    defaultValues: { currentPassword: '', password: '', passwordConfirmation: '' },
    shouldFocusError: false, // the summary takes focus
  });
  const { errors, submitCount } = form.formState;
  const { submit, busy, failure } = useSaving(form, 'Hemos cambiado tu contraseña.', async (values) => {
    await changePassword(values);
    form.reset();
  });

  return (
    <Form onSubmit={submit}>
      <Stack gap={5}>
        <ErrorSummary errors={submitCount > 0 ? namedSummaryOf(errors, labels) : []} attempt={submitCount} />
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        {fields.map(({ name, ...field }) => (
          <PasswordField
            key={name}
            label={labels[name]}
            required
            error={errors[name]?.message}
            {...field}
            {...form.register(name)}
          />
        ))}
        {failure !== null && (
          <Notice tone="danger" live title="No hemos podido cambiar tu contraseña">
            {failure}
          </Notice>
        )}
        <Button type="submit" busy={busy}>
          Cambiar contraseña
        </Button>
      </Stack>
    </Form>
  );
}
