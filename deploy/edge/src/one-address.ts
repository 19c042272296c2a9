/**
 * The one way to write a path that a route answers to. react-router forgives other capitals and a slash at the end; to search engines and
 * caches each of these would be another page.
 * @param pattern of the route, as its manifest has it
 */
export const pathAsWritten = (path: string, pattern: string): string =>
  pathWith(pattern, (at) => path.split('/')[at] ?? '');

/** The path of a page under another word. @param word in the place of each parameter of its route, not yet encoded */
export const pathUnder = (word: string, pattern: string): string =>
  pathWith(pattern, () => encodeURIComponent(word));

const pathWith = (pattern: string, valueAt: (at: number) => string): string =>
  pattern
    .split('/')
    .map((part, at) => (part.startsWith(':') ? valueAt(at) : part))
    .join('/')
    // Browsers read it as a slash: two at the beginning would lead to another site.
    .replaceAll('\\', '%5C');
