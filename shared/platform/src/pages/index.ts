import type { ComponentType } from 'react';
import type { AppRoutes, ParamNames } from '../links/index.ts';
import type { QueryClient } from '../query/index.ts';

export { pageNumber, recordId } from './address.ts';
export { noteChunk } from './note-chunk.ts';
export { pagePart } from './page-part.tsx';

/** Input for a page's prefetch, which runs while the page's code is loading. */
export interface PageContext<Param extends string = string> {
  /** Parameters of the manifest's path; undefined for other keys. */
  params: Readonly<Record<Param, string | undefined>>;
  search: URLSearchParams;
  queryClient: QueryClient;
}

/**
 * One page of an app. The shell checks access and then calls `load`. It calls `prefetch` at the same moment without waiting for it: the
 * page shows its own loading state.
 */
export interface PageModule<Param extends string = string> {
  load: () => Promise<{ default: ComponentType }>;
  // A method, so that a page that reads its own parameters is a page for the shell, which gives those of the path.
  prefetch?(context: PageContext<Param>): void;
}

/** The app contract: the default export of the module that an app exposes as `./pages`, by route name. */
export type AppPages = Readonly<Record<string, PageModule>>;

/** The pages that an app's manifest declares, each with the parameters of its path. */
type PagesOf<Routes> = { readonly [Name in keyof Routes]: PageModule<ParamNames<Routes[Name]>> };

/** Declares the pages of an app. Must match its manifest exactly, or the build fails. */
export const definePages = <App extends keyof AppRoutes>(
  _app: App,
  pages: PagesOf<AppRoutes[App]>,
): PagesOf<AppRoutes[App]> => pages;
