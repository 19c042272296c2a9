import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type ListState, mergePages, type PickerPage } from './picker-items.ts';

/** Rejects when it fails; the signal says that the answer is not needed any more. */
export type LoadPage = (search: string, page: number, signal: AbortSignal) => Promise<PickerPage>;

/** Milliseconds; long enough that a search is not sent for each key. */
const pauseMilliseconds = 250;

interface Pages extends PickerPage {
  state: ListState;
  page: number;
  /** The search that these items answer. */
  search: string;
}

const nothing: Pages = { items: [], pageCount: 0, total: 0, state: 'loading', page: 0, search: '' };

interface Options {
  load: LoadPage;
  search: string;
  /** Changes when something is chosen or removed: the list is then read again (§4 rule 1). */
  selection: string;
  /** Loading starts when this is true. */
  wanted?: boolean;
}

/**
 * State of a searchable list with pages. Loads the first page when the list is shown, searched, or an item is chosen, and the next page on
 * request.
 */
export function usePages({ load, search, selection, wanted = true }: Options) {
  const [pages, setPages] = useState<Pages>(nothing);
  const [attempt, setAttempt] = useState(0);
  const current = useRef<AbortController>(undefined);
  const shownSearch = useRef<string>(undefined);

  async function read(page: number): Promise<void> {
    current.current?.abort();
    const controller = new AbortController();
    current.current = controller;
    setPages((known) => ({
      ...(known.search === search ? known : { ...nothing, search }),
      state: 'loading',
    }));
    try {
      const found = await load(search, page, controller.signal);
      if (controller.signal.aborted) return;
      setPages((known) => ({
        ...found,
        items: page === 1 ? mergePages(known.items, found.items) : [...known.items, ...found.items],
        // Reading the first page again keeps the further pages.
        page: page === 1 ? Math.max(1, Math.min(known.page, found.pageCount)) : page,
        search,
        state: 'ready',
      }));
    } catch (error) {
      if (controller.signal.aborted) return;
      // The list stays without options (§8: logged, empty list, zero pagination).
      // eslint-disable-next-line no-console -- nothing else is told of it, and the page goes on
      console.warn('The list could not be loaded.', { search, page, error });
      setPages({ ...nothing, search, state: 'failed' });
    }
  }

  const readFirst = useEffectEvent(() => void read(1));
  useEffect(() => {
    if (!wanted) return;
    const typed = shownSearch.current !== undefined && shownSearch.current !== search;
    shownSearch.current = search;
    const timer = setTimeout(readFirst, typed ? pauseMilliseconds : 0);
    return () => clearTimeout(timer);
  }, [search, selection, attempt, wanted]);

  useEffect(() => () => current.current?.abort(), []);

  return {
    ...pages,
    // The result of an earlier search is no answer to this search.
    items: pages.search === search ? pages.items : [],
    state: pages.search === search ? pages.state : ('loading' as const),
    readNext: () => {
      if (pages.state === 'ready' && pages.search === search && pages.page < pages.pageCount)
        void read(pages.page + 1);
    },
    retry: () => setAttempt(attempt + 1),
  };
}
