import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { SearchFrequency } from '@puente/contract/constants/saved-searches';
import type { TakedownReason } from '@puente/contract/constants/takedowns';
import type { speakers } from '@puente/contract/entities/conversation';
import type {
  ApplicationId,
  AudienceNoticeId,
  ChatMessageId,
  ConversationId,
  MessageId,
  NotificationPreferencesId,
  OpportunityId,
  SavedSearchId,
  StudentId,
  TeacherId,
  UserId,
  WorkId,
} from '@puente/contract/ids';
import { users } from './accounts.ts';
import { applications } from './applications.ts';
import { audienceNotices } from './audience-notices.ts';
import { moment, stamps } from './columns.ts';
import { opportunities } from './opportunities.ts';
import { ofStudent, students, teachers } from './people.ts';
import { works } from './works.ts';

/** Messages of the communication centre (§3, notification message). */
export const messages = pgTable(
  'messages',
  {
    id: serial().$type<MessageId>().primaryKey(),
    studentId: ofStudent(),
    /** Kind of the message: one of the notification preferences. */
    kind: text().notNull(),
    subject: text().notNull(),
    /** HTML; the app that shows it sanitises it. */
    message: text().notNull(),
    isRead: boolean().notNull().default(false),
    /** Time when it was mailed: by a digest, or at once. */
    mailedAt: moment(),
    /** The notice that it is a copy of, for a message that staff wrote to an audience. */
    audienceNoticeId: integer()
      .$type<AudienceNoticeId>()
      .references(() => audienceNotices.id, { onDelete: 'set null' }),
    /** Time of the last failure of a notice's mail. Null once the mail server took it. */
    undeliveredAt: moment(),
    ...stamps,
  },
  (table) => [
    index('messages_student_index').on(table.studentId, table.isRead, table.createdAt.desc().nullsFirst()),
    // Nobody gets a notice twice.
    uniqueIndex('messages_notice_student_unique')
      .on(table.audienceNoticeId, table.studentId)
      .where(sql`audience_notice_id is not null`),
  ],
);

/** A student's notification preferences: kinds of messages and channels (§3, notification preferences). */
export const notificationPreferences = pgTable('notification_preferences', {
  id: serial().$type<NotificationPreferencesId>().primaryKey(),
  studentId: integer()
    .$type<StudentId>()
    .notNull()
    .unique()
    .references(() => students.id, { onDelete: 'cascade' }),
  preSelected: boolean().notNull().default(true),
  notSelected: boolean().notNull().default(true),
  selected: boolean().notNull().default(true),
  newMatchingProjects: boolean().notNull().default(true),
  u4iAdvice: boolean().notNull().default(false),
  saveProjectsWithCandidates: boolean().notNull().default(true),
  saveProjectsSelected: boolean().notNull().default(true),
  professionalOffers: boolean().notNull().default(false),
  talentInvitations: boolean().notNull().default(true),
  chatMessages: boolean().notNull().default(true),
  email: boolean().notNull().default(true),
  whatsapp: boolean().notNull().default(false),
  ...stamps,
});

/** Project searches whose new results a student gets by mail. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: serial().$type<SavedSearchId>().primaryKey(),
    studentId: ofStudent(),
    name: text().notNull(),
    /** Query of the list page's address. */
    address: text().notNull(),
    /** Filters of the list call when the search was saved. */
    filters: jsonb().$type<unknown>().notNull(),
    frequency: text().$type<SearchFrequency>().notNull(),
    /**
     * Projects published until then are not sent: the time of the last mail, or when the search was saved or switched
     * on.
     */
    toldUntil: moment().notNull().defaultNow(),
    ...stamps,
  },
  (table) => [unique('saved_searches_student_address_unique').on(table.studentId, table.address)],
);

/**
 * Conversations of a user with the team, where the assistant writes without an author; of a student with an
 * organisation, about an application or an opportunity; or of a reader with the author of a work.
 */
export const conversations = pgTable(
  'conversations',
  {
    id: serial().$type<ConversationId>().primaryKey(),
    userId: integer()
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    applicationId: integer()
      .$type<ApplicationId>()
      .unique()
      .references(() => applications.id, { onDelete: 'cascade' }),
    workId: integer()
      .$type<WorkId>()
      .references(() => works.id, { onDelete: 'cascade' }),
    /** For a conversation about a work: with its tutor instead of its author. */
    withTutor: boolean().notNull().default(false),
    /** The tutor at the start. A tutor who is named later is not a participant. Null when the tutor has left. */
    tutorId: integer()
      .$type<TeacherId>()
      .references(() => teachers.id, { onDelete: 'set null' }),
    opportunityId: integer()
      .$type<OpportunityId>()
      .references(() => opportunities.id, { onDelete: 'cascade' }),
    subject: text().notNull(),
    /** Only for conversations with the team. The status of the others depends on their subject (columns.ts). */
    status: text().$type<'open' | 'closed'>().notNull().default('open'),
    lastMessageAt: moment().notNull().defaultNow(),
    /** True when the assistant had no answer, or the user asked for a person. */
    waitsForTeam: boolean().notNull().default(false),
    ...stamps,
  },
  (table) => [
    unique('conversations_user_work_unique').on(table.userId, table.workId, table.withTutor),
    unique('conversations_user_opportunity_unique').on(table.userId, table.opportunityId),
    index('conversations_opportunity_index').on(table.opportunityId),
    index('conversations_user_index').on(table.userId, table.lastMessageAt.desc().nullsFirst()),
    index('conversations_work_index').on(table.workId),
    index('conversations_tutor_index').on(table.tutorId),
  ],
);

export const chatMessages = pgTable(
  'chat_messages',
  {
    id: serial().$type<ChatMessageId>().primaryKey(),
    conversationId: integer()
      .$type<ConversationId>()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    authorId: integer()
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
    from: text().$type<(typeof speakers)[number]>().notNull(),
    text: text().notNull(),
    /** Generated by the sender, so that a repeated request is recognised. */
    key: text(),
    readAt: moment(),
    /** Time at which the team hid the message from its readers; its reason and words for the author. */
    hiddenAt: moment(),
    hidingReason: text().$type<TakedownReason>(),
    hidingWords: text(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    unique('chat_messages_key_unique').on(table.conversationId, table.key),
    index('chat_messages_conversation_index').on(table.conversationId, table.id),
    // For the figures of the team.
    index('chat_messages_staff_index')
      .on(table.conversationId)
      .where(sql`"from" = 'staff'`),
    // Few wait to be read, and they are counted on every page.
    index('chat_messages_unread_index')
      .on(table.conversationId)
      .where(sql`read_at is null`),
  ],
);

/** Partly filled forms, kept across reloads and devices. */
export const drafts = pgTable(
  'drafts',
  {
    userId: integer()
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    value: jsonb().$type<unknown>().notNull(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.name] }),
    index('drafts_updated_index').on(table.updatedAt),
  ],
);
