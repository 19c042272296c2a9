import { sql } from 'drizzle-orm';
import { index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core';
import type { FaqAudience } from '@puente/contract/constants/audiences';
import type {
  ContactEntryKind,
  ContactKind,
  ContactOutcome,
  ContactState,
} from '@puente/contract/constants/contact-messages';
import type {
  ContactEntryId,
  ContactMessageId,
  ConversationId,
  EvaluationId,
  SavedAnswerId,
  UserId,
} from '@puente/contract/ids';
import { users } from './accounts.ts';
import { changedAt, moment, stamps } from './columns.ts';
import { conversations } from './messages.ts';

/**
 * Messages to the platform's team (contact-messages/): those of the contact form, chats with the team, and reports about
 * records and messages. Those of a user are deleted with the account.
 */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: serial().$type<ContactMessageId>().primaryKey(),
    /** Name of the message for the person and the team. It says nothing about the number of messages. */
    reference: text()
      .notNull()
      .default(sql`upper(left(replace(gen_random_uuid()::text, '-', ''), 8))`),
    kind: text().$type<ContactKind>().notNull().default('contact'),
    userId: integer()
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null for reports. */
    audience: text().$type<FaqAudience>(),
    name: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    /** Code of the reason of a report. */
    reason: text(),
    /** The chat with the team. A chat has one row, which is opened again when the person writes. */
    conversationId: integer()
      .$type<ConversationId>()
      .unique()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    /** Record of a report. Not a foreign key: the record may be deleted. */
    recordId: integer(),
    /** Evaluation whose words are reported. Not a foreign key, either. */
    evaluationId: integer().$type<EvaluationId>(),
    state: text().$type<ContactState>().notNull().default('new'),
    /** Member of staff who looks after it. */
    assigneeId: integer()
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
    /** Time since when the team has to do something. */
    waitsSince: moment().notNull().defaultNow(),
    firstAnsweredAt: moment(),
    settledAt: moment(),
    outcome: text().$type<ContactOutcome>(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: changedAt(),
  },
  (table) => [
    index('contact_messages_user_index').on(table.userId),
    index('contact_messages_created_index').on(table.createdAt),
    index('contact_messages_assignee_index').on(table.assigneeId),
    index('contact_messages_waiting_index').on(table.state, table.waitsSince),
  ],
);

/** Answers that were mailed to the writer of a message, and notes of the team about it. */
export const contactEntries = pgTable(
  'contact_entries',
  {
    id: serial().$type<ContactEntryId>().primaryKey(),
    contactMessageId: integer()
      .$type<ContactMessageId>()
      .notNull()
      .references(() => contactMessages.id, { onDelete: 'cascade' }),
    kind: text().$type<ContactEntryKind>().notNull(),
    /** The member of staff; null once they have left the platform. */
    authorId: integer()
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
    text: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('contact_entries_message_index').on(table.contactMessageId, table.id),
    index('contact_entries_author_index').on(table.authorId),
  ],
);

/** Texts that the team keeps for its answers to messages. */
export const savedAnswers = pgTable('saved_answers', {
  id: serial().$type<SavedAnswerId>().primaryKey(),
  name: text().notNull().unique(),
  text: text().notNull(),
  ...stamps,
});
