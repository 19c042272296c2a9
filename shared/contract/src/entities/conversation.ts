import * as z from 'zod/mini';
import { statusCodes } from '../constants/statuses.ts';
import { ids } from '../ids.ts';
import { roles } from '../roles.ts';
import { moment, nullableText, stamps } from './fields.ts';

export const conversationStatuses = ['open', 'closed'] as const;

/**
 * Kinds of conversation. `team`: a user with the team and its assistant. `application`: a student with the organisation of one application.
 * `work`: a reader of a work with its author or tutor. `opportunity`: a student with the organisation of an opportunity that interests
 * them.
 */
export const conversationKinds = ['team', 'application', 'work', 'opportunity'] as const;

/**
 * Senders of messages. `user` owns the conversation: the student of an application or opportunity, or the reader of a work who began it.
 */
export const speakers = ['user', 'organization', 'author', 'tutor', 'staff', 'assistant'] as const;

export const chatMessage = z.object({
  id: ids.chatMessage,
  createdAt: moment,
  from: z.enum(speakers),
  /** True if the reader's side wrote the message: the reader, or a colleague from their organisation or the team. */
  mine: z.boolean(),
  /** Text of the message: plain text from people, Markdown from the assistant, `hiddenMessageText` of a hidden message. */
  text: z.string(),
  /** Present when the team has hidden the message. Only the author's side reads the reason, in words. */
  hidden: z.optional(z.object({ because: nullableText })),
  /** First name of the author, for messages from the team or an organisation. */
  author: nullableText,
  /** Moment at which the other side saw the message. */
  readAt: z.nullable(moment),
  /** Key that the sender's client chose; null for the other side. */
  key: nullableText,
});

/** A conversation, as returned to one of its participants. */
export const conversation = z.object({
  id: ids.conversation,
  ...stamps,
  kind: z.enum(conversationKinds),
  /** Title of the project (application), or title of the work or opportunity when the conversation began. */
  subject: z.string(),
  /** Status of the conversation. A closed conversation is read-only. */
  status: z.enum(conversationStatuses),
  /** Reason why the conversation is closed, in words for the user; null while it is open. */
  closedBecause: nullableText,
  /** Moment of the last message, or of the opening if there is none. */
  lastMessageAt: moment,
  lastMessage: z.nullable(
    z.pick(chatMessage, { id: true, createdAt: true, from: true, mine: true, text: true }),
  ),
  /** True when the assistant did not know the answer or the user asked for a person. The team will answer. */
  waitsForTeam: z.boolean(),
  /** Number of messages from the other side that the reader has not seen. */
  unread: z.int(),
  /** The other side: the team, an organisation with its logo, a student, or a work's author, tutor or reader. Never an e-mail address. */
  other: z.object({ name: z.string(), logo: nullableText }),
  application: z.nullable(
    z.object({
      id: ids.application,
      status: z.enum(statusCodes),
      project: z.object({ id: ids.project, title: z.string() }),
    }),
  ),
  /** The work that the conversation is about. */
  work: z.nullable(z.object({ id: ids.work })),
  opportunity: z.nullable(z.object({ id: ids.opportunity })),
  /** Message to the team with which staff handle a chat with the team; absent for others. */
  contactMessage: z.optional(z.nullable(ids.contactMessage)),
  /** Owner of the conversation, for staff. */
  user: z.optional(
    z.object({ id: ids.user, name: z.string(), surname: z.string(), profileType: z.nullable(z.enum(roles)) }),
  ),
});

/** Number of unread messages in all conversations of a user, and of the conversations that have any. */
export const unreadMessages = z.object({ messages: z.int(), conversations: z.int() });

/**
 * Events of the stream of a user's conversations (`GET /api/conversations/events`). The id of a `message` event is the message's id. A
 * client that reconnects sends the last id (`Last-Event-ID`, or `after`) and receives each later message once.
 */
export const conversationEvents = {
  /** The stream is open, and all later events will be sent. `after` is the position to resume from if the connection breaks at once. */
  ready: z.object({ after: z.nullable(ids.chatMessage) }),
  /** A message was written. Also sent for the reader's own messages, for their other windows and devices. */
  message: z.object({ conversation: ids.conversation, message: chatMessage }),
  /** One side has seen the other side's messages up to `until`. Repeated after a reconnection, in case it was missed. */
  read: z.object({
    conversation: ids.conversation,
    /** True when the reader's own side has seen them, for example in another window. */
    mine: z.boolean(),
    until: ids.chatMessage,
  }),
  /**
   * Applications to one of the reader's projects arrived, moved, were marked or got a note: their desk must refetch. Also sent for the
   * reader's own changes, for other windows. Missed events are not repeated: a desk refetches after a reconnection.
   */
  applications: z.object({
    project: ids.project,
    applications: z.array(ids.application),
    /** The user who made the change; null for the student or the server. */
    by: z.nullable(ids.user),
    /** First name of that user, for their colleagues. Only people of the same organisation receive this event. */
    person: z.optional(nullableText),
  }),
  /** Too many events were missed to send them one by one: refetch the conversations. */
  missed: z.object({}),
  /** Keep-alive, so that a client notices a dead connection. */
  heartbeat: z.object({}),
} as const;

/** A question that the assistant can answer: an entry of the frequently asked questions. */
export const suggestion = z.object({ id: ids.faq, question: z.string() });

export type Conversation = z.infer<typeof conversation>;
export type ChatMessage = z.infer<typeof chatMessage>;
export type Suggestion = z.infer<typeof suggestion>;
export type UnreadMessages = z.infer<typeof unreadMessages>;
/** Payload of each event, by the event's name. */
export type ConversationEvents = {
  [Name in keyof typeof conversationEvents]: z.infer<(typeof conversationEvents)[Name]>;
};
