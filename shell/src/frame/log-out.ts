import { useRef } from 'react';
import { messageOf } from '@puente/client/api-error';
import { href } from '@puente/platform/links';
import { useNavigate } from '@puente/platform/router';
import { signOut } from '@puente/platform/session';
import { showToast } from '@puente/platform/ui';

/** Closes the session and goes to the home page (specification §4). */
export function useLogOut(): () => void {
  const navigate = useNavigate();
  const leaving = useRef(false);
  return () => {
    // Several presses in one moment come before the menu is gone.
    if (leaving.current) return;
    leaving.current = true;
    void (async () => {
      // First away from a guarded page: without a session it would lead to the login page.
      await navigate(href('home'));
      try {
        await signOut();
      } catch (error) {
        showToast({ tone: 'danger', message: `No hemos podido cerrar la sesión. ${messageOf(error)}` });
      } finally {
        leaving.current = false;
      }
    })();
  };
}
