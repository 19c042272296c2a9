import type { messageCalls } from '@puente/contract/calls/messages';
import { asc, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { messages } from '../db/schema.ts';
import { refuse } from '../http/refuse.ts';
import { listOf, matches } from '../lists/list.ts';
import { presentMessage } from './presenter.ts';
import type { Routes } from '../serving/serve.ts';

const inbox = listOf<'GET /api/communication-centers'>()({
  from: sql`${messages}`,
  read: (db, { where, orderBy, limit, offset, total }) =>
    db
      .select({ ...getTableColumns(messages), total })
      .from(messages)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
  filters: {
    student: { inside: { id: matches(messages.studentId) } },
    isRead: matches(messages.isRead),
  },
  sorts: {
    'isRead:asc': [asc(messages.isRead), desc(messages.createdAt), desc(messages.id)],
    'createdAt:desc': [desc(messages.createdAt), desc(messages.id)],
  },
  sort: 'isRead:asc',
});

export const messageRoutes = {
  'GET /api/communication-centers': ({ db, query, visible }) =>
    inbox(db, query, visible, (rows) =>
      Promise.resolve(rows.map((row) => presentMessage(row, query.populate))),
    ),

  'PUT /api/communication-centers/:id': async ({ db, row, body: { data } }) => {
    const [updated] = await db
      .update(messages)
      .set({ isRead: data.isRead })
      .where(eq(messages.id, row.id))
      .returning();
    if (!updated) throw refuse('NotFound');
    return { data: presentMessage(updated) };
  },
} satisfies Routes<typeof messageCalls>;
