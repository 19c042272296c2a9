/** Target of a link in a message. */
export interface Destination {
  href: string;
  /** True for another site: opens in a new tab, and is announced. */
  external: boolean;
}

/** Origin of this page. A server has no address while it renders, so it uses an origin that nobody owns to recognise paths. */
const ownOrigin = (): string => (typeof location === 'undefined' ? 'https://own.invalid' : location.origin);

/** Paths that serve no pictures, some of them with side effects: never allowed as the source of an image. */
const notPictures = /^\/(?:api|auth)(?:\/|$)/;

/**
 * Returns the target of a link in a message: a page of ours, another site over http(s), or a mail address. Returns null for any other link:
 * a script, data, a relative address, or a name that looks like ours before an @.
 */
export function destinationOf(written: string): Destination | null {
  const url = addressOf(written);
  if (url === null || url.username !== '' || url.password !== '') return null;
  if (url.origin === ownOrigin()) return { href: pathOf(url), external: false };
  if (url.protocol === 'mailto:') return { href: url.href, external: false };
  return isWeb(url) ? { href: url.href, external: true } : null;
}

/** Returns the path of a picture on our site. A picture from elsewhere would reveal to its owner who reads the message, and when. */
export function pictureAddress(written: string): string | null {
  const url = addressOf(written);
  return url?.origin === ownOrigin() && !notPictures.test(url.pathname) ? pathOf(url) : null;
}

/** Parses a full address, or a path from our root, with the browser's own parser. */
function addressOf(written: string): URL | null {
  const whole = URL.parse(written);
  if (whole !== null) return whole;
  if (!written.startsWith('/')) return null;
  const own = URL.parse(written, ownOrigin());
  return own?.origin === ownOrigin() ? own : null;
}

const isWeb = ({ protocol }: URL): boolean => protocol === 'https:' || protocol === 'http:';
const pathOf = ({ pathname, search, hash }: URL): string => pathname + search + hash;
