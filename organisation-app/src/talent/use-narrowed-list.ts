import { href } from '@puente/platform/links';
import { pageNumber } from '@puente/platform/pages';
import { useSearchParams } from '@puente/platform/router';

/** A list of the Talent Corner, page by page, that one parameter of the address narrows. */
export function useNarrowedList(parameter: string) {
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
    pageHref: (page: number) => href('talent', {}, { ...Object.fromEntries(search), page }),
  };
}
