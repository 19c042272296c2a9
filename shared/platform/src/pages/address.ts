/** What pages read from their address. A value that no link of the product has is ignored. */

/**
 * Id of a record in an address; null for a value that cannot be an id, so that the API is not called with it.
 */
export const recordId = (text: string | undefined): number | null =>
  /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : null;

/** The page of a list that an address asks for (`?page=2`); the first page for an invalid number. */
export function pageNumber(search: URLSearchParams): number {
  const text = search.get('page') ?? '';
  return /^\d{1,6}$/.test(text) ? Math.max(1, Number(text)) : 1;
}
