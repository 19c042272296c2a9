import type { ComponentType } from 'react';
import type { QueryClient } from '../query/index.ts';

export { pageNumber, recordId } from './address.ts';

/** What a page may use to ask for its data while its code is still on the way. */
export interface PageContext {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
  queryClient: QueryClient;
}

/**
 * One page of an app. The shell checks access, then calls `load`; `prefetch` starts at the same moment and is not
 * waited for: the page shows its own loading state.
 */
export interface PageModule {
  load: () => Promise<{ default: ComponentType }>;
  prefetch?: (context: PageContext) => void;
}

/** The app contract: the module that an app exposes as `./pages` has this as its default export, by route name. */
export type AppPages = Readonly<Record<string, PageModule>>;

export const definePages = <const Pages extends AppPages>(pages: Pages): Pages => pages;
