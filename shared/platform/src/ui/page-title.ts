import { useEffect } from 'react';
import { createPageStore } from '../page-store.ts';

interface PageTitle {
  title: string | null;
}

/** Title that a page gives itself in place of the one in its manifest; the shell writes the document's title. */
export const usePageTitleStore = createPageStore<PageTitle>(() => ({ title: null }));

/** Sets a title that depends on data: `usePageTitle(project?.title)`. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    usePageTitleStore.setState({ title: title ?? null });
    return () => usePageTitleStore.setState({ title: null });
  }, [title]);
}
