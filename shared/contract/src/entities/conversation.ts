import * as z from 'zod/mini';
import { roles } from '../roles.ts';
import { moment, nullableText, stamps } from './fields.ts';
import { ids } from '../ids.ts';

export const conversationStatuses = ['open', 'closed'] as const;

/** A person's conversation with the platform's people (issue: chat). */
export const conversation = z.object({
  id: ids.conversation,
  ...stamps,
  subject: z.string(),
  status: z.enum(conversationStatuses),
  lastMessageAt: moment,
  /** The assistant did not know, or the user asked for a person: the team will answer. */
  waitsForTeam: z.boolean(),
  /** Messages of the other side that the reader has not seen. */
  unread: z.int(),
  /** Whose it is; for staff. */
  user: z.optional(
    z.object({ id: ids.user, name: z.string(), surname: z.string(), profileType: z.nullable(z.enum(roles)) }),
  ),
});

export const chatMessage = z.object({
  id: ids.chatMessage,
  createdAt: moment,
  /** The author: the user, a member of the team, or the assistant. */
  from: z.enum(['user', 'staff', 'assistant']),
  /** Plain text of people, Markdown of the assistant. */
  text: z.string(),
  /** First name of the member of the team who wrote it. */
  author: nullableText,
  readAt: z.nullable(moment),
});

/** A question that the assistant can answer: an entry of the frequent questions. */
export const suggestion = z.object({ id: ids.faq, question: z.string() });

export type Conversation = z.infer<typeof conversation>;
export type ChatMessage = z.infer<typeof chatMessage>;
export type Suggestion = z.infer<typeof suggestion>;
