import { organizationsOf } from '@puente/contract/entities/organizations-of';
import { mayPublishWork } from '@puente/contract/entities/published-works';
import type { CurrentUser } from '@puente/contract/entities/user';
import type { Audience, MenuCondition } from '@puente/contract/manifest-names';
import type { AppManifest, ManifestMenuEntry } from '@puente/federation/manifest';
import { hasRoute, hrefTo } from '@puente/platform/links';

export interface MenuLink {
  label: string;
  href: string;
}

/** An entry of the bar: an icon that is always in sight. */
export interface BarLink extends MenuLink {
  /** As the manifest has it: an icon that this shell does not know is drawn as none. */
  icon: string | undefined;
  count: string | undefined;
}

export type MenuItem = MenuLink | { label: string; links: MenuLink[] };

const audienceOf = (user: CurrentUser | null): Audience => user?.profileType ?? 'visitor';

type Condition = (user: CurrentUser | null) => boolean;

/** A condition that this shell does not know, of an app released after it, is not met. */
const conditions: Partial<Record<string, Condition>> = {
  hasOrganization: (user) => organizationsOf(user).length > 0,
  lacksOrganization: (user) => organizationsOf(user).length === 0,
  mayPublishWork,
} satisfies Record<MenuCondition, Condition>;

/**
 * One menu as this user sees it, built from the manifests alone (specification §2, header menu by role):
 * entries for their role, in order, grouped, and only those whose page is in the running release set.
 */
export function menuFor(
  place: ManifestMenuEntry['place'],
  manifests: readonly AppManifest[],
  user: CurrentUser | null,
): MenuItem[] {
  const items: MenuItem[] = [];
  for (const entry of entriesFor(place, manifests, user)) {
    const { group } = entry;
    const link = linkOf(entry);
    const open = items.find((item) => 'links' in item && item.label === group);
    if (open && 'links' in open) open.links.push(link);
    else items.push(group ? { label: group, links: [link] } : link);
  }
  return items;
}

/** What stands in the bar, in order. */
export const barFor = (manifests: readonly AppManifest[], user: CurrentUser | null): BarLink[] =>
  entriesFor('bar', manifests, user).map((entry) => ({
    ...linkOf(entry),
    icon: entry.icon,
    count: entry.count,
  }));

const linkOf = ({ label, route, query }: ManifestMenuEntry): MenuLink => ({
  label,
  href: hrefTo(route, {}, query),
});

function entriesFor(
  place: ManifestMenuEntry['place'],
  manifests: readonly AppManifest[],
  user: CurrentUser | null,
): ManifestMenuEntry[] {
  const audience = audienceOf(user);
  return manifests
    .flatMap(({ menu }) => menu)
    .filter(
      (entry) =>
        entry.place === place && (entry.for?.includes(audience) ?? true) && leadsSomewhere(entry, manifests),
    )
    .filter(({ when }) => !when || conditions[when]?.(user))
    .sort((a, b) => a.order - b.order);
}

/** Whether its page is in the running release set and, where the page says which sections it has, the section too. */
function leadsSomewhere({ route, query }: ManifestMenuEntry, manifests: readonly AppManifest[]): boolean {
  const sections = manifests.flatMap(({ routes }) => routes).find(({ name }) => name === route)?.sections;
  return hasRoute(route) && (!query?.section || !sections || sections.includes(query.section));
}

/** The links of a menu without its groups. */
export const linksOf = (items: readonly MenuItem[]): MenuLink[] =>
  items.flatMap((item) => ('links' in item ? item.links : [item]));
