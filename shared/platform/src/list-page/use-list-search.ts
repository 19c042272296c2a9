import { type RefObject, useEffect, useRef, useState } from 'react';
import { rememberList } from '../lists/last-list.ts';
import type { FacetCounts, ListCall } from '../lists/list-call.ts';
import type { KnownValues, ListSearch, Search } from '../lists/list-search.ts';
import { useLocation, useSearchParams } from '../router/index.ts';
import { useOnceAnswered } from './use-once-answered.ts';

/** Properties of a filter in the design system. */
export interface FacetChoice {
  label: string;
  name: string;
  options: { value: string; label: string; count?: number }[];
  chosen: readonly string[];
  onChoose: (values: string[]) => void;
}

export interface ListControls<Name extends string> {
  search: Search;
  /** Chosen values of a filter. */
  chosen: (name: Name) => readonly string[];
  /** Changes a choice and adds a history entry, so that the back button undoes it. */
  choose: (name: Name, values: readonly string[]) => void;
  /** Properties of `KeywordSearch`. A keyword replaces the history entry. */
  keyword: { q: string; onSearch: (keyword: string) => void };
  /** Returns this search for another keyword. */
  lookFor: (keyword: string) => Search;
  isNarrowed: boolean;
  /** Element of the results. */
  region: RefObject<HTMLElement | null>;
  /** Properties of `FilterToggle`. */
  toggle: { count: number; onOpen: () => void };
  /** Properties of `FilterPanel`. */
  panel: {
    open: boolean;
    onClose: () => void;
    count: number;
    words: string | undefined;
    onClear: () => void;
    results: RefObject<HTMLElement | null>;
  };
  /** Properties of `SortSelect`. */
  sort: {
    options: readonly { value: string; label: string }[];
    value: string;
    onSort: (sort: string) => void;
  };
  clear: () => void;
  /** Each chosen value, with a function that removes it. */
  chips: { label: string; onRemove: () => void }[];
  /** Goes to another search of this list, for suggestions in an empty list. */
  go: (search: Search) => void;
  /** Address of another search. */
  hrefOf: (search: Search) => string;
  pageHref: (page: number) => string;
  /** A filter with its options, and the number of results for each. */
  facet: (name: Name, counts?: FacetCounts) => FacetChoice;
}

export interface ListSettings {
  known?: KnownValues;
  /** Parameters of the address that belong to the page, such as the current tab, and are kept. */
  keeps?: readonly string[];
  /** Path under which `lastList` stores the list, if the path has several lists. */
  path?: string;
  /** Loads the results of a search. If they come at once, the page renders the choice together with them. */
  prefetch?: (search: Search) => Promise<unknown>;
}

/** Search state of a list, which is stored in the address only. */
export function useListSearch<Call extends ListCall, Name extends string>(
  list: ListSearch<Call, Name>,
  { known = {}, keeps = [], path, prefetch }: ListSettings = {},
): ListControls<Name> {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const search = list.read(params, known);
  const address = list.write(search).toString();
  const kept = keeps.flatMap((name) => params.getAll(name).map((value) => [name, value]));
  const region = useRef<HTMLElement>(null);
  const [isFiltering, setFiltering] = useState(false);
  const onceAnswered = useOnceAnswered();
  const fullAddress = new URLSearchParams([...kept, ...new URLSearchParams(address)]).toString();

  // The next search. Two quick choices must not be based on the same outdated address.
  const heading = useRef(search);
  useEffect(() => {
    heading.current = list.read(new URLSearchParams(address));
    rememberList(path ?? pathname, pathname + (fullAddress && `?${fullAddress}`));
  }, [list, address, path, pathname, fullAddress]);

  function go(next: Search, replace = false) {
    heading.current = next;
    onceAnswered(prefetch?.(next), () => {
      // Again: meanwhile the address of the choice before may have come.
      heading.current = next;
      setParams(new URLSearchParams([...kept, ...list.write(next)]), { replace, preventScrollReset: true });
    });
  }

  function hrefOf(other: Search) {
    const text = new URLSearchParams([...kept, ...list.write(other)]).toString();
    return pathname + (text && `?${text}`);
  }

  const choose = (name: Name, values: readonly string[]) => go(list.choose(heading.current, name, values));
  const chosen = (name: Name) => search.chosen[name] ?? [];
  const clear = () => go({ ...list.everything, sort: heading.current.sort });
  const words = search.chosen['q']?.[0];
  const count = list.count(search);

  return {
    search,
    chosen,
    choose,
    keyword: {
      q: words ?? '',
      onSearch: (keyword) => go(forKeyword(heading.current, keyword), true),
    },
    lookFor: (keyword) => forKeyword(search, keyword),
    isNarrowed: list.isNarrowed(search),
    region,
    toggle: { count, onOpen: () => setFiltering(true) },
    panel: {
      open: isFiltering,
      onClose: () => setFiltering(false),
      count,
      words,
      onClear: clear,
      results: region,
    },
    sort: {
      options: list.sorts,
      value: search.sort,
      onSort: (sort) => go(list.sortBy(heading.current, sort)),
    },
    clear,
    chips: list.chips(search).map(({ name, value, label }) => ({
      label,
      onRemove: () => go(list.drop(heading.current, name, value)),
    })),
    go,
    hrefOf,
    pageHref: (page) => hrefOf({ ...search, page }),
    facet: (name, counts) => {
      const { label, values, wordsOf, facet, countedAs } = list.filters[name];
      const counted = facet === null ? undefined : counts?.[facet];
      const offered = values ?? known[name] ?? namesOf(counted, chosen(name));
      return {
        label,
        name,
        options: offered.map((value) => ({
          value,
          label: wordsOf(value),
          ...(counted && { count: counted[countedAs ?? value] ?? 0 }),
        })),
        chosen: chosen(name),
        onChoose: (next) => choose(name, next),
      };
    },
  };
}

/** Returns a search for another keyword, which is `q` in the address of every list. */
const forKeyword = (search: Search, q: string): Search => ({
  ...search,
  chosen: { ...search.chosen, q: q === '' ? [] : [q] },
  page: 1,
});

/** Options of a filter without fixed options: those with results, and the chosen ones. */
const namesOf = (counted: Readonly<Record<string, number>> = {}, chosen: readonly string[]): string[] =>
  [...new Set([...Object.keys(counted), ...chosen])].sort((one, other) => one.localeCompare(other, 'es'));
