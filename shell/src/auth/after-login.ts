import { useCallback, useRef } from 'react';
import type { CurrentUser } from '@puente/contract/entities/user';
import { href } from '@puente/platform/links';
import { useLocation, useNavigate } from '@puente/platform/router';
import { destinationAfterLogin } from '@puente/platform/session';

/**
 * Returns the redirect after login (specification §4): to complete the profile, to the stored path, or to the role's landing page. It runs
 * once per visit, because reading the stored path clears it.
 */
export function useAfterLogin(): (user: CurrentUser) => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  // Key of the visit that was redirected. Returning with «Atrás» is another visit.
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
