import type { IdKind, IdOf } from '@puente/contract/ids';
/** What pages read from their address. A value that no link of the product has is ignored. */

/**
 * Id of a record in an address; null for a value that cannot be an id, so that the API is not called with it.
 * @param kind of the record whose page it is
 */
export function recordId<Kind extends IdKind>(_kind: Kind, text = ''): IdOf<Kind> | null {
  const id = Number(/^[1-9]\d{0,8}$/.exec(text)?.[0]);
  return isId<Kind>(id) ? id : null;
}

/** What `ids` of the contract checks; a page without a form need not load schemas for it. */
const isId = <Kind extends IdKind>(id: number): id is IdOf<Kind> => Number.isInteger(id) && id > 0;

/** The page of a list that an address asks for (`?page=2`); the first page for an invalid number. */
export function pageNumber(search: URLSearchParams): number {
  const text = search.get('page') ?? '';
  return /^\d{1,6}$/.test(text) ? Math.max(1, Number(text)) : 1;
}
