import { useLayoutEffect } from 'react';
import { act } from '@testing-library/react';
import {
  Outlet,
  useLocation,
  useNavigate,
  type Location,
  type NavigateFunction,
  type NavigateOptions,
} from '@puente/platform/router';

/** What a test asks of a router, by the hooks that components have. `Probe` belongs around all routes. */
export function routerProbe() {
  const shown: Location[] = [];
  let navigate: NavigateFunction = () => undefined;

  function Probe() {
    const location = useLocation();
    const go = useNavigate();
    useLayoutEffect(() => {
      shown.push(location);
    }, [location]);
    useLayoutEffect(() => {
      navigate = go;
    }, [go]);
    return <Outlet />;
  }

  return {
    Probe,
    /** Each path that React has shown, in order. */
    visited: () => shown.map(({ pathname }) => pathname),
    /** Path and search of what is shown. */
    address: () => {
      const { pathname = '', search = '' } = shown.at(-1) ?? {};
      return pathname + search;
    },
    go: (to: string, options?: NavigateOptions) => act(async () => navigate(to, options)),
    back: () => act(async () => navigate(-1)),
  };
}
