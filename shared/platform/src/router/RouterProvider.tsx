import {
  createContext,
  startTransition,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import type { Location, NavigateOptions } from 'react-router-dom';
import type { Router } from './router.ts';

const RouterContext = createContext<Router | undefined>(undefined);
const LocationContext = createContext<Location | undefined>(undefined);

/** Gives everything below it the place where one is. It draws no page: whoever made the router knows what its pages are. */
export function RouterProvider({ router, children }: { router: Router; children: ReactNode }) {
  const { location } = useRouterState(router);
  return (
    <RouterContext value={router}>
      <LocationContext value={location}>{children}</LocationContext>
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

export const useRouter = (): Router => provided(useContext(RouterContext));

/** The address of the page that is shown. */
export const useLocation = (): Location => provided(useContext(LocationContext));

function provided<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('There is no RouterProvider around this component.');
  return value;
}

/** The parameters in the path of the page that is shown. */
export const useParams = (): Readonly<Record<string, string | undefined>> =>
  useRouterState(useRouter()).params;

/** Goes to an address of this site; the promise is for whoever stays busy until the next page is there. */
export function useNavigate(): (to: string, options?: NavigateOptions) => Promise<void> {
  const router = useRouter();
  return useCallback(
    (to, options) => {
      void router.navigate(to, options);
      return router.settled();
    },
    [router],
  );
}

type ChangeOfSearch = URLSearchParams | ((former: URLSearchParams) => URLSearchParams);

/** The parameters after the question mark, and a way to change them without leaving the page. */
export function useSearchParams(): [
  URLSearchParams,
  (next: ChangeOfSearch, options?: NavigateOptions) => void,
] {
  const router = useRouter();
  const { search } = useLocation();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const change = useCallback(
    (next: ChangeOfSearch, options?: NavigateOptions) => {
      const changed = typeof next === 'function' ? next(new URLSearchParams(params)) : next;
      void router.navigate(`?${changed.toString()}`, options);
    },
    [router, params],
  );
  return [params, change];
}
