import { useLocation } from '@puente/platform/router';
import type { MenuLink } from '../routing/menu.ts';

/**
 * Returns `aria-current` for the links of a menu: `page` for the current address including its section, otherwise for the current path.
 * Without such a link, `true` for the nearest parent path.
 */
export function useAriaCurrent(links: readonly MenuLink[]): (link: MenuLink) => 'page' | 'true' | undefined {
  const { pathname, search } = useLocation();
  const hrefs = links.map(({ href }) => href);
  const here = hrefs.find((href) => href === pathname + search) ?? hrefs.find((href) => href === pathname);
  const above = hrefs
    .filter((href) => pathname.startsWith(`${href}/`))
    .sort((a, b) => b.length - a.length)[0];
  return ({ href }) => (href === here ? 'page' : !here && href === above ? 'true' : undefined);
}
