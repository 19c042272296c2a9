import type { ListCall, OrderOf } from './list-call.ts';
import { type FilterKinds, filterKinds, type ListFilter } from './list-filters.ts';
import { type Asked, type ListSearch, listSearch, type Search } from './list-search.ts';

/** Orders of a column, in the sequence of clicks. */
type Orders<Call extends ListCall> = readonly [first: OrderOf<Call>, other: OrderOf<Call>];

interface Rules<Call extends ListCall, Name extends string, Column extends string> {
  /** Filters by name in the address, as in `listSearch`. */
  filters: Readonly<Record<Name, ListFilter<Call>>>;
  /** Sortable columns by name in the address. The first order of the first column is the default. */
  sorts: Readonly<Record<Column, Orders<Call>>>;
  /** Number of rows on a page. */
  pageSize: number;
}

export interface TableSearch<Call extends ListCall, Name extends string = string> {
  list: ListSearch<Call, Name>;
  pageSize: number;
  /** Sortable columns, with the direction of their first click. */
  starts: Readonly<Record<string, 'ascending' | 'descending'>>;
  /** Query for the API. A page and its prefetch both use it, so that they share one request. */
  toQuery: (search: Search) => Asked<Call> & { pagination: { pageSize: number } };
}

/** Declares the search of a table, once for its address, its filters, its sortable columns and its call. */
export function tableSearch<const Call extends ListCall, Name extends string, Column extends string>(
  call: Call,
  declare: (kinds: FilterKinds<Call>) => Rules<Call, Name, Column>,
): TableSearch<Call, Name> {
  const { filters, sorts, pageSize } = declare(filterKinds<Call>());
  const columns = Object.entries<Orders<Call>>(sorts);
  const list = listSearch(call, () => ({
    filters,
    sorts: Object.fromEntries(
      columns.flatMap(([column, orders]) =>
        orders.map((order) => [sortName(column, isDescending(order)), { label: column, order }]),
      ),
    ),
  }));
  return {
    list,
    pageSize,
    starts: Object.fromEntries(
      columns.map(([column, [first]]) => [column, isDescending(first) ? 'descending' : 'ascending']),
    ),
    toQuery: (search) => {
      const { pagination, ...query } = list.toQuery(search);
      return { ...query, pagination: { ...pagination, pageSize } };
    },
  };
}

const isDescending = (order: string): boolean => order.endsWith(':desc');

/** Name of an order in the address: `sort=name-desc`. */
export const sortName = (column: string, descending: boolean): string =>
  `${column}-${descending ? 'desc' : 'asc'}`;

/** Column and direction of an order in the address. */
export function sortOf(name: string): { by: string; descending: boolean } {
  const end = name.lastIndexOf('-');
  return { by: name.slice(0, end), descending: name.slice(end) === '-desc' };
}
