import * as z from 'zod/mini';
import { faqAudiences } from '../constants/audiences.ts';
import {
  contactEntryKinds,
  contactKindCodes,
  contactOutcomeCodes,
  contactStateCodes,
} from '../constants/contact-messages.ts';
import { ids } from '../ids.ts';
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

/** A message with everything that the team has of it. */
export const contactThread = z.extend(contactMessage, {
  message: z.string(),
  /** Code of the reason of a report. */
  reason: nullableText,
  /** Record of a report. It may be gone. */
  recordId: z.nullable(z.int()),
  /** Account of the writer, if they were signed in. */
  userId: z.nullable(ids.user),
  /** Oldest first. */
  entries: z.array(contactEntry),
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
export type ContactAnswerTimes = z.infer<typeof contactAnswerTimes>;
export type SavedAnswer = z.infer<typeof savedAnswer>;
