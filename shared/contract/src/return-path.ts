/**
 * Where somebody may be sent after a login: a page of the site. Both sides ask this of whatever came from outside, so that
 * a link to our login never leads elsewhere.
 */
const pages = new Set([
  'apply',
  'awards',
  'blog',
  'chat',
  'equipo',
  'estudiantes',
  'organizaciones',
  'organizations',
  'preguntas-frecuentes',
  'profile',
  'projects',
  'resources',
  'spaces',
  'tfx',
  'universidades',
]);

const longest = 500;

/** The path, with its query and its fragment, as a browser would read it; null when it is none of the site's pages. */
export function returnPath(wanted: string | null | undefined): string | null {
  if (!wanted || wanted.length > longest) return null;
  // One slash, then a word: what a browser takes for another host or skips (`//`, `/\`, tabs) is not even looked at.
  if (!/^\/(?:[\w-]|$|\?)/.test(wanted) || /[\\\p{Cc}\s]/u.test(wanted)) return null;
  const base = 'http://here.invalid';
  const url = URL.parse(wanted, base);
  if (!url || url.origin !== base || url.username !== '' || url.pathname.includes('//')) return null;
  const [, first = ''] = url.pathname.split('/');
  return first === '' || pages.has(first) ? url.pathname + url.search + url.hash : null;
}
