import { resetPassword } from '@puente/client/account';
import { ApiError } from '@puente/client/api-error';
import { newPasswordLabels } from '@puente/contract/form-labels';
import { type NewPasswordForm, newPasswordForm } from '@puente/contract/forms/account';
import { generalErrors } from '@puente/contract/general-errors';
import { limits } from '@puente/contract/limits';
import { Button } from '@puente/design-system/button';
import { Form, PasswordField } from '@puente/design-system/field';
import { Stack } from '@puente/design-system/layout';
import { ButtonLink } from '@puente/design-system/link';
import { Notice } from '@puente/design-system/notice';
import { namedSummaryOf, useForm, useSending, zodResolver } from '@puente/platform/forms';
import { href } from '@puente/platform/links';
import { useNavigate, useSearchParams } from '@puente/platform/router';
import { adoptSession } from '@puente/platform/session';
import { showToast, useReady } from '@puente/platform/ui';
import { useAfterLogin } from './after-login.ts';
import { AuthPage } from './AuthPage.tsx';
import { FormProblems } from './FormProblems.tsx';

/** /user/auth/reset-password?code=…: target of the mailed link. Setting the new password opens a session. */
export default function ResetPasswordPage() {
  const [search] = useSearchParams();
  const code = search.get('code');
  useReady(true);
  return (
    <AuthPage title="Contraseña nueva" lead="Al guardarla cerramos tus sesiones en otros dispositivos.">
      {code ? <PasswordForm code={code} /> : <LinkSpent />}
    </AuthPage>
  );
}

function PasswordForm({ code }: { code: string }) {
  const goOn = useAfterLogin();
  const navigate = useNavigate();
  const form = useForm<NewPasswordForm>({
    resolver: zodResolver(newPasswordForm),
    defaultValues: { password: '', passwordConfirmation: '' },
    shouldFocusError: false,
  });
  const { errors, submitCount } = form.formState;
  const { submit, busy, failure } = useSending(form, async (passwords) => {
    const isComplete = await resetPassword({ ...passwords, code }).then(
      () => true,
      (error: unknown) => {
        if (!(error instanceof ApiError) || error.code !== 'SecondFactorRequired') throw error;
        return false;
      },
    );
    const user = isComplete ? await adoptSession() : null;
    showToast({ tone: 'success', message: 'Tu contraseña nueva está guardada.' });
    if (user) goOn(user);
    else await navigate(href('secondFactor'), { replace: true });
  });
  if (failure === generalErrors.CodeInvalid.text) return <LinkSpent takesFocus />;

  return (
    <Form drawn="new-password" onSubmit={submit}>
      <Stack gap={5}>
        <FormProblems
          attempt={submitCount}
          errors={namedSummaryOf(errors, newPasswordLabels)}
          failure={failure}
        />
        <PasswordField
          label={newPasswordLabels.password}
          autoComplete="new-password"
          hint={`Al menos ${limits.password.min} caracteres.`}
          required
          error={errors.password?.message}
          {...form.register('password')}
        />
        <PasswordField
          label={newPasswordLabels.passwordConfirmation}
          autoComplete="new-password"
          required
          error={errors.passwordConfirmation?.message}
          {...form.register('passwordConfirmation')}
        />
        <Button type="submit" busy={busy}>
          Guardar la contraseña
        </Button>
      </Stack>
    </Form>
  );
}

/** Message for a used or expired link. Links work once, within an hour. */
function LinkSpent({ takesFocus = false }: { takesFocus?: boolean }) {
  return (
    <Notice
      tone="warning"
      title="El enlace ha caducado o ya se ha usado"
      live
      takesFocus={takesFocus}
      action={
        <ButtonLink href={href('forgotPassword')} variant="secondary" size="sm">
          Pedir otro enlace
        </ButtonLink>
      }
    >
      Cada enlace sirve una sola vez, durante una hora.
    </Notice>
  );
}
