import { useEffect } from 'react';
import { Stack } from '@puente/design-system/layout';
import { Notice } from '@puente/design-system/notice';
import { generalErrors } from '@puente/contract/general-errors';
import { useSearchParams } from '@puente/platform/router';
import { useUser } from '@puente/platform/session';
import { useReady } from '@puente/platform/ui';
import { AuthPage } from './AuthPage.tsx';
import { useGoOn } from './go-on.ts';
import { LoginForm } from './LoginForm.tsx';

/** /user/auth/login; the confirmation link of the mail leads here with `?confirmed=1`, or 0 when it is no longer valid. */
export default function LoginPage() {
  const goOn = useGoOn();
  const user = useUser();
  const [search] = useSearchParams();
  const confirmed = search.get('confirmed');
  useReady(true);

  // The user signed in here, in another tab or before: leads on to where they were going.
  useEffect(() => {
    if (user) goOn(user);
  }, [user, goOn]);

  return (
    <AuthPage title="Iniciar sesión" lead="Nos alegra verte de nuevo.">
      <Stack gap={5}>
        {confirmed === '1' && (
          <Notice tone="success" title="Tu email está verificado" live>
            Ya puedes iniciar sesión.
          </Notice>
        )}
        {confirmed === '0' && (
          <Notice tone="warning" title={generalErrors.ConfirmationInvalid.text} live>
            Inicia sesión y podrás pedir otro enlace si todavía lo necesitas.
          </Notice>
        )}
        <LoginForm />
      </Stack>
    </AuthPage>
  );
}
