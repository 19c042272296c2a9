import { useEffect } from 'react';
import { messages } from '@puente/contract/messages';
import { Dialog } from '@puente/design-system/dialog';
import { Stack } from '@puente/design-system/layout';
import { Text } from '@puente/design-system/text';
import { useLocation } from '@puente/platform/router';
import { forgetIntendedPath, forgetPendingSave, useUser } from '@puente/platform/session';
import { closeLogin, declineLogin, useLoginDialog } from '@puente/platform/ui';
import { LoginForm } from './LoginForm.tsx';

/** Login over the page that asked for it; it closes once the user is signed in, here or in another tab. */
export default function LoginDialog() {
  const { pathname, search } = useLocation();
  const user = useUser();
  const offered = useLoginDialog((dialog) => dialog.offered);
  useEffect(() => {
    if (!user) return;
    closeLogin();
    // The user is where they wanted to be. Without a profile they complete it first and come back then.
    if (user.profileType) forgetIntendedPath();
  }, [user]);

  function decline() {
    forgetPendingSave();
    declineLogin();
  }

  return (
    <Dialog open onClose={decline} title="Inicia sesión" size="sm">
      <Stack gap={5}>
        {offered && (
          <Text>
            Con tu cuenta guardas proyectos y los solicitas. También puedes cerrar esta ventana y seguir
            leyendo.
          </Text>
        )}
        <LoginForm
          onLeave={closeLogin}
          // The user stays on this page, even if another path was stored before.
          redirect={pathname + search}
          failureText={messages.loginModalFailed}
        />
      </Stack>
    </Dialog>
  );
}

export interface ExpiredDialogProps {
  onClose: () => void;
  /** Called when the user goes on to another page from here. */
  onLeave: () => void;
}

/** The same over a page that stays as it is, after its session has expired. It closes with the login. */
export function ExpiredDialog({ onClose, onLeave }: ExpiredDialogProps) {
  const { pathname, search } = useLocation();
  const user = useUser();
  return (
    <Dialog open onClose={onClose} title="Tu sesión ha caducado" size="sm">
      <Stack gap={5}>
        <Text>Inicia sesión para continuar; no se pierde lo que has escrito.</Text>
        <LoginForm
          email={user?.email}
          onLeave={onLeave}
          redirect={pathname + search}
          failureText={messages.loginModalFailed}
        />
      </Stack>
    </Dialog>
  );
}
