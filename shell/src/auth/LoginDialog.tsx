import { messages } from '@puente/contract/messages';
import { Dialog } from '@puente/design-system/dialog';
import { useLocation } from '@puente/platform/router';
import { forgetIntendedPath } from '@puente/platform/session';
import { closeLogin } from '@puente/platform/ui';
import { LoginForm } from './LoginForm.tsx';

/** Login over the page that asked for it: afterwards the person is where they wanted to be. */
export default function LoginDialog() {
  const { pathname, search } = useLocation();
  const signedIn = () => {
    forgetIntendedPath();
    closeLogin();
  };
  return (
    <Dialog open onClose={closeLogin} title="Inicia sesión" size="sm">
      <LoginForm
        onSignedIn={signedIn}
        onLeave={closeLogin}
        // They stay where they are, whatever they wanted to see before.
        redirect={pathname + search}
        failureText={messages.loginModalFailed}
      />
    </Dialog>
  );
}
