import { roles } from './roles.ts';

/** The names of the product that app.manifest.json uses. @puente/federation takes them as they come, and knows none. */
export const manifestNames = {
  /** Who may open a page. */
  roles,
  /** Whom a menu entry is for. A visitor is not signed in. */
  audiences: ['visitor', ...roles],
  /** What a signed-in user must have before they open a page. */
  needs: ['organization'],
  /** When a menu entry is shown. */
  conditions: ['hasOrganization', 'lacksOrganization', 'mayPublishWork'],
  /** What can be counted at a menu entry. */
  counts: ['unreadMessages'],
} as const;

export type Audience = (typeof manifestNames.audiences)[number];
export type PageNeed = (typeof manifestNames.needs)[number];
export type MenuCount = (typeof manifestNames.counts)[number];
export type MenuCondition = (typeof manifestNames.conditions)[number];
