import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { chatMessage, conversation, conversationStatuses, suggestion } from '../entities/conversation.ts';
import { positive } from '../filters.ts';
import { newChatMessage } from '../forms/chat.ts';
import { ids } from '../ids.ts';
import { limits } from '../limits.ts';
import { all, filter, listQuery, one, page } from '../query.ts';

/** The chat (§7, POST /api/chatbot/start). A person sees their own conversations, staff all of them. */
export const conversationCalls = declare({
  /**
   * Opens the chat: a greeting and questions that the assistant can answer. A signed-in user gets their open
   * conversation, made if there is none; of a visitor nothing is kept.
   */
  'POST /api/chatbot/start': {
    access: 'anyone',
    own: 'user',
    limit: 'chat',
    answer: z.object({
      data: z.object({
        conversation: z.nullable(conversation),
        greeting: z.string(),
        suggestions: z.array(suggestion),
      }),
    }),
  },
  'GET /api/conversations': {
    access: 'signedIn',
    scope: 'conversation',
    query: listQuery({
      filters: { status: filter.oneOf(conversationStatuses), waitsForTeam: filter.flag() },
      sort: ['lastMessageAt:desc', 'lastMessageAt:asc'],
    }),
    answer: page(conversation),
  },
  'GET /api/conversations/:id': { access: 'signedIn', row: 'conversation.read', answer: one(conversation) },
  /**
   * In the order in which they were written, unless asked otherwise. `after` is the last message that the
   * caller has: a client that polls gets only what is new.
   */
  'GET /api/conversations/:id/messages': {
    access: 'signedIn',
    row: 'conversation.read',
    query: z.extend(
      listQuery({ filters: {}, sort: ['id:asc', 'id:desc'], pageSize: limits.chatMessage.page }),
      { after: z.optional(z.pipe(positive, ids.chatMessage)) },
    ),
    answer: page(chatMessage),
  },
  /** Answers with what was added: the message, and the assistant's when it has something to say. */
  'POST /api/conversations/:id/messages': {
    access: 'signedIn',
    row: 'conversation.write',
    limit: 'chat',
    body: z.strictObject({ data: newChatMessage }),
    answer: all(chatMessage),
  },
  /** What the other side wrote up to now has been seen. */
  'POST /api/conversations/:id/read': {
    access: 'signedIn',
    row: 'conversation.read',
    answer: one(conversation),
  },
  'POST /api/conversations/:id/close': {
    access: 'signedIn',
    row: 'conversation.close',
    answer: one(conversation),
  },
});
