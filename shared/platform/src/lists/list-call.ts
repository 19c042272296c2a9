import type { InputOf } from '@puente/contract/call';
import type { CallName, Calls } from '@puente/contract/calls';

type QueryOf<Name extends CallName> =
  InputOf<Name, Calls[Name]> extends { query?: infer Query } ? NonNullable<Query> : never;

/** Calls that return a paged list. */
export type ListCall = {
  [Name in CallName]: QueryOf<Name> extends { pagination?: unknown } ? Name : never;
}[CallName];

type Part<Query, Key extends string> = Query extends { [K in Key]?: infer Value }
  ? NonNullable<Value>
  : never;

/** Conditions of a list call (`filters`). */
export type WhereOf<Name extends ListCall> = Part<QueryOf<Name>, 'filters'>;
/** Orders of a list call (`sort`). */
export type OrderOf<Name extends ListCall> = Extract<Part<QueryOf<Name>, 'sort'>, string>;
/** Filters whose options a list call can count (`facets`). */
export type FacetOf<Name extends ListCall> =
  Part<QueryOf<Name>, 'facets'> extends readonly (infer Facet)[] ? Extract<Facet, string> : never;

/** Number of results for each option, by facet: `meta.facets` of a list's response. */
export type FacetCounts = Readonly<Record<string, Readonly<Record<string, number>> | undefined>>;
