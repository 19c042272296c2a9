import { useEffect } from 'react';
import { loginProblem } from '@puente/contract/login-problem';
import { useSearchParams } from '@puente/platform/router';
import { useUser } from '@puente/platform/session';
import { useReady } from '@puente/platform/ui';
import { useAfterLogin } from './after-login.ts';
import { AuthPage } from './AuthPage.tsx';
import { LoginForm } from './LoginForm.tsx';

/** /user/auth/login. The link in the confirmation mail leads here with `?confirmation=…`: logging in confirms the address. */
export default function LoginPage() {
  const goOn = useAfterLogin();
  const user = useUser();
  const [search] = useSearchParams();
  const confirmation = search.get('confirmation') ?? undefined;
  const problem = search.get('problem');
  useReady(true);

  // Redirect a user who is signed in, here, in another tab or from before.
  useEffect(() => {
    if (user) goOn(user);
  }, [user, goOn]);

  return (
    <AuthPage
      title="Iniciar sesión"
      lead={
        confirmation === undefined
          ? 'Entra para solicitar proyectos, publicar los tuyos y seguir tus solicitudes.'
          : 'Escribe la contraseña que elegiste para confirmar tu correo electrónico y entrar.'
      }
    >
      <LoginForm
        email={addressIn(confirmation)}
        confirmation={confirmation}
        problem={problem === null ? undefined : loginProblem(problem)}
      />
    </AuthPage>
  );
}

/**
 * Returns the address inside a mailed confirmation, so that the user need not type it; undefined if it cannot be read. Only the API can
 * validate the confirmation.
 */
function addressIn(confirmation: string | undefined): string | undefined {
  try {
    const [, payload = ''] = (confirmation ?? '').split('.');
    const { email } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as {
      email?: unknown;
    };
    return typeof email === 'string' ? email : undefined;
  } catch {
    return undefined;
  }
}
