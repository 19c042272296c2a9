import { changeEmail } from '@puente/client/account';
import { type EmailChangeForm, emailChangeForm } from '@puente/contract/forms/account';
import { Button } from '@puente/design-system/button';
import { ErrorSummary } from '@puente/design-system/error-summary';
import { Form, PasswordField, TextField } from '@puente/design-system/field';
import { Stack } from '@puente/design-system/layout';
import { Notice } from '@puente/design-system/notice';
import { Text } from '@puente/design-system/text';
import { namedSummaryOf, useForm, useSaving, zodResolver } from '@puente/platform/forms';

const labels = { email: 'Dirección nueva', password: 'Tu contraseña' };

/** Form to change the email address, which must be confirmed by mail. @param email current address of the account */
export function EmailForm({ email }: { email: string }) {
  const form = useForm<EmailChangeForm>({
    resolver: zodResolver(emailChangeForm),
    defaultValues: { email: '', password: '' },
    shouldFocusError: false, // the summary takes focus
  });
  const { errors, submitCount } = form.formState;
  const { submit, busy, failure } = useSaving(
    form,
    'Te hemos escrito a la dirección nueva: confirma el cambio desde ese correo.',
    async (values) => {
      await changeEmail(values.email, values.password === '' ? undefined : values.password);
      form.reset();
    },
  );

  return (
    <Form onSubmit={submit}>
      <Stack gap={5}>
        <Text>
          Ahora entras con <strong>{email}</strong>.
        </Text>
        <ErrorSummary errors={submitCount > 0 ? namedSummaryOf(errors, labels) : []} attempt={submitCount} />
        <TextField
          label={labels.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          error={errors.email?.message}
          {...form.register('email')}
        />
        <PasswordField
          label={labels.password}
          id="email-change-password"
          autoComplete="current-password"
          hint="Déjala vacía si entras con Google o Microsoft."
          error={errors.password?.message}
          {...form.register('password')}
        />
        {failure !== null && (
          <Notice tone="danger" live title="No hemos podido pedir el cambio">
            {failure}
          </Notice>
        )}
        <Button type="submit" busy={busy}>
          Cambiar la dirección
        </Button>
      </Stack>
    </Form>
  );
}
