import { asc, desc, getTableColumns, sql } from 'drizzle-orm';
import type { securityEventCalls } from '@puente/contract/calls/security-events';
import { securityEvents } from '../db/schema.ts';
import { listOf, matches } from '../lists/list.ts';
import type { Routes } from '../server/serve.ts';

const events = listOf<'GET /api/security-events'>()({
  from: sql`${securityEvents}`,
  read: (db, { where, orderBy, limit, offset, total }) =>
    db
      .select({ ...getTableColumns(securityEvents), total })
      .from(securityEvents)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
  filters: {
    user: matches(securityEvents.userId),
    kind: matches(securityEvents.kind),
    address: matches(securityEvents.addressHash),
  },
  sorts: {
    'createdAt:desc': [desc(securityEvents.createdAt), desc(securityEvents.id)],
    'createdAt:asc': [asc(securityEvents.createdAt), asc(securityEvents.id)],
  },
  sort: 'createdAt:desc',
});

export const securityEventRoutes = {
  'GET /api/security-events': ({ db, query }) =>
    events(db, query, sql`true`, (rows) =>
      Promise.resolve(
        rows.map(({ id, kind, createdAt, userId, actorId, addressHash, reason }) => ({
          id,
          kind,
          createdAt: createdAt.toISOString(),
          user: userId,
          actor: actorId,
          address: addressHash,
          reason,
        })),
      ),
    ),
} satisfies Routes<typeof securityEventCalls>;
