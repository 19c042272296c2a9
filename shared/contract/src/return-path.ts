/**
 * First segments of paths that a login must not return to: paths that the servers answer themselves, and the steps of signing in. Every
 * other path belongs to a page of some app, now or later.
 */
const notPages = new Set(['api', 'assets', 'auth', 'brand', 'connect', 'register', 'uploads', 'user']);

/** Account pages that are not steps of signing in. */
const ofAccount = new Set(['/user/security']);

const longest = 500;

/**
 * Validates the path to return to after a login. Browser and server check every address from outside with it, so that a login link cannot
 * lead to another site (specification §4).
 * @returns the path with its query and fragment, as a browser normalises it; null for another site or a path without a page
 */
export function returnPath(wanted: string | null | undefined): string | null {
  if (!wanted || wanted.length > longest) return null;
  // One slash, then a word: characters that browsers skip or treat as the start of a host (`//`, `/\`, tabs) are refused before parsing.
  if (!/^\/(?:[\w-]|$|\?)/.test(wanted) || /[\\\p{Cc}\s]/u.test(wanted)) return null;
  const base = 'http://here.invalid';
  const url = URL.parse(wanted, base);
  // Stryker disable next-line ConditionalExpression,LogicalOperator: a second lock, as the pattern above lets nothing through that needs it
  if (!url || url.origin !== base || url.username !== '') return null;
  if (url.pathname.includes('//')) return null;
  const [, first = ''] = url.pathname.split('/');
  const isPage =
    ofAccount.has(url.pathname) || (/^[\w-]*$/.test(first) && !notPages.has(first.toLowerCase()));
  return isPage ? url.pathname + url.search + url.hash : null;
}
