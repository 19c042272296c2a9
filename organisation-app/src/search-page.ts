/** The page of a list that an address asks for: from 1, and 1 for anything that is not a page. */
export function pageOf(search: URLSearchParams): number {
  const page = Number(search.get('page'));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}
