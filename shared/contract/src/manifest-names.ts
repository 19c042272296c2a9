import { roles, staffRoles } from './roles.ts';

/** Product-specific names that app.manifest.json can use. @puente/federation accepts any names. */
export const manifestNames = {
  /** Roles that may open a page, and duties of members of staff. */
  roles: [...roles, ...staffRoles],
  /** Audiences of a menu entry. A visitor is not signed in. */
  audiences: ['visitor', ...roles],
  /** Preconditions that a signed-in user must meet to open a page. */
  needs: ['organization'],
  /** Conditions for showing a menu entry. */
  conditions: ['hasOrganization', 'lacksOrganization', 'mayPublishWork'],
  /** Counts that a menu entry can show. */
  counts: ['unreadMessages'],
  /** Pages for few people, below a path of their own: the entry, which every visitor downloads, names one chunk for all of them. */
  commonChunks: ['staff'],
} as const;

export type Audience = (typeof manifestNames.audiences)[number];
export type PageNeed = (typeof manifestNames.needs)[number];
export type MenuCount = (typeof manifestNames.counts)[number];
export type MenuCondition = (typeof manifestNames.conditions)[number];
