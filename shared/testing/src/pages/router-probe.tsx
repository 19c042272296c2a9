import { act } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import {
  type Location,
  type NavigateFunction,
  type NavigateOptions,
  Outlet,
  useLocation,
  useNavigate,
} from '@puente/platform/router';

/** Observes a router with the hooks of components. Render `Probe` around all routes. */
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
    /** Returns each path that React has rendered, in order. */
    visited: () => shown.map(({ pathname }) => pathname),
    /** Returns the path and query of the current page. */
    address: () => {
      const { pathname = '', search = '' } = shown.at(-1) ?? {};
      return pathname + search;
    },
    go: (to: string, options?: NavigateOptions) => act(async () => navigate(to, options)),
    back: () => act(async () => navigate(-1)),
  };
}
