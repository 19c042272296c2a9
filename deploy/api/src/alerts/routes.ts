import { and, asc, desc, eq } from 'drizzle-orm';
import type { alertCalls } from '@puente/contract/calls/alerts';
import { alertEvents } from '@puente/contract/constants/alert-kinds';
import type { Alert } from '@puente/contract/entities/alert';
import { alerts, organizations, users } from '../db/schema.ts';
import { refuse } from '../http/refuse.ts';
import { listOf, matches } from '../lists/list.ts';
import { unsubscribePage } from '../mail/unsubscribing.ts';
import type { Routes } from '../server/serve.ts';
import { choicesOf, choose } from './choices.ts';
import { alertColumns, type AlertRow, alertsWithOrganization } from './policy.ts';

const presentAlert = (row: AlertRow): Alert => {
  const { kind, says } = alertEvents[row.event];
  return {
    id: row.id,
    date: row.happenedAt.toISOString(),
    isRead: row.isRead,
    kind,
    subject: says(row.about, row.count),
    path: row.path,
    organization: { id: row.organizationId, name: row.organizationName },
  };
};

const newest = [desc(alerts.happenedAt), desc(alerts.id)];

const ownAlerts = listOf<'GET /api/alerts'>()({
  from: alertsWithOrganization,
  read: (db, { where, orderBy, limit, offset, total }) =>
    db
      .select({ ...alertColumns, total })
      .from(alerts)
      .innerJoin(organizations, eq(organizations.id, alerts.organizationId))
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
  filters: { isRead: matches(alerts.isRead) },
  sorts: { 'isRead:asc': [asc(alerts.isRead), ...newest], 'date:desc': newest },
  sort: 'isRead:asc',
});

export const alertRoutes = {
  'GET /api/alerts': ({ db, query, visible }) =>
    ownAlerts(db, query, visible, (rows) => Promise.resolve(rows.map(presentAlert))),

  'PUT /api/alerts/:id': async ({ db, row, body: { data } }) => {
    const { isRead } = data;
    // Keep at most one unread alert per event and page: a new event increments it.
    const changed = await db.transaction(async (tx) => {
      if (!isRead) {
        const [other] = await tx
          .select({ id: alerts.id })
          .from(alerts)
          .where(
            and(
              eq(alerts.userId, row.userId),
              eq(alerts.event, row.event),
              eq(alerts.path, row.path),
              eq(alerts.isRead, false),
            ),
          );
        if (other) return [];
      }
      return tx
        .update(alerts)
        .set({ isRead })
        .where(eq(alerts.id, row.id))
        .returning({ isRead: alerts.isRead });
    });
    return { data: presentAlert({ ...row, ...changed[0] }) };
  },

  'POST /api/alerts/read': async ({ db, actor }) => {
    await db
      .update(alerts)
      .set({ isRead: true })
      .where(and(eq(alerts.userId, actor.userId), eq(alerts.isRead, false)));
    return undefined;
  },

  'GET /api/alerts/choices': async ({ db, actor }) => ({ data: await choicesOf(db, actor.userId) }),

  'PUT /api/alerts/choices': async ({ db, actor, body: { data } }) => {
    await choose(db, actor.userId, data);
    const chosen = (await choicesOf(db, actor.userId)).find(({ kind }) => kind === data.kind);
    if (!chosen) throw new Error('Every kind has a choice.');
    return { data: chosen };
  },

  'GET /api/alerts/unsubscribe': ({ query: { token } }) =>
    Promise.resolve({ location: unsubscribePage({ alerts: token }) }),

  'POST /api/alerts/unsubscribe': async ({ db, unsubscribing, query: { token } }) => {
    const signed = unsubscribing.alertsOf(token);
    if (signed === null) throw refuse('UnsubscribeLinkInvalid');
    const [reader] = await db.select({ id: users.id }).from(users).where(eq(users.id, signed.user));
    if (reader) await choose(db, reader.id, { kind: signed.kind, mail: 'never' });
    return { data: { kind: signed.kind } };
  },
} satisfies Routes<typeof alertCalls>;
