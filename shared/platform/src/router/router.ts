import {
  matchRoutes,
  resolvePath,
  type Location,
  type NavigateOptions,
  type Params,
  type Path,
  type UNSAFE_createBrowserHistory,
} from 'react-router-dom';

type History = ReturnType<typeof UNSAFE_createBrowserHistory>;
type Action = 'POP' | 'PUSH' | 'REPLACE';

/** An address, and the route that it belongs to: undefined when there is none. */
export interface Place<Route> {
  path: Path;
  route: Route | undefined;
  params: Readonly<Params>;
}

/** What is at a place: a page, or the address of another one in its stead. */
export type Answer<Page> = { page: Page } | { redirect: string };

/** What failed while a page was opened. */
interface Failure {
  error: unknown;
}

interface RouterState<Route, Page> {
  /** Of what is shown, not of what is on its way. */
  location: Location;
  historyAction: Action;
  route: Route | undefined;
  params: Readonly<Params>;
  /** Undefined until the first page is there. */
  shown: { page: Page } | Failure | undefined;
  /** Another page is on its way, or this one is being checked again. */
  busy: boolean;
  /** The next page asked to stay where it is scrolled to. */
  keepScroll: boolean;
}

export interface Router<Route = unknown, Page = unknown> {
  readonly state: RouterState<Route, Page>;
  subscribe: (listener: (state: RouterState<Route, Page>) => void) => () => void;
  /** Goes to an address of this site, or so many steps through the history. */
  navigate: (to: string | number, options?: NavigateOptions) => Promise<void>;
  /** Asks again what is at the current address, or at the one that is being opened. */
  revalidate: () => Promise<void>;
  /** When no navigation is under way any more. */
  settled: () => Promise<void>;
  dispose: () => void;
}

interface Options<Route, Page> {
  history: History;
  routes: readonly (Route & { path: string })[];
  /** Checks who may see it, loads it; the signal is aborted when somebody goes elsewhere meanwhile. Whatever it throws is shown in the place of the page. */
  open: (place: Place<Route>, signal: AbortSignal) => Promise<Answer<Page>>;
}

/** A navigation: where to, and how the history is to tell it when the page is there. */
interface Target {
  to: Path;
  action: Action;
  write: () => void;
  keepScroll: boolean;
  /** Opens the page even if it is the one that is shown. */
  anew: boolean;
}

/**
 * Shows one page at a time, and the next one only when it is there: until then the former stays, at its address.
 * A navigation takes the place of the one that is under way, whose page is dropped if it still arrives.
 */
export function createRouter<Route, Page>({
  history,
  routes,
  open,
}: Options<Route, Page>): Router<Route, Page> {
  const table = routes.map((route) => ({ path: route.path, handle: route }));
  const placeOf = (path: Path): Place<Route> => {
    const match = matchRoutes(table, path)?.[0];
    return { path, route: match?.route.handle, params: match?.params ?? {} };
  };
  const { route, params } = placeOf(history.location);
  let state: RouterState<Route, Page> = {
    location: history.location,
    historyAction: 'POP',
    route,
    params,
    shown: undefined,
    busy: true,
    keepScroll: false,
  };
  const listeners = new Set<(now: typeof state) => void>();
  const change = (part: Partial<typeof state>) => {
    state = { ...state, ...part };
    for (const listener of listeners) listener(state);
  };

  let underWay: Target | undefined;
  let opening = new AbortController();
  let ended = Promise.resolve();

  async function settled(): Promise<void> {
    for (let awaited; awaited !== ended;) await (awaited = ended);
  }

  const go = (target: Target): Promise<void> => (ended = arriveAt(target));

  async function arriveAt(target: Target): Promise<void> {
    underWay = target;
    opening.abort();
    const { signal } = (opening = new AbortController());
    const place = placeOf(target.to);
    if (!target.anew && isShown(target.to)) return arrive(target, place, state.shown);
    if (!state.busy) change({ busy: true });
    const answer = await open(place, signal).catch((error: unknown): Failure => ({ error }));
    if (signal.aborted) return;
    if (!('redirect' in answer)) return arrive(target, place, answer);
    // Where there was no page to see there is none to go back to.
    await arriveAt(targetOf(answer.redirect, { replace: target.action !== 'PUSH' }));
  }

  function arrive(
    { action, write, keepScroll }: Target,
    { route, params }: Place<Route>,
    shown: typeof state.shown,
  ): void {
    underWay = undefined;
    write();
    change({
      location: history.location,
      historyAction: action,
      route,
      params,
      shown,
      busy: false,
      keepScroll,
    });
  }

  /** A page reads its own search and hash: only another path is another page, and the same address asks for it anew. */
  function isShown(to: Path): boolean {
    const { pathname, search, hash } = state.location;
    const sameAddress = to.search === search && to.hash === hash && hash === '';
    return state.shown !== undefined && 'page' in state.shown && to.pathname === pathname && !sameAddress;
  }

  function targetOf(
    to: string,
    { replace = false, state: kept, preventScrollReset = false }: NavigateOptions = {},
  ): Target {
    const path = resolvePath(to, state.location.pathname);
    return {
      to: path,
      action: replace ? 'REPLACE' : 'PUSH',
      write: () => (replace ? history.replace(path, kept) : history.push(path, kept)),
      keepScroll: preventScrollReset,
      anew: false,
    };
  }

  const alreadyWritten = () => {};
  const stopListening = history.listen(({ location }) => {
    void go({ to: location, action: 'POP', write: alreadyWritten, keepScroll: false, anew: false });
  });
  void go({ to: state.location, action: 'POP', write: alreadyWritten, keepScroll: false, anew: true });

  return {
    get state() {
      return state;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    navigate(to, options) {
      if (typeof to === 'string') return go(targetOf(to, options));
      history.go(to);
      return settled();
    },
    revalidate: () =>
      go(
        underWay
          ? { ...underWay, anew: true }
          : {
              to: state.location,
              action: state.historyAction,
              write: alreadyWritten,
              keepScroll: true,
              anew: true,
            },
      ),
    settled,
    dispose() {
      opening.abort();
      stopListening();
    },
  };
}
