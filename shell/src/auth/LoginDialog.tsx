import { messages } from '@puente/contract/messages';
import { Dialog } from '@puente/design-system/dialog';
import { useLocation } from '@puente/platform/router';
import { closeLogin } from '@puente/platform/ui';
import { LoginForm } from './LoginForm.tsx';

/** Login over the page that asked for it; it closes by itself once somebody is signed in (SessionGates). */
export default function LoginDialog() {
  const { pathname, search } = useLocation();
  return (
    <Dialog open onClose={closeLogin} title="Inicia sesión" size="sm">
      <LoginForm
        onLeave={closeLogin}
        // They stay where they are, whatever they wanted to see before.
        redirect={pathname + search}
        failureText={messages.loginModalFailed}
      />
    </Dialog>
  );
}
