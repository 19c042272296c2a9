import { explained } from '@puente/client/api-error';
import { href } from '@puente/platform/links';
import { useNavigate } from '@puente/platform/router';
import { signOut, useSession } from '@puente/platform/session';
import { dismissToast, showToast } from '@puente/platform/ui';

/** The message that the session is still open. Another attempt makes it void. */
let refusal: number | undefined;

/**
 * Closes the session and goes to the home page (specification §4). The header says that it is on its way (`closing`); what
 * comes of it is said in so many words, since whoever shares this computer leaves it then.
 */
export function useLogOut(): () => void {
  const navigate = useNavigate();

  async function logOut() {
    const { user, closing } = useSession.getState();
    // Several presses in one moment come before the menu is gone.
    if (closing) return;
    if (refusal !== undefined) dismissToast(refusal);
    // Closed meanwhile, in another tab.
    if (!user) return;
    try {
      // First away from a guarded page: without a session it would lead to the login page.
      await signOut(() => navigate(href('home')));
      showToast({ tone: 'success', message: 'Has cerrado la sesión.' });
    } catch (error) {
      refusal = showToast({
        tone: 'danger',
        message: `No hemos podido cerrar la sesión: sigue abierta en este navegador. ${explained(error)}`,
        action: { label: 'Reintentar', onPress: () => void logOut() },
      });
    }
  }

  return () => void logOut();
}
