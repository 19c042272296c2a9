import * as z from 'zod/mini';
import { statusCodes } from '../constants/statuses.ts';
import { roles } from '../roles.ts';
import { moment, nullableText, stamps } from './fields.ts';
import { ids } from '../ids.ts';

export const conversationStatuses = ['open', 'closed'] as const;

/**
 * With the platform's team and its assistant, between a student and the organisation of one application, between a reader
 * of a work and its author or tutor, or between a student and the organisation of an opportunity that interests them.
 */
export const conversationKinds = ['team', 'application', 'work', 'opportunity'] as const;

/** Who speaks. `user` is whose conversation it is: of an application or an opportunity, the student; of a work, the reader who began it. */
export const speakers = ['user', 'organization', 'author', 'tutor', 'staff', 'assistant'] as const;

export const chatMessage = z.object({
  id: ids.chatMessage,
  createdAt: moment,
  from: z.enum(speakers),
  /** The reader's side wrote it: the reader, or another of the organisation's people or of the team. */
  mine: z.boolean(),
  /** Plain text of people, Markdown of the assistant. */
  text: z.string(),
  /** First name of the person of the team or of the organisation who wrote it. */
  author: nullableText,
  /** When the other side saw it. */
  readAt: z.nullable(moment),
  /** The one that its sender gave it; null for the other side. */
  key: nullableText,
});

/** A conversation as its reader has it. */
export const conversation = z.object({
  id: ids.conversation,
  ...stamps,
  kind: z.enum(conversationKinds),
  /** Of an application, the project's title; of a work or an opportunity, the title that it had when the conversation began. */
  subject: z.string(),
  /** A closed one can be read and no longer written to. */
  status: z.enum(conversationStatuses),
  /** Why it is closed, in words that are shown; null while it is open. */
  closedBecause: nullableText,
  /** When the last message was written, or it was opened. */
  lastMessageAt: moment,
  lastMessage: z.nullable(
    z.pick(chatMessage, { id: true, createdAt: true, from: true, mine: true, text: true }),
  ),
  /** The assistant did not know, or the user asked for a person: the team will answer. */
  waitsForTeam: z.boolean(),
  /** Messages of the other side that the reader has not seen. */
  unread: z.int(),
  /** The other side: the team, the organisation with its logo, the student, a work's author, its tutor or its reader. Never an address. */
  other: z.object({ name: z.string(), logo: nullableText }),
  application: z.nullable(
    z.object({
      id: ids.application,
      status: z.enum(statusCodes),
      project: z.object({ id: ids.project, title: z.string() }),
    }),
  ),
  /** Of a work: where it is read. */
  work: z.nullable(z.object({ id: ids.work })),
  opportunity: z.nullable(z.object({ id: ids.opportunity })),
  /** Whose it is; for staff. */
  user: z.optional(
    z.object({ id: ids.user, name: z.string(), surname: z.string(), profileType: z.nullable(z.enum(roles)) }),
  ),
});

/** What waits to be read, in all of a user's conversations. */
export const unreadMessages = z.object({ messages: z.int(), conversations: z.int() });

/**
 * What the stream of a user's conversations tells (`GET /api/conversations/events`). A `message` has its id as the id of the
 * event: who lost the connection names the last one (`Last-Event-ID`, or `after`) and is told what came since, each once.
 */
export const conversationEvents = {
  /** The stream is open, and everything that comes from now on will be told; `after` is what to name if it breaks at once. */
  ready: z.object({ after: z.nullable(ids.chatMessage) }),
  /** A message that was written; the reader's own as well, for their other windows and devices. */
  message: z.object({ conversation: ids.conversation, message: chatMessage }),
  /** One side has seen what the other wrote, up to a message. Told again after a lost connection, in case it was missed. */
  read: z.object({
    conversation: ids.conversation,
    /** The reader's side has seen it, in another window maybe; else the other side. */
    mine: z.boolean(),
    until: ids.chatMessage,
  }),
  /**
   * Applications to one of the reader's projects arrived, moved, were marked or noted: their desk asks again. Also when it was
   * the reader, in another window. What was missed is not told: a desk that lost the connection asks again.
   */
  applications: z.object({
    project: ids.project,
    applications: z.array(ids.application),
    /** The user who did it; null for the student or the server. */
    by: z.nullable(ids.user),
    /** Their first name, for their colleagues: only people of the same organisation hear of this. */
    person: z.optional(nullableText),
  }),
  /** More was missed than is told one by one: ask for the conversations again. */
  missed: z.object({}),
  /** A sign of life, so that a client notices a connection that died in silence. */
  heartbeat: z.object({}),
} as const;

/** A question that the assistant can answer: an entry of the frequent questions. */
export const suggestion = z.object({ id: ids.faq, question: z.string() });

export type Conversation = z.infer<typeof conversation>;
export type ChatMessage = z.infer<typeof chatMessage>;
export type Suggestion = z.infer<typeof suggestion>;
export type UnreadMessages = z.infer<typeof unreadMessages>;
/** What comes with an event, by its name. */
export type ConversationEvents = {
  [Name in keyof typeof conversationEvents]: z.infer<(typeof conversationEvents)[Name]>;
};
