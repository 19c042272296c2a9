import { pageNumber } from '../pages/address.ts';
import type { FacetOf, ListCall, OrderOf, WhereOf } from './list-call.ts';
import { type FilterKinds, filterKinds, type ListFilter } from './list-filters.ts';

/** A visitor's search: the common form for the address, the filters and the API. */
export interface Search {
  /** Chosen values by filter name. Filters without a choice are left out. */
  chosen: Readonly<Record<string, readonly string[]>>;
  sort: string;
  page: number;
}

/** Options of filters that only the API knows, by filter name. */
export type KnownValues = Readonly<Record<string, readonly string[] | undefined>>;

/** An active filter, and the search without it. */
interface Narrowing {
  label: string;
  without: Search;
}

interface Rules<Call extends ListCall, Name extends string, Sort extends string> {
  /** Filters by name in the address, in the order of the address. */
  filters: Readonly<Record<Name, ListFilter<Call>>>;
  /** Sorts by name in the address. The first is the default. */
  sorts: Readonly<Record<Sort, { label: string; order: OrderOf<Call> }>>;
}

export interface ListSearch<Call extends ListCall, Name extends string = string> {
  call: Call;
  filters: Readonly<Record<Name, ListFilter<Call>>>;
  sorts: readonly { value: string; label: string }[];
  /** The search without any filter. */
  everything: Search;
  /** Reads a search from an address. Unknown values are dropped, and the order of values does not matter. */
  read: (address: URLSearchParams, known?: KnownValues) => Search;
  /** Writes a search to an address. Filters without a choice are left out. */
  write: (search: Search) => URLSearchParams;
  /** Query for the API. A page and its prefetch both use it, so that they share one request. */
  toQuery: (search: Search) => Asked<Call>;
  /** Query with the same conditions, for the facet counts. */
  toFacetQuery: (search: Search) => Counted<Call> & { sort?: OrderOf<Call>; facets: FacetOf<Call>[] };
  /** Query with the same conditions, for the total. */
  toCountQuery: (search: Search) => Counted<Call>;
  choose: (search: Search, name: Name, values: readonly string[]) => Search;
  sortBy: (search: Search, sort: string) => Search;
  /** Number of chosen values, without the keyword. */
  count: (search: Search) => number;
  isNarrowed: (search: Search) => boolean;
  /** Each chosen value with its label. */
  chips: (search: Search) => { name: string; value: string; label: string }[];
  /** Returns the search without one value. */
  drop: (search: Search, name: string, value: string) => Search;
  /** Each active filter as a whole. */
  narrowings: (search: Search) => Narrowing[];
}

export interface Asked<Call extends ListCall> {
  filters?: WhereOf<Call>;
  sort: OrderOf<Call>;
  pagination: { page: number };
}

interface Counted<Call extends ListCall> {
  filters?: WhereOf<Call>;
  pagination: { page: 1; pageSize: 1 };
}

/** Declares the search of a list, once for its address, its filters and its call. */
export function listSearch<const Call extends ListCall, Name extends string, Sort extends string>(
  call: Call,
  declare: (kinds: FilterKinds<Call>) => Rules<Call, Name, Sort>,
): ListSearch<Call, Name> {
  const { filters, sorts } = declare(filterKinds<Call>());
  const named = Object.entries<ListFilter<Call>>(filters);
  const orders = Object.entries<{ label: string; order: OrderOf<Call> }>(sorts);
  const [firstSort] = orders;
  if (!firstSort) throw new Error(`The list of ${call} has no order.`);
  const [usual, { order: usualOrder }] = firstSort;
  const everything: Search = { chosen: {}, sort: usual, page: 1 };

  const orderOf = ({ sort }: Search): OrderOf<Call> =>
    orders.find(([name]) => name === sort)?.[1].order ?? usualOrder;

  const inUse = ({ chosen }: Search) =>
    named.flatMap(([name, filter]) => {
      const values = chosen[name] ?? [];
      return values.length === 0 ? [] : [{ name, filter, values }];
    });

  const choose = (search: Search, name: string, values: readonly string[]): Search => {
    const others = Object.entries(search.chosen).filter(([other]) => other !== name);
    const chosen = values.length === 0 ? others : [...others, [name, values] as const];
    return { ...search, chosen: Object.fromEntries(chosen), page: 1 };
  };

  const where = (search: Search): { filters?: WhereOf<Call> } => {
    const [first, ...others] = inUse(search)
      .map(({ filter, values }) => filter.where(values))
      .filter((condition) => condition !== null);
    return first === undefined
      ? {}
      : { filters: others.reduce<WhereOf<Call>>((all, condition) => ({ ...all, ...condition }), first) };
  };

  const toCountQuery = (search: Search): Counted<Call> => ({
    ...where(search),
    pagination: { page: 1, pageSize: 1 },
  });

  return {
    call,
    filters,
    sorts: orders.map(([value, { label }]) => ({ value, label })),
    everything,
    read: (address, known = {}) => ({
      chosen: Object.fromEntries(
        named
          .map(([name, filter]) => [name, filter.clean(address.getAll(name), known[name])] as const)
          .filter(([, values]) => values.length > 0),
      ),
      sort: orders.find(([name]) => name === address.get('sort'))?.[0] ?? usual,
      page: pageNumber(address),
    }),
    write: (search) =>
      new URLSearchParams([
        ...inUse(search).flatMap(({ name, values }) => values.map((value) => [name, value])),
        ...(search.sort === usual ? [] : [['sort', search.sort]]),
        ...(search.page === 1 ? [] : [['page', String(search.page)]]),
      ]),
    toQuery: (search) => ({
      ...where(search),
      sort: orderOf(search),
      pagination: { page: search.page },
    }),
    toCountQuery,
    toFacetQuery: (search) => ({
      ...toCountQuery(search),
      // A search by relevance matches more broadly, so its facets must use the same sort.
      ...(orderOf(search) === 'relevance' && { sort: orderOf(search) }),
      facets: named.flatMap(([, { facet }]) => (facet === null ? [] : [facet])),
    }),
    choose,
    sortBy: (search, sort) => ({ ...search, sort, page: 1 }),
    count: (search) =>
      inUse(search).reduce((sum, { filter, values }) => sum + (filter.isKeyword ? 0 : values.length), 0),
    isNarrowed: (search) => inUse(search).length > 0,
    chips: (search) =>
      inUse(search).flatMap(({ name, filter, values }) =>
        values.map((value) => ({ name, value, label: filter.wordsOf(value) })),
      ),
    drop: (search, name, value) =>
      choose(
        search,
        name,
        (search.chosen[name] ?? []).filter((other) => other !== value),
      ),
    narrowings: (search) =>
      inUse(search).map(({ name, filter, values }) => ({
        label: filter.isKeyword
          ? values.map(filter.wordsOf).join(', ')
          : `${filter.label}: ${values.map(filter.wordsOf).join(', ')}`,
        without: choose(search, name, []),
      })),
  };
}
