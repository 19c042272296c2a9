import { href } from '@puente/platform/links';
import { pageNumber } from '@puente/platform/pages';
import { useSearchParams } from '@puente/platform/router';

/** A list, page by page, that one parameter of the address narrows. @param route the page it stands on */
export function useNarrowedList(parameter: string, route: 'talent' | 'ownOpportunities' = 'talent') {
  const [search, setSearch] = useSearchParams();
  return {
    search,
    page: pageNumber(search),
    /** From the first page on; an empty text shows all. */
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
