/**
 * First words of paths that no login leads back to: what the servers answer themselves, and the steps of signing in.
 * Every other path of the site belongs to a page of some app, today's or one to come.
 */
const notPages = new Set(['api', 'assets', 'auth', 'brand', 'connect', 'register', 'uploads', 'user']);

/** Pages of the account, which are no step of signing in. */
const ofAccount = new Set(['/user/security']);

const longest = 500;

/**
 * Where a user may be sent after a login. Both sides ask this of every address that came from outside, so that a link to
 * the login never leads to another site (specification §4).
 * @returns the path with its query and fragment, as a browser would read it; null when it leads elsewhere or to no page
 */
export function returnPath(wanted: string | null | undefined): string | null {
  if (!wanted || wanted.length > longest) return null;
  // One slash, then a word: what a browser takes for another host or skips (`//`, `/\`, tabs) is refused before it is parsed.
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
