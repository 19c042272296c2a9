/** Where a link of a message leads. */
export interface Destination {
  href: string;
  /** Another site: opens in a new tab, and says so. */
  external: boolean;
}

/**
 * Where this page is from. A server that draws it has no address of its own: there a path is known by standing at an address
 * that nobody has.
 */
const ownOrigin = (): string => (typeof location === 'undefined' ? 'https://own.invalid' : location.origin);

/** Paths that answer with something other than a picture, some of them to the effect of something: never the source of an image. */
const notPictures = /^\/(?:api|auth)(?:\/|$)/;

/**
 * A link of a message may lead to a page of ours, to another site over http(s), or to a mail address. Any
 * other link (a script, data, a relative address, a name that looks like ours before an @) leads nowhere.
 */
export function destinationOf(written: string): Destination | null {
  const url = addressOf(written);
  if (url === null || url.username !== '' || url.password !== '') return null;
  if (url.origin === ownOrigin()) return { href: pathOf(url), external: false };
  if (url.protocol === 'mailto:') return { href: url.href, external: false };
  return isWeb(url) ? { href: url.href, external: true } : null;
}

/** Path of a picture of ours. One from elsewhere would tell its owner who reads the message, and when. */
export function pictureOf(written: string): string | null {
  const url = addressOf(written);
  return url?.origin === ownOrigin() && !notPictures.test(url.pathname) ? pathOf(url) : null;
}

/** A whole address, or a path from our root; the browser's own parser decides which it is. */
function addressOf(written: string): URL | null {
  const whole = URL.parse(written);
  if (whole !== null) return whole;
  if (!written.startsWith('/')) return null;
  const own = URL.parse(written, ownOrigin());
  return own?.origin === ownOrigin() ? own : null;
}

const isWeb = ({ protocol }: URL): boolean => protocol === 'https:' || protocol === 'http:';
const pathOf = ({ pathname, search, hash }: URL): string => pathname + search + hash;
