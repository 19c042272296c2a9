import type { Banner } from '@puente/contract/entities/content';
import type { AppManifest } from '@puente/federation/manifest';

const key = 'awardsBannerClosed';

/** What tells one edition of the call from the next. */
export const editionOf = ({ title, from, to }: Banner): string => `${title} ${from} ${to}`;

export function rememberClosed(edition: string): void {
  try {
    localStorage.setItem(key, edition);
  } catch {
    // Storage is blocked: it stays closed on this page view.
  }
}

export function wasClosed(edition: string): boolean {
  try {
    return localStorage.getItem(key) === edition;
  } catch {
    return false;
  }
}

/** Pages that do not show it, with what is below them. Addresses are matched as the router does: letters may be of either case. */
export function isHiddenOn({ hiddenOn }: Banner, pathname: string): boolean {
  const here = pathname.toLowerCase();
  return hiddenOn
    .map((path) => path.toLowerCase())
    .some((path) => here === path || here.startsWith(`${path}/`));
}

/** Its link, if it leads to a page of the running release set or to a secure address elsewhere. */
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
