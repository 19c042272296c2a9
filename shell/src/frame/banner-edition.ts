import type { Banner } from '@puente/contract/entities/banner';
import type { AppManifest } from '@puente/federation/manifest';

const key = 'awardsBannerClosed';

/** Key of an edition of the call, to tell it from the next one. */
export const editionOf = ({ title, from, to }: Banner): string => `${title} ${from} ${to}`;

export function rememberClosed(edition: string): void {
  try {
    localStorage.setItem(key, edition);
  } catch {
    // Storage is blocked: the banner stays closed for this page view only.
  }
}

export function wasClosed(edition: string): boolean {
  try {
    return localStorage.getItem(key) === edition;
  } catch {
    return false;
  }
}

/**
 * Tells whether the banner is hidden on a page. Each entry also covers the pages below it. Addresses are case-insensitive, as in the
 * router.
 */
export function isHiddenOn({ hiddenOn }: Banner, pathname: string): boolean {
  const here = pathname.toLowerCase();
  return hiddenOn
    .map((path) => path.toLowerCase())
    .some((path) => here === path || here.startsWith(`${path}/`));
}

/** Returns the link of the banner if it leads to a page of the running release set or to an https address elsewhere. */
export function linkOf(
  link: string | null,
  manifests: readonly AppManifest[],
): { href: string; external: boolean } | null {
  if (!link) return null;
  if (link.startsWith('https://')) return { href: link, external: true };
  const [path = ''] = link.split(/[?#]/, 1);
  const isPage = manifests.some(({ routes }) => routes.some((route) => fits(route.path, path)));
  return isPage ? { href: link, external: false } : null;
}

const fits = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replace(/:[^/]+/g, '[^/]+')}$`).test(path);
