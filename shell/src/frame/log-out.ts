import { explained } from '@puente/client/api-error';
import { href } from '@puente/platform/links';
import { signOut, useSession } from '@puente/platform/session';
import { dismissToast, showToast } from '@puente/platform/ui';
import { shownPage } from '../routing/shown-page.ts';

/** The message that the session is still open. Another attempt makes it void. */
let refusal: number | undefined;

/**
 * Closes the session and goes to the home page (specification §4). The header says that it is on its way
 * (`closing`). A message tells that it is closed: the user may leave a shared computer then.
 */
export async function logOut(): Promise<void> {
  const { user, closing } = useSession.getState();
  // Several presses in one moment come before the menu is gone.
  if (closing) return;
  if (refusal !== undefined) dismissToast(refusal);
  // Closed meanwhile, in another tab.
  if (!user) return;
  try {
    // First away from a guarded page: without a session it would lead to the login page.
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
