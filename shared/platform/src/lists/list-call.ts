import type { InputOf } from '@puente/contract/call';
import type { CallName, Calls } from '@puente/contract/calls';

type QueryOf<Name extends CallName> =
  InputOf<Name, Calls[Name]> extends { query?: infer Query } ? NonNullable<Query> : never;

/** Calls that answer a list page by page. */
export type ListCall = {
  [Name in CallName]: QueryOf<Name> extends { pagination?: unknown } ? Name : never;
}[CallName];

type Part<Query, Key extends string> = Query extends { [K in Key]?: infer Value }
  ? NonNullable<Value>
  : never;

/** The conditions that a list call takes (`filters`). */
export type WhereOf<Name extends ListCall> = Part<QueryOf<Name>, 'filters'>;
/** The orders that it takes (`sort`). */
export type OrderOf<Name extends ListCall> = Extract<Part<QueryOf<Name>, 'sort'>, string>;
/** The filters whose options it counts (`facets`). */
export type FacetOf<Name extends ListCall> =
  Part<QueryOf<Name>, 'facets'> extends readonly (infer Facet)[] ? Extract<Facet, string> : never;

/** How often each option occurs, by facet: `meta.facets` of a list's answer. */
export type FacetCounts = Readonly<Record<string, Readonly<Record<string, number>> | undefined>>;
