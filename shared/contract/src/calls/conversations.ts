import * as z from 'zod/mini';
import { declare } from '../call.ts';
import {
  chatMessage,
  conversation,
  conversationEvents,
  conversationKinds,
  conversationStatuses,
  suggestion,
  unreadMessages,
} from '../entities/conversation.ts';
import { interestMessageSent } from '../entities/opportunity.ts';
import { positive } from '../filters.ts';
import { newChatMessage, newInterestMessage } from '../forms/chat.ts';
import { ids } from '../ids.ts';
import { limits } from '../limits.ts';
import { all, filter, listQuery, one, page } from '../query.ts';
import { organizationRoles } from '../roles.ts';

/**
 * The chat (§7, POST /api/chatbot/start). Each user has a conversation with the team. A student can have one with an organisation that
 * preselected them or whose opportunity interests them. A reader of a work can have one with its author or tutor. Staff see the team's
 * conversations and their own.
 */
export const conversationCalls = declare({
  /**
   * Opens the chat: a greeting and questions that the assistant can answer. A signed-in user gets their open conversation, created if there
   * is none. Nothing is stored for visitors.
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
  /**
   * Opens the conversation about an application, for the student or one of the organisation's people, or returns the existing one. Refused
   * before the organisation preselects the student.
   */
  'POST /api/applys/:id/conversation': {
    access: ['student', ...organizationRoles],
    row: 'application.converse',
    limit: 'chat',
    answer: one(conversation),
  },
  /**
   * Opens the conversation of a reader with the author of a work, or returns the existing one. Neither side learns the other's address. The
   * author sees the conversation from its first message on.
   */
  'POST /api/tfxes/:id/conversation': {
    access: 'signedIn',
    row: 'work.contact',
    limit: 'chat',
    answer: one(conversation),
  },
  /**
   * Opens the conversation about a work with its tutor, for people of organisations. A teacher who has not accepted the work and a teacher
   * without an account are refused alike (TutorNotReached).
   */
  'POST /api/tfxes/:id/tutor-conversation': {
    access: organizationRoles,
    row: 'work.contact',
    limit: 'chat',
    answer: one(conversation),
  },
  /**
   * Opens the conversation of an organisation with a student who is interested in its opportunity, or returns the existing one. The student
   * sees the conversation from its first message on. Only verified organisations can open one.
   */
  'POST /api/opportunities/:id/conversations': {
    access: organizationRoles,
    row: 'opportunity.inspect',
    limit: 'chat',
    body: z.strictObject({ data: z.strictObject({ interested: ids.student }) }),
    answer: one(conversation),
  },
  /**
   * Writes one message to several interested students, to each in the conversation with them. It is priced like the records that
   * it may write. A text that was sent to a student before is not sent to them again, so that the call can be repeated.
   */
  'POST /api/opportunities/:id/messages': {
    access: organizationRoles,
    price: limits.interestMessage.people,
    row: 'opportunity.inspect',
    limit: 'chat',
    body: z.strictObject({ data: newInterestMessage }),
    answer: one(interestMessageSent),
  },
  /** Lists the caller's conversations, the latest first. */
  'GET /api/conversations': {
    access: 'signedIn',
    price: 3,
    scope: 'conversation',
    query: listQuery({
      filters: {
        kind: filter.oneOf(conversationKinds),
        status: filter.oneOf(conversationStatuses),
        waitsForTeam: filter.flag(),
      },
      sort: ['lastMessageAt:desc', 'lastMessageAt:asc'],
    }),
    answer: page(conversation),
  },
  /** Counts the unread messages and conversations, for the header. */
  'GET /api/conversations/unread': { access: 'signedIn', price: 1, own: 'user', answer: one(unreadMessages) },
  /**
   * Streams the events of the caller's conversations. `after`, or `Last-Event-ID`, is the id of the last message that the caller has;
   * without either, the stream begins with the next message.
   */
  'GET /api/conversations/events': {
    access: 'signedIn',
    price: 5,
    own: 'user',
    query: z.strictObject({ after: z.optional(z.pipe(positive, ids.chatMessage)) }),
    hasEffects: true,
    answer: 'events',
    events: conversationEvents,
  },
  /** Returns a conversation. */
  'GET /api/conversations/:id': {
    access: 'signedIn',
    price: 1,
    row: 'conversation.read',
    answer: one(conversation),
  },
  /**
   * Lists the messages of a conversation, oldest first by default. `after` is the last message that the caller has, so that a polling
   * client gets only new messages.
   */
  'GET /api/conversations/:id/messages': {
    access: 'signedIn',
    price: 3,
    row: 'conversation.read',
    query: z.extend(
      listQuery({ filters: {}, sort: ['id:asc', 'id:desc'], pageSize: limits.chatMessage.page }),
      { after: z.optional(z.pipe(positive, ids.chatMessage)) },
    ),
    answer: page(chatMessage),
  },
  /** Sends a message. Returns the added messages: the user's, and the assistant's answer if there is one. */
  'POST /api/conversations/:id/messages': {
    access: 'signedIn',
    row: 'conversation.write',
    limit: 'chat',
    body: z.strictObject({ data: newChatMessage }),
    answer: all(chatMessage),
  },
  /** Marks all messages of the other side as seen. */
  'POST /api/conversations/:id/read': {
    access: 'signedIn',
    price: 1,
    row: 'conversation.read',
    answer: one(conversation),
  },
  /** Closes a conversation: nobody can write in it any more. */
  'POST /api/conversations/:id/close': {
    access: 'signedIn',
    price: 1,
    row: 'conversation.close',
    answer: one(conversation),
  },
});
