import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Actor } from '../access/actor.ts';
import type { ListPolicy, RowPolicy } from '../access/policy.ts';
import { alerts, organizations } from '../db/schema.ts';

export const alertColumns = {
  id: alerts.id,
  userId: alerts.userId,
  event: alerts.event,
  about: alerts.about,
  path: alerts.path,
  count: alerts.count,
  isRead: alerts.isRead,
  happenedAt: alerts.happenedAt,
  organizationId: alerts.organizationId,
  organizationName: organizations.name,
};

const ofAlerts = eq(organizations.id, alerts.organizationId);
export const alertsWithOrganization = sql`${alerts} inner join ${organizations} on ${ofAlerts}`;

export type AlertRow = Pick<
  typeof alerts.$inferSelect,
  'id' | 'userId' | 'event' | 'about' | 'path' | 'count' | 'isRead' | 'happenedAt' | 'organizationId'
> & { organizationName: string };

/** Event that notifies a person who has lost access to an organisation. */
const ofLoss = 'removed';

const isOwn = (actor: Actor | null, { userId, organizationId, event }: AlertRow): boolean =>
  actor?.userId === userId && (event === ofLoss || actor.organizationIds.includes(organizationId));

/**
 * Only its recipient sees an alert, and only while they act for its organisation. Alerts about the loss of that role
 * remain visible.
 */
export const alertPolicy = {
  load: async (db, id) =>
    (
      await db.select(alertColumns).from(alerts).innerJoin(organizations, ofAlerts).where(eq(alerts.id, id))
    )[0],
  sees: isOwn,
  may: { read: () => true },
  visible: (actor) =>
    (actor &&
      and(
        eq(alerts.userId, actor.userId),
        or(eq(alerts.event, ofLoss), inArray(alerts.organizationId, [...actor.organizationIds])),
      )) ||
    sql`false`,
} satisfies RowPolicy<'alert', AlertRow> & ListPolicy;
