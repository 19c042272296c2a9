import { organizationsOf } from '@puente/contract/entities/organizations-of';
import type { CurrentUser } from '@puente/contract/entities/user';
import type { AppManifest, Audience, ManifestMenuEntry } from '@puente/federation/manifest';
import { hasRoute, hrefTo } from '@puente/platform/links';

export interface MenuLink {
  label: string;
  href: string;
}

export type MenuItem = MenuLink | { label: string; links: MenuLink[] };

const audienceOf = (user: CurrentUser | null): Audience => user?.profileType ?? 'visitor';

const conditions: Record<NonNullable<ManifestMenuEntry['when']>, (user: CurrentUser | null) => boolean> = {
  hasOrganization: (user) => organizationsOf(user).length > 0,
  lacksOrganization: (user) => organizationsOf(user).length === 0,
};

/**
 * One menu as this person sees it, built from the manifests alone: entries for their role, in order, grouped,
 * and only those whose page is in the running release set.
 */
export function menuFor(
  place: ManifestMenuEntry['place'],
  manifests: readonly AppManifest[],
  user: CurrentUser | null,
): MenuItem[] {
  const audience = audienceOf(user);
  const entries = manifests
    .flatMap(({ menu }) => menu)
    .filter((entry) => entry.place === place && entry.for.includes(audience) && hasRoute(entry.route))
    .filter(({ when }) => !when || conditions[when](user))
    .sort((a, b) => a.order - b.order);

  const items: MenuItem[] = [];
  for (const { group, label, route, query } of entries) {
    const link = { label, href: hrefTo(route, {}, query) };
    const open = items.find((item) => 'links' in item && item.label === group);
    if (open && 'links' in open) open.links.push(link);
    else items.push(group ? { label: group, links: [link] } : link);
  }
  return items;
}
