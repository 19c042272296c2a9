import { useState } from 'react';
import { forgotPassword } from '@puente/client/account';
import { forgottenPasswordForm, type ForgottenPasswordForm } from '@puente/contract/forms/account';
import { Button } from '@puente/design-system/button';
import { ErrorSummary } from '@puente/design-system/error-summary';
import { TextField } from '@puente/design-system/field';
import { Stack } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { Notice } from '@puente/design-system/notice';
import { Text } from '@puente/design-system/text';
import { summaryOf, useForm, useSending, zodResolver } from '@puente/platform/forms';
import { href } from '@puente/platform/links';
import { useReady } from '@puente/platform/ui';
import { AuthPage } from './AuthPage.tsx';

/** /user/auth/forgot-password: mails a link. It never says whether an address has an account. */
export default function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  useReady(true);
  return (
    <AuthPage title="Recuperar contraseña" lead="Te enviamos un enlace para elegir una contraseña nueva.">
      <Stack gap={5}>
        {sentTo === null ? <AddressForm onSent={setSentTo} /> : <Sent email={sentTo} onAgain={() => setSentTo(null)} />}
        <Text size="sm">
          <Link href={href('login')}>Volver a iniciar sesión</Link>
        </Text>
      </Stack>
    </AuthPage>
  );
}

function AddressForm({ onSent }: { onSent: (email: string) => void }) {
  const form = useForm<ForgottenPasswordForm>({
    resolver: zodResolver(forgottenPasswordForm),
    defaultValues: { email: '' },
    shouldFocusError: false,
  });
  const { errors, submitCount } = form.formState;
  const { submit, busy, failure } = useSending(form, async ({ email }) => {
    await forgotPassword(email);
    onSent(email);
  });

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={5}>
        <ErrorSummary attempt={submitCount} errors={summaryOf(errors, ['email'])} />
        {failure !== null && (
          <Notice tone="danger" live>
            {failure}
          </Notice>
        )}
        <TextField
          label="Correo electrónico"
          type="email"
          autoComplete="username"
          inputMode="email"
          required
          error={errors.email?.message}
          {...form.register('email')}
        />
        <Button type="submit" busy={busy}>
          Enviar el enlace
        </Button>
      </Stack>
    </form>
  );
}

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  return (
    <Notice
      tone="success"
      title="Revisa tu correo"
      live
      action={
        <Button variant="secondary" size="sm" onClick={onAgain}>
          Usar otra dirección
        </Button>
      }
    >
      {`Si ${email} tiene cuenta, en unos minutos recibirás un enlace que caduca en 1 hora. Mira también en el correo no deseado.`}
    </Notice>
  );
}
