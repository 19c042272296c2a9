import { useCallback, useRef } from 'react';
import type { CurrentUser } from '@puente/contract/entities/user';
import { href } from '@puente/platform/links';
import { useLocation, useNavigate } from '@puente/platform/router';
import { destinationAfterLogin } from '@puente/platform/session';

/**
 * Leads on the signed-in user: to complete the profile, to the stored path, or to where the role lands
 * (specification §4). Once, since the stored path is given once: an update of the same user while the next
 * page loads leads nowhere.
 */
export function useGoOn(): (user: CurrentUser) => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  // The visit that was led on: «Atrás» before the next page is there is another visit of this one.
  const gone = useRef<string | null>(null);
  return useCallback(
    (user) => {
      if (gone.current === key) return;
      gone.current = key;
      void navigate(user.profileType ? destinationAfterLogin(user) : href('userComplete'), { replace: true });
    },
    [navigate, key],
  );
}
