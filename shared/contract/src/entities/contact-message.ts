import * as z from 'zod/mini';
import { faqAudiences } from '../constants/audiences.ts';
import {
  contactEntryKinds,
  contactKindCodes,
  contactOutcomeCodes,
  contactStateCodes,
} from '../constants/contact-messages.ts';
import { statusCodes } from '../constants/statuses.ts';
import { takedownReasonCodes } from '../constants/takedowns.ts';
import { ids } from '../ids.ts';
import { conversationKinds, speakers } from './conversation.ts';
import { moment, nullableText } from './fields.ts';

/** Response to a visitor who has written. */
export const contactReceipt = z.object({
  /** Name of the message in mails and on the page of the team. */
  reference: z.string(),
});

/** A message to the team in its list. */
export const contactMessage = z.object({
  id: ids.contactMessage,
  reference: z.string(),
  kind: z.enum(contactKindCodes),
  /** Audience that the writer chose; null for reports. */
  audience: z.nullable(z.enum(faqAudiences)),
  name: z.string(),
  email: z.string(),
  /** Subject that the writer chose, or the title of the record. */
  subject: z.string(),
  state: z.enum(contactStateCodes),
  /** Member of staff who looks after it. */
  assignee: z.nullable(z.object({ id: ids.user, name: z.string() })),
  createdAt: moment,
  /** Time since when the team has to do something: when it was written, reopened, or answered by the person. */
  waitsSince: moment,
  firstAnsweredAt: z.nullable(moment),
  settledAt: z.nullable(moment),
  outcome: z.nullable(z.enum(contactOutcomeCodes)),
  /** Chat with the team, and its messages that the team has not read; null for other kinds. */
  chat: z.nullable(z.object({ conversation: ids.conversation, unread: z.int() })),
});

/** An answer or a note. */
export const contactEntry = z.object({
  id: ids.contactEntry,
  kind: z.enum(contactEntryKinds),
  text: z.string(),
  createdAt: moment,
  /** Name of the author; null when their account was deleted. */
  author: nullableText,
});

/** Facts about the writer of a message who has an account. */
const contactPerson = z.object({
  /** Projects that they have applied to, the latest first, with the status that they know. */
  projects: z.array(z.object({ id: ids.project, title: z.string(), status: z.enum(statusCodes) })),
  /** Their other messages to the team, the latest first. */
  others: z.array(
    z.object({
      id: ids.contactMessage,
      kind: z.enum(contactKindCodes),
      subject: z.string(),
      state: z.enum(contactStateCodes),
      createdAt: moment,
    }),
  ),
});

/** Words of an evaluation that a message reports. */
const reportedEvaluation = z.object({
  /** Title of the collaboration. */
  title: z.string(),
  by: z.enum(['student', 'organization']),
  /** Name of the person who sent the evaluation; null once the account is deleted. */
  author: nullableText,
  sentAt: moment,
  /** Words of the author, also while they are hidden. */
  text: z.string(),
  /** Reason for which the team has hidden the words. */
  hidden: z.nullable(z.object({ date: moment, reason: z.enum(takedownReasonCodes), words: nullableText })),
});

/** A message with everything that the team has of it. */
export const contactThread = z.extend(contactMessage, {
  message: z.string(),
  /** Code of the reason of a report. */
  reason: nullableText,
  /** Record of a report. It may be gone. */
  recordId: z.nullable(z.int()),
  /** Account of the writer, if they were signed in. */
  userId: z.nullable(ids.user),
  person: z.nullable(contactPerson),
  /** Evaluation of a report about its words. Left out for other messages, and once the evaluation is deleted. */
  evaluation: z.optional(reportedEvaluation),
  /** Number of answers: mails to the person, or messages of the team in a chat. */
  answers: z.int(),
  /** Oldest first. The messages of a chat are read with the calls of its conversation. */
  entries: z.array(contactEntry),
});

/** A reported message of a chat with its neighbours, oldest first. */
export const reportedChat = z.object({
  kind: z.enum(conversationKinds),
  subject: z.string(),
  messages: z.array(
    z.object({
      id: ids.chatMessage,
      createdAt: moment,
      from: z.enum(speakers),
      /** Name of the author; null for the assistant and for people who have left. */
      author: nullableText,
      /** Text that the author wrote, also of a hidden message. */
      text: z.string(),
      isReported: z.boolean(),
      /** Reason for which the team has hidden the message. */
      hidden: z.nullable(
        z.object({ date: moment, reason: z.enum(takedownReasonCodes), words: nullableText }),
      ),
    }),
  ),
});

/** Figures about the answers of the team. */
export const contactAnswerTimes = z.object({
  /** Messages that got their first answer in the last `limits.contactMessage.figureDays` days. */
  answered: z.int(),
  /** Median of the minutes until their first answer; null without any. */
  medianMinutes: z.nullable(z.int()),
  /** Messages that wait for the team. */
  pending: z.int(),
  /** Those of them that wait longer than `limits.contactMessage.overdueDays`. */
  overdue: z.int(),
  /** First answers of the last `limits.contactMessage.figureWeeks` weeks, the latest first. Weeks without any are left out. */
  weeks: z.array(
    z.object({
      /** Monday of the week in Spain, 'YYYY-MM-DD'. */
      monday: z.string(),
      answered: z.int(),
      medianMinutes: z.int(),
    }),
  ),
});

/** A text that the team keeps for its answers. */
export const savedAnswer = z.object({
  id: ids.savedAnswer,
  name: z.string(),
  /** With its placeholders (message-placeholders.ts). */
  text: z.string(),
  updatedAt: moment,
});

export type ContactMessage = z.infer<typeof contactMessage>;
export type ContactEntry = z.infer<typeof contactEntry>;
export type ContactThread = z.infer<typeof contactThread>;
export type ReportedEvaluation = z.infer<typeof reportedEvaluation>;
export type ReportedChat = z.infer<typeof reportedChat>;
export type ContactAnswerTimes = z.infer<typeof contactAnswerTimes>;
export type SavedAnswer = z.infer<typeof savedAnswer>;
