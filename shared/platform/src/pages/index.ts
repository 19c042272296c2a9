import type { ComponentType } from 'react';
import type { AppRoutes, ParamNames } from '../links/index.ts';
import type { QueryClient } from '../query/index.ts';

export { pageNumber, recordId } from './address.ts';

/** What a page may use to ask for its data while its code is still on the way. */
export interface PageContext<Param extends string = string> {
  /** The parameters that the manifest's path names; a key that it does not name is undefined. */
  params: Readonly<Record<Param, string | undefined>>;
  search: URLSearchParams;
  queryClient: QueryClient;
}

/**
 * One page of an app. The shell checks access, then calls `load`; `prefetch` starts at the same moment and is not
 * waited for: the page shows its own loading state.
 */
export interface PageModule<Param extends string = string> {
  load: () => Promise<{ default: ComponentType }>;
  // A method, so that a page that reads its own parameters is a page for the shell, which gives those of the path.
  prefetch?(context: PageContext<Param>): void;
}

/** The app contract: the module that an app exposes as `./pages` has this as its default export, by route name. */
export type AppPages = Readonly<Record<string, PageModule>>;

/** The pages that the manifest of an app declares, each with the parameters of its path. */
type PagesOf<Routes> = { readonly [Name in keyof Routes]: PageModule<ParamNames<Routes[Name]>> };

/** The pages of an app: exactly those that its manifest declares, or the build fails. */
export const definePages = <App extends keyof AppRoutes>(
  _app: App,
  pages: PagesOf<AppRoutes[App]>,
): PagesOf<AppRoutes[App]> => pages;
