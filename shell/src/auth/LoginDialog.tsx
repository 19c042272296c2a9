import { Dialog } from '@puente/design-system/dialog';
import { Stack } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { forgetIntendedPath } from '@puente/platform/session';
import { closeLogin } from '@puente/platform/ui';
import { LoginForm } from './LoginForm.tsx';

/** Login over the page that asked for it: afterwards the person is where they wanted to be. */
export default function LoginDialog() {
  const signedIn = () => {
    forgetIntendedPath();
    closeLogin();
  };
  return (
    <Dialog open onClose={closeLogin} title="Inicia sesión" size="sm">
      <Stack gap={5}>
        <LoginForm
          onSignedIn={signedIn}
          onLeave={closeLogin}
          unexpected="Error al iniciar sesión. Inténtalo de nuevo."
        />
        <Text size="sm">
          ¿Aún no tienes cuenta?{' '}
          <Link href={href('register')} onClick={closeLogin}>
            Crear cuenta
          </Link>
        </Text>
      </Stack>
    </Dialog>
  );
}
