import { createContext, startTransition, useCallback, useContext, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router as LocationProvider, useNavigate as useNavigator, type NavigateOptions } from 'react-router-dom';
import type { Router } from './router.ts';

const RouterContext = createContext<Router | undefined>(undefined);

/** Gives everything below it the place where one is. It draws no page: whoever made the router knows what its pages are. */
export function RouterProvider({ router, children }: { router: Router; children: ReactNode }) {
  const { location } = useRouterState(router);
  return (
    <RouterContext value={router}>
      <LocationProvider location={location} navigator={router.navigator}>
        {children}
      </LocationProvider>
    </RouterContext>
  );
}

/**
 * What a router shows now, and whether the next page is on its way. A page is shown in a transition: should a part of it
 * have to be loaded still, the former page stays until that is there as well.
 */
export function useRouterState<Route, Page>(router: Router<Route, Page>): Router<Route, Page>['state'] {
  const [state, setState] = useState(router.state);
  useLayoutEffect(() => {
    const follow = () => startTransition(() => setState(router.state));
    follow();
    return router.subscribe(follow);
  }, [router]);
  return state;
}

export function useRouter(): Router {
  const router = useContext(RouterContext);
  if (!router) throw new Error('There is no RouterProvider around this component.');
  return router;
}

/** The parameters in the path of the page that is shown. */
export const useParams = (): Readonly<Record<string, string | undefined>> => useRouterState(useRouter()).params;

/** Goes to an address of this site; the promise is for whoever stays busy until the next page is there. */
export function useNavigate(): (to: string, options?: NavigateOptions) => Promise<void> {
  const router = useRouter();
  const navigate = useNavigator();
  return useCallback(
    (to, options) => {
      void navigate(to, options);
      return router.settled();
    },
    [navigate, router],
  );
}
