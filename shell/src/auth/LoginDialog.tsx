import { useEffect } from 'react';
import { messages } from '@puente/contract/messages';
import { Dialog } from '@puente/design-system/dialog';
import { Stack } from '@puente/design-system/layout';
import { Text } from '@puente/design-system/text';
import { useLocation } from '@puente/platform/router';
import { forgetIntendedPath, forgetPendingSave, useUser } from '@puente/platform/session';
import { closeLogin, declineLogin, useLoginDialog } from '@puente/platform/ui';
import { LoginForm } from './LoginForm.tsx';

/** Login modal over the page that needs it. It closes when the user signs in, here or in another tab. */
export default function LoginDialog() {
  const { pathname, search } = useLocation();
  const user = useUser();
  const offered = useLoginDialog((dialog) => dialog.offered);
  useEffect(() => {
    if (!user) return;
    closeLogin();
    // The user is already on the intended page. Without a profile they complete it first and return afterwards.
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
          // The user stays on this page, whatever path was stored before.
          redirect={pathname + search}
          failureText={messages.loginModalFailed}
        />
      </Stack>
    </Dialog>
  );
}

export interface ExpiredDialogProps {
  onClose: () => void;
  /** Called when the user follows a link to another page. */
  onLeave: () => void;
}

/** Login modal over a page whose session has expired. The page stays as it is, and the modal closes after login. */
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
