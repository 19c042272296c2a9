import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from '../router/index.ts';
import type { FacetCounts, ListCall } from './list-call.ts';
import { rememberList } from './last-list.ts';
import type { KnownValues, ListSearch, Search } from './list-search.ts';

/** What a filter of the design system takes. */
export interface FacetChoice {
  label: string;
  name: string;
  options: { value: string; label: string; count?: number }[];
  chosen: readonly string[];
  onChoose: (values: string[]) => void;
}

export interface ListControls<Name extends string> {
  search: Search;
  /** What is chosen in a filter. */
  chosen: (name: Name) => readonly string[];
  /** A choice: the back button takes it back. */
  choose: (name: Name, values: readonly string[]) => void;
  /** Typing: it replaces the entry in the history. */
  type: (name: Name, text: string) => void;
  sortBy: (sort: string) => void;
  clear: () => void;
  /** Each value that is chosen, with its way out. */
  chips: { label: string; onRemove: () => void }[];
  /** Another search of this list, as a list without results offers it. */
  go: (search: Search) => void;
  /** The address of another search. */
  hrefOf: (search: Search) => string;
  pageHref: (page: number) => string;
  /** A filter with its options and how many results each would give. */
  facet: (name: Name, counts?: FacetCounts) => FacetChoice;
}

interface Settings {
  known?: KnownValues;
  /** Parameters of the address that are not the list's and stay: the tab that it is shown on. */
  keeps?: readonly string[];
  /** Path that `lastList` knows it by, when the list has several: its part for one purpose. */
  path?: string;
  /** Asks for the results of a search: the answer is under way while the page is still drawn for the choice. */
  prefetch?: (search: Search) => void;
}

/** What is looked for lives in the address, and nowhere else. */
export function useListSearch<Call extends ListCall, Name extends string>(
  list: ListSearch<Call, Name>,
  { known = {}, keeps = [], path, prefetch }: Settings = {},
): ListControls<Name> {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const search = list.read(params, known);
  const address = list.write(search).toString();
  const kept = keeps.flatMap((name) => params.getAll(name).map((value) => [name, value]));
  const fullAddress = new URLSearchParams([...kept, ...new URLSearchParams(address)]).toString();

  // Where the search is going: two quick choices must not be made on the same outdated page.
  const heading = useRef(search);
  useEffect(() => {
    heading.current = list.read(new URLSearchParams(address));
    rememberList(path ?? pathname, pathname + (fullAddress && `?${fullAddress}`));
  }, [list, address, path, pathname, fullAddress]);

  function go(next: Search, replace = false) {
    heading.current = next;
    prefetch?.(next);
    setParams(new URLSearchParams([...kept, ...list.write(next)]), { replace, preventScrollReset: true });
  }

  function hrefOf(other: Search) {
    const text = new URLSearchParams([...kept, ...list.write(other)]).toString();
    return pathname + (text && `?${text}`);
  }

  const choose = (name: Name, values: readonly string[]) => go(list.choose(heading.current, name, values));
  const chosen = (name: Name) => search.chosen[name] ?? [];

  return {
    search,
    chosen,
    choose,
    type: (name, text) => go(list.choose(heading.current, name, text === '' ? [] : [text]), true),
    sortBy: (sort) => go(list.sortBy(heading.current, sort)),
    clear: () => go({ ...list.everything, sort: heading.current.sort }),
    chips: list.chips(search).map(({ name, value, label }) => ({
      label,
      onRemove: () => go(list.drop(heading.current, name, value)),
    })),
    go,
    hrefOf,
    pageHref: (page) => hrefOf({ ...search, page }),
    facet: (name, counts) => {
      const { label, values, wordsOf, facet } = list.filters[name];
      const counted = facet === null ? undefined : counts?.[facet];
      const offered = values ?? known[name] ?? namesOf(counted, chosen(name));
      return {
        label,
        name,
        options: offered.map((value) => ({
          value,
          label: wordsOf(value),
          ...(counted && { count: counted[value] ?? 0 }),
        })),
        chosen: chosen(name),
        onChoose: (next) => choose(name, next),
      };
    },
  };
}

/** Of a filter whose options nothing else names: those that occur, and those that are chosen. */
const namesOf = (counted: Readonly<Record<string, number>> = {}, chosen: readonly string[]): string[] =>
  [...new Set([...Object.keys(counted), ...chosen])].sort((one, other) => one.localeCompare(other, 'es'));
