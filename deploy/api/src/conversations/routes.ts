import { and, asc, desc, eq, getTableColumns, gt, type SQL, sql } from 'drizzle-orm';
import type { conversationCalls } from '@puente/contract/calls/conversations';
import { ids } from '@puente/contract/ids';
import { applications, chatMessages, conversations, projects, users, works } from '../db/schema.ts';
import { listOf, matches } from '../lists/list.ts';
import type { Routes } from '../server/serve.ts';
import { openInterestConversation } from './about-opportunities.ts';
import { openTutorConversation, openWorkConversation } from './about-works.ts';
import { says } from './assistant.ts';
import { conversationColumns, conversationsWithParties, joins, kindNow, statusNow } from './columns.ts';
import {
  closeConversation,
  markRead,
  openApplicationConversation,
  openConversation,
  reread,
  writeMessage,
} from './conversations.ts';
import { faqsFor } from './faqs.ts';
import { sideOf } from './policy.ts';
import { presentConversation, presentConversations, presentMessage } from './presenter.ts';
import { writeToInterested } from './to-interested.ts';
import { unreadBy } from './unread.ts';

const suggested = 5;

const browse = listOf<'GET /api/conversations'>()({
  from: conversationsWithParties,
  read: (db, { where, orderBy, limit, offset, total }) =>
    db
      .select({ ...conversationColumns, total })
      .from(conversations)
      .innerJoin(users, joins.user)
      .leftJoin(applications, joins.application)
      .leftJoin(projects, joins.project)
      .leftJoin(works, joins.work)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
  filters: {
    kind: matches(kindNow),
    status: matches(statusNow),
    waitsForTeam: matches(conversations.waitsForTeam),
  },
  sorts: {
    'lastMessageAt:desc': [desc(conversations.lastMessageAt), desc(conversations.id)],
    'lastMessageAt:asc': [asc(conversations.lastMessageAt), asc(conversations.id)],
  },
  sort: 'lastMessageAt:desc',
});

const messages = listOf<'GET /api/conversations/:id/messages'>()({
  from: sql`${chatMessages}`,
  read: (db, { where, orderBy, limit, offset, total }) =>
    db
      .select({ ...getTableColumns(chatMessages), author: users.name, total })
      .from(chatMessages)
      .leftJoin(users, eq(users.id, chatMessages.authorId))
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
  filters: {},
  sorts: { 'id:asc': [asc(chatMessages.id)], 'id:desc': [desc(chatMessages.id)] },
  sort: 'id:asc',
});

export const conversationRoutes = {
  'POST /api/chatbot/start': async ({ db, actor }) => {
    const [entries, conversation] = await Promise.all([
      faqsFor(db, actor?.role ?? null),
      actor && openConversation(db, actor),
    ]);
    return {
      data: {
        conversation: actor && conversation ? await presentConversation(db, actor, conversation) : null,
        greeting: conversation ? says.greeting(conversation.user.name) : says.greetingToAnybody,
        suggestions: entries.slice(0, suggested).map(({ id, question }) => ({ id, question })),
      },
    };
  },

  'POST /api/tfxes/:id/conversation': async ({ db, actor, row }) => ({
    data: await presentConversation(db, actor, await openWorkConversation(db, actor, row)),
  }),

  'POST /api/tfxes/:id/tutor-conversation': async ({ db, actor, row }) => ({
    data: await presentConversation(db, actor, await openTutorConversation(db, actor, row)),
  }),

  'POST /api/opportunities/:id/conversations': async ({ db, actor, row, body: { data } }) => ({
    data: await presentConversation(db, actor, await openInterestConversation(db, row, data.interested)),
  }),

  'POST /api/opportunities/:id/messages': async ({ db, actor, row, body: { data } }) => ({
    data: await writeToInterested(db, actor, row, data),
  }),

  'GET /api/conversations': ({ db, actor, query, visible }) =>
    browse(db, query, visible, (rows) => presentConversations(db, actor, rows)),

  'POST /api/applys/:id/conversation': async ({ db, actor, row }) => ({
    data: await presentConversation(db, actor, await openApplicationConversation(db, row)),
  }),

  'GET /api/conversations/unread': async ({ db, actor }) => ({ data: await unreadBy(db, actor) }),

  'GET /api/conversations/events': ({
    actor,
    query,
    browser: { token = '' },
    lastEventId,
    conversationStreams,
  }) => {
    const last = ids.chatMessage.safeParse(Number(lastEventId));
    return Promise.resolve(
      conversationStreams.open({ actor, token, after: last.success ? last.data : query.after }),
    );
  },

  'GET /api/conversations/:id': async ({ db, actor, row }) => ({
    data: await presentConversation(db, actor, row),
  }),

  'GET /api/conversations/:id/messages': ({ db, actor, query, row }) => {
    const ofThis = eq(chatMessages.conversationId, row.id);
    const wanted =
      query.after === undefined ? ofThis : (and(ofThis, gt(chatMessages.id, query.after)) as SQL);
    return messages(db, query, wanted, (rows) =>
      Promise.resolve(rows.map((message) => presentMessage(sideOf(actor, row), message))),
    );
  },

  'POST /api/conversations/:id/messages': async ({ db, actor, row, body: { data } }) => {
    const [added, [author]] = await Promise.all([
      writeMessage(db, actor, row, data),
      db.select({ name: users.name }).from(users).where(eq(users.id, actor.userId)),
    ]);
    return {
      data: added.map((message) =>
        presentMessage(sideOf(actor, row), { ...message, author: author?.name ?? null }),
      ),
    };
  },

  'POST /api/conversations/:id/read': async ({ db, actor, row }) => {
    await markRead(db, actor, row);
    return { data: await presentConversation(db, actor, await reread(db, row.id)) };
  },

  'POST /api/conversations/:id/close': async ({ db, actor, row }) => {
    await closeConversation(db, actor, row);
    return { data: await presentConversation(db, actor, await reread(db, row.id)) };
  },
} satisfies Routes<typeof conversationCalls>;
