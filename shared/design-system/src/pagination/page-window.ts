/**
 * The pages to offer: the first, the last, the current one and its neighbours; `null` where pages are left out.
 * A gap of a single page is that page: «1 … 3» would be longer than «1 2 3» and say less.
 */
export function pageWindow(page: number, pageCount: number): (number | null)[] {
  const offered = new Set(
    [1, pageCount, page - 1, page, page + 1].filter((it) => it >= 1 && it <= pageCount),
  );
  const shown: (number | null)[] = [];
  let previous = 0;
  for (const next of [...offered].sort((a, b) => a - b)) {
    if (next - previous === 2) shown.push(previous + 1);
    if (next - previous > 2) shown.push(null);
    shown.push(next);
    previous = next;
  }
  return shown;
}
