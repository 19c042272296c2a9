import { explained } from '@puente/client/api-error';
import { href } from '@puente/platform/links';
import { signOut, useSession } from '@puente/platform/session';
import { dismissToast, showToast } from '@puente/platform/ui';
import { shownPage } from '../routing/shown-page.ts';

/** ID of the error toast. The next attempt dismisses it. */
let refusal: number | undefined;

/**
 * Logs out and opens the home page (specification §4). The header shows the progress (`closing`). A toast confirms the logout, so that the
 * user knows when they can leave a shared computer.
 */
export async function logOut(): Promise<void> {
  const { user, closing } = useSession.getState();
  // Several clicks can arrive before the menu has closed.
  if (closing) return;
  if (refusal !== undefined) dismissToast(refusal);
  // The session was closed in another tab.
  if (!user) return;
  if (user.view) {
    refusal = showToast({
      tone: 'info',
      message: `Estás viendo la plataforma como ${user.name}. Pulsa «Salir» arriba, y cierra después tu sesión.`,
    });
    return;
  }
  try {
    // Leave a guarded page first: without a session it would redirect to the login page.
    if (await signOut(() => shownPage().goTo(href('home'))))
      showToast({ tone: 'success', message: 'Has cerrado la sesión.' });
  } catch (error) {
    refusal = showToast({
      tone: 'danger',
      message: `No hemos podido cerrar la sesión: sigue abierta en este navegador. ${explained(error)}`,
      action: { label: 'Reintentar', onPress: () => void logOut() },
    });
  }
}
