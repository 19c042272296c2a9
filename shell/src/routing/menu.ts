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

/** Entry of the bar: an icon that is always visible. */
export interface BarLink extends MenuLink {
  /** Icon name from the manifest. An icon that this shell does not know is not drawn. */
  icon: string | undefined;
  count: string | undefined;
}

export type MenuItem = MenuLink | { label: string; links: MenuLink[] };

const audienceOf = (user: CurrentUser | null): Audience => user?.profileType ?? 'visitor';

type Condition = (user: CurrentUser | null) => boolean;

/** Conditions of menu entries. A condition that this shell does not know, from an app released later, is not met. */
const conditions: Partial<Record<string, Condition>> = {
  hasOrganization: (user) => organizationsOf(user).length > 0,
  lacksOrganization: (user) => organizationsOf(user).length === 0,
  mayPublishWork,
} satisfies Record<MenuCondition, Condition>;

/**
 * Returns a menu for the user, built from the manifests alone (specification §2, header menu by role). It has the entries for their role,
 * in order and grouped, if their page is in the running release set.
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

/** Entries of the bar, in order. */
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

/** Tells whether the entry's page is in the running release set. If the page declares its sections, the section must exist, too. */
function leadsSomewhere({ route, query }: ManifestMenuEntry, manifests: readonly AppManifest[]): boolean {
  const sections = manifests.flatMap(({ routes }) => routes).find(({ name }) => name === route)?.sections;
  return hasRoute(route) && (!query?.section || !sections || sections.includes(query.section));
}

/** Links of a menu without its groups. */
export const linksOf = (items: readonly MenuItem[]): MenuLink[] =>
  items.flatMap((item) => ('links' in item ? item.links : [item]));
