import type { messageCalls } from '@puente/contract/calls/messages';
import { asc, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { notificationMessages } from '../db/schema.ts';
import { refuse } from '../http/refuse.ts';
import { listOf, matches } from '../lists/list.ts';
import { presentMessage } from './presenter.ts';
import type { Routes } from '../serving/serve.ts';

const messages = listOf<'GET /api/communication-centers'>()({
  from: sql`${notificationMessages}`,
  read: (db, { where, orderBy, limit, offset, total }) =>
    db
      .select({ ...getTableColumns(notificationMessages), total })
      .from(notificationMessages)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
  filters: {
    student: { inside: { id: matches(notificationMessages.studentId) } },
    isRead: matches(notificationMessages.isRead),
  },
  sorts: {
    'isRead:asc': [
      asc(notificationMessages.isRead),
      desc(notificationMessages.createdAt),
      desc(notificationMessages.id),
    ],
    'createdAt:desc': [desc(notificationMessages.createdAt), desc(notificationMessages.id)],
  },
  sort: 'isRead:asc',
});

export const messageRoutes = {
  'GET /api/communication-centers': ({ db, query, visible }) =>
    messages(db, query, visible, (rows) =>
      Promise.resolve(rows.map((row) => presentMessage(row, query.populate))),
    ),

  'PUT /api/communication-centers/:id': async ({ db, row, body: { data } }) => {
    const [updated] = await db
      .update(notificationMessages)
      .set({ isRead: data.isRead })
      .where(eq(notificationMessages.id, row.id))
      .returning();
    if (!updated) throw refuse('NotFound');
    return { data: presentMessage(updated) };
  },
} satisfies Routes<typeof messageCalls>;
