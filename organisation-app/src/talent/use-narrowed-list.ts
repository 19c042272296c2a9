import { href } from '@puente/platform/links';
import { pageNumber } from '@puente/platform/pages';
import { useSearchParams } from '@puente/platform/router';

/** Paginated list with a filter in the address. @param route route of the page that contains the list */
export function useNarrowedList(parameter: string, route: 'talent' | 'ownOpportunities' = 'talent') {
  const [search, setSearch] = useSearchParams();
  return {
    search,
    page: pageNumber(search),
    /** Filters the list, starting at the first page. An empty text removes the filter. */
    narrowTo: (wanted: string) => {
      const next = new URLSearchParams(search);
      next.delete('page');
      if (wanted === '') next.delete(parameter);
      else next.set(parameter, wanted);
      setSearch(next, { preventScrollReset: true });
    },
    pageHref: (page: number) => href(route, {}, { ...Object.fromEntries(search), page }),
  };
}
