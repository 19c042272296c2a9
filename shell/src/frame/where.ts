import { useLocation } from '@puente/platform/router';
import type { MenuLink } from '../routing/menu.ts';

/**
 * Tells where one is, for `aria-current` of each link of a menu: `page` for the one that leads to this address, section
 * and all; else for the one that leads to this path; `true` for the nearest one above it.
 */
export function useWhere(links: readonly MenuLink[]): (link: MenuLink) => 'page' | 'true' | undefined {
  const { pathname, search } = useLocation();
  const hrefs = links.map(({ href }) => href);
  const here = hrefs.find((href) => href === pathname + search) ?? hrefs.find((href) => href === pathname);
  const above = hrefs
    .filter((href) => pathname.startsWith(`${href}/`))
    .sort((a, b) => b.length - a.length)[0];
  return ({ href }) => (href === here ? 'page' : !here && href === above ? 'true' : undefined);
}
