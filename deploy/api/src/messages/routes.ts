import { asc, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { messageCalls } from '@puente/contract/calls/messages';
import { alertKinds } from '@puente/contract/constants/alert-kinds';
import { choose } from '../alerts/choices.ts';
import type { Database } from '../db/connect.ts';
import { messages, students, users } from '../db/schema.ts';
import { refuse } from '../http/refuse.ts';
import { listOf, matches } from '../lists/list.ts';
import { type MessageMails, unsubscribePage } from '../mail/unsubscribing.ts';
import type { Routes } from '../server/serve.ts';
import { changePreferences } from './preferences.ts';
import { presentMessage } from './presenter.ts';

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

  'GET /api/messages/unsubscribe': ({ query: { token } }) =>
    Promise.resolve({ location: unsubscribePage({ messages: token }) }),

  'POST /api/messages/unsubscribe': ({ db, unsubscribing, query: { token } }) =>
    setMails(db, unsubscribing.messagesOf(token), false),

  'POST /api/messages/resubscribe': ({ db, unsubscribing, query: { token } }) =>
    setMails(db, unsubscribing.messagesOf(token), true),
} satisfies Routes<typeof messageCalls>;

/** Switches the mails of a token on or off. @throws Refusal UnsubscribeLinkInvalid */
async function setMails(db: Database, signed: MessageMails | null, wanted: boolean) {
  if (signed === null) throw refuse('UnsubscribeLinkInvalid');
  const { user, mail } = signed;
  const [reader] = await db
    .select({ id: users.id, student: students.id })
    .from(users)
    .leftJoin(students, eq(students.userId, users.id))
    .where(eq(users.id, user));
  if (mail === 'chat') {
    const { usual } = alertKinds.chat_messages;
    if (reader) await choose(db, reader.id, { kind: 'chat_messages', mail: wanted ? usual : 'never' });
  } else if (reader?.student) await changePreferences(db, reader.student, { [mail]: wanted });
  return { data: { stopped: mail } };
}
