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

export const conversationCalls = declare({
  subject: 'conversations',
  about:
    'The chat (§7, POST /api/chatbot/start). Each user has a conversation with the team. A student can have one with an ' +
    'organisation that preselected them or whose opportunity interests them. A reader of a work can have one with its ' +
    "author or tutor. Staff see the team's conversations and their own.",
  calls: {
    'POST /api/chatbot/start': {
      summary: 'Opens the chat',
      description:
        'Returns a greeting and questions that the assistant can answer. A signed-in user gets their open conversation, created if ' +
        'there is none. Nothing is stored for visitors.',
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
    'POST /api/applys/:id/conversation': {
      summary:
        "Opens the conversation about an application, for the student or one of the organisation's people, or returns the " +
        'existing one',
      description: 'Refused before the organisation preselects the student.',
      access: ['student', ...organizationRoles],
      row: 'application.converse',
      limit: 'chat',
      answer: one(conversation),
    },
    'POST /api/tfxes/:id/conversation': {
      summary: 'Opens the conversation of a reader with the author of a work, or returns the existing one',
      description:
        "Neither side learns the other's address. The author sees the conversation from its first message on.",
      access: 'signedIn',
      row: 'work.contact',
      limit: 'chat',
      answer: one(conversation),
    },
    'POST /api/tfxes/:id/tutor-conversation': {
      summary: 'Opens the conversation about a work with its tutor, for people of organisations',
      description:
        'A teacher who has not accepted the work and a teacher without an account are refused alike (TutorNotReached).',
      access: organizationRoles,
      row: 'work.contact',
      limit: 'chat',
      answer: one(conversation),
    },
    'POST /api/opportunities/:id/conversations': {
      summary:
        'Opens the conversation of an organisation with a student who is interested in its opportunity, or returns the existing ' +
        'one',
      description:
        'The student sees the conversation from its first message on. Only verified organisations can open one.',
      access: organizationRoles,
      row: 'opportunity.inspect',
      limit: 'chat',
      body: z.strictObject({ data: z.strictObject({ interested: ids.student }) }),
      answer: one(conversation),
    },
    'POST /api/opportunities/:id/messages': {
      summary: 'Writes one message to several interested students, to each in the conversation with them',
      description:
        'It is priced like the records that it may write. A text that was sent to a student before is not sent to them again, ' +
        'so that the call can be repeated.',
      access: organizationRoles,
      price: limits.interestMessage.people,
      row: 'opportunity.inspect',
      limit: 'chat',
      body: z.strictObject({ data: newInterestMessage }),
      answer: one(interestMessageSent),
    },
    'GET /api/conversations': {
      summary: "Lists the caller's conversations, the latest first",
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
    'GET /api/conversations/unread': {
      summary: 'Counts the unread messages and conversations, for the header',
      access: 'signedIn',
      price: 1,
      own: 'user',
      answer: one(unreadMessages),
    },
    'GET /api/conversations/events': {
      summary: "Streams the events of the caller's conversations",
      description:
        '`after`, or `Last-Event-ID`, is the id of the last message that the caller has; without either, the stream begins with ' +
        'the next message.',
      access: 'signedIn',
      price: 5,
      own: 'user',
      query: z.strictObject({ after: z.optional(z.pipe(positive, ids.chatMessage)) }),
      hasEffects: true,
      answer: 'events',
      events: conversationEvents,
    },
    'GET /api/conversations/:id': {
      summary: 'Returns a conversation',
      access: 'signedIn',
      price: 1,
      row: 'conversation.read',
      answer: one(conversation),
    },
    'GET /api/conversations/:id/messages': {
      summary: 'Lists the messages of a conversation, oldest first by default',
      description:
        '`after` is the last message that the caller has, so that a polling client gets only new messages.',
      access: 'signedIn',
      price: 3,
      row: 'conversation.read',
      query: z.extend(
        listQuery({ filters: {}, sort: ['id:asc', 'id:desc'], pageSize: limits.chatMessage.page }),
        { after: z.optional(z.pipe(positive, ids.chatMessage)) },
      ),
      answer: page(chatMessage),
    },
    'POST /api/conversations/:id/messages': {
      summary: 'Sends a message',
      description: "Returns the added messages: the user's, and the assistant's answer if there is one.",
      access: 'signedIn',
      row: 'conversation.write',
      limit: 'chat',
      body: z.strictObject({ data: newChatMessage }),
      answer: all(chatMessage),
    },
    'POST /api/conversations/:id/read': {
      summary: 'Marks all messages of the other side as seen',
      access: 'signedIn',
      price: 1,
      row: 'conversation.read',
      answer: one(conversation),
    },
    'POST /api/conversations/:id/close': {
      summary: 'Closes a conversation',
      description: 'Nobody can write in it any more.',
      access: 'signedIn',
      price: 1,
      row: 'conversation.close',
      answer: one(conversation),
    },
  },
  examples: {
    'GET /api/conversations': {
      query: {
        filters: { kind: { $eq: 'team' }, status: { $eq: 'open' }, waitsForTeam: { $eq: true } },
        sort: 'lastMessageAt:desc',
        pagination: { page: 1, pageSize: 12 },
      },
    },
    'GET /api/conversations/events': { query: { after: 1 } },
    'GET /api/conversations/:id/messages': {
      query: { after: 1, sort: 'id:asc', pagination: { page: 1, pageSize: 50 } },
    },
    'POST /api/conversations/:id/messages': {
      body: { data: { text: '¿Cómo solicito un proyecto?', key: '0b5a6c1e-6d0f-4a0e-9a55-2f6f4f1a7c11' } },
    },
    'POST /api/opportunities/:id/conversations': { body: { data: { interested: 12 } } },
    'POST /api/opportunities/:id/messages': {
      body: {
        data: { interested: [12, 15], text: 'La jornada empieza a las diez. ¿Venís con alguna pregunta?' },
      },
    },
  },
});
