/**
 * Canonical form of a path that a route matches. react-router also accepts other capitals and a trailing slash; search
 * engines and caches would treat each variant as a separate page.
 * @param pattern of the route, as its manifest has it
 */
export const pathAsWritten = (path: string, pattern: string): string =>
  pathWith(pattern, (at) => path.split('/')[at] ?? '');

/**
 * Path of a page with another parameter value.
 * @param word value of each parameter of its route, not yet encoded
 */
export const pathUnder = (word: string, pattern: string): string =>
  pathWith(pattern, () => encodeURIComponent(word));

const pathWith = (pattern: string, valueAt: (at: number) => string): string =>
  pattern
    .split('/')
    .map((part, at) => (part.startsWith(':') ? valueAt(at) : part))
    .join('/')
    // Browsers read it as a slash: two at the beginning would lead to another site.
    .replaceAll('\\', '%5C');
