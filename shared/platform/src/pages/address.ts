import type { IdKind, IdOf } from '@puente/contract/ids';
/** Parameters that pages read from their address. Values that no link of the product has are ignored. */

/**
 * Returns the id of a record in an address; null for an invalid id, so that the API is not called with it.
 * @param kind of the page's record
 */
export function recordId<Kind extends IdKind>(_kind: Kind, text = ''): IdOf<Kind> | null {
  const id = Number(/^[1-9]\d{0,8}$/.exec(text)?.[0]);
  return isId<Kind>(id) ? id : null;
}

/** Same check as `ids` of the contract, without its schemas, which a page without a form does not need. */
const isId = <Kind extends IdKind>(id: number): id is IdOf<Kind> => Number.isInteger(id) && id > 0;

/** Returns the page number in an address (`?page=2`); the first page for an invalid number. */
export function pageNumber(search: URLSearchParams): number {
  const text = search.get('page') ?? '';
  return /^\d{1,6}$/.test(text) ? Math.max(1, Number(text)) : 1;
}
