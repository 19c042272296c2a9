import { useLocation } from '@puente/platform/router';
import type { MenuLink } from '../routing/menu.ts';

/**
 * Marks the current place with `aria-current` on the links of a menu: `page` for the link to this address,
 * section included; else for the link to this path; `true` for the nearest link above it.
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
