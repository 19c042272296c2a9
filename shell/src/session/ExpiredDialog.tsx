import { messages } from '@puente/contract/messages';
import { Dialog } from '@puente/design-system/dialog';
import { Stack } from '@puente/design-system/layout';
import { Text } from '@puente/design-system/text';
import { useLocation } from '@puente/platform/router';
import { useUser } from '@puente/platform/session';
import { LoginForm } from '../auth/LoginForm.tsx';

export interface ExpiredDialogProps {
  onClose: () => void;
  /** Somebody goes on to another page from here. */
  onLeave: () => void;
}

/** Login over a page that is kept as it is: it goes away by itself once somebody is signed in. */
export default function ExpiredDialog({ onClose, onLeave }: ExpiredDialogProps) {
  const user = useUser();
  const { pathname, search } = useLocation();
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
