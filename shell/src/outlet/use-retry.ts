import { needsReload } from '@puente/federation/runtime';
import { useLocation, useNavigate, useRouter, useRouterState } from '@puente/platform/router';

export interface Retrying {
  retry: () => void;
  /** A page is on its way. */
  busy: boolean;
}

/** Opens the page of the address anew, whatever kept it from being opened before. */
export function useRetry(error: unknown): Retrying {
  const navigate = useNavigate();
  const { busy } = useRouterState(useRouter());
  const { pathname, search } = useLocation();
  return {
    busy,
    retry: () => {
      if (needsReload(error)) window.location.reload();
      else void navigate(pathname + search, { replace: true, preventScrollReset: true });
    },
  };
}
