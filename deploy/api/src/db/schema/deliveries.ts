import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { CollaborationSide } from '@puente/contract/constants/collaborations';
import type { DeliveryAnswer } from '@puente/contract/constants/deliveries';
import type { DeliveryCommentId, DeliveryId, FileId, MilestoneId, UserId } from '@puente/contract/ids';
import { files, users } from './accounts.ts';
import { moment } from './columns.ts';
import { milestones } from './milestones.ts';

/** Delivered versions of milestones. Rows are only added, and each is answered once. */
export const deliveries = pgTable(
  'deliveries',
  {
    id: serial().$type<DeliveryId>().primaryKey(),
    milestoneId: integer()
      .$type<MilestoneId>()
      .notNull()
      .references(() => milestones.id, { onDelete: 'cascade' }),
    link: text(),
    /** Cannot be deleted while it is delivered. Belongs to one version. */
    fileId: integer()
      .$type<FileId>()
      .references(() => files.id, { onDelete: 'restrict' }),
    words: text(),
    /** Never offered for publication. */
    confidential: boolean().notNull(),
    /** Student who delivered it. */
    authorId: integer()
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
    sentAt: moment().notNull().defaultNow(),
    answer: text().$type<DeliveryAnswer>(),
    /** Changes that were asked for. */
    reason: text(),
    answeredAt: moment(),
    answeredBy: text().$type<CollaborationSide>(),
    answeredById: integer()
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    check('deliveries_reason', sql`(answer is not distinct from 'changesAsked') = (reason is not null)`),
    check('deliveries_answered', sql`(answer is null) = (answered_at is null)`),
    index('deliveries_milestone_index').on(table.milestoneId),
    uniqueIndex('deliveries_file_key').on(table.fileId),
    index('deliveries_author_index').on(table.authorId),
    index('deliveries_answerer_index').on(table.answeredById),
  ],
);

/** Comments on what is delivered for a milestone. Rows are only added. */
export const deliveryComments = pgTable(
  'delivery_comments',
  {
    id: serial().$type<DeliveryCommentId>().primaryKey(),
    milestoneId: integer()
      .$type<MilestoneId>()
      .notNull()
      .references(() => milestones.id, { onDelete: 'cascade' }),
    words: text().notNull(),
    side: text().$type<CollaborationSide>().notNull(),
    authorId: integer()
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
    at: moment().notNull().defaultNow(),
  },
  (table) => [
    index('delivery_comments_milestone_index').on(table.milestoneId),
    index('delivery_comments_author_index').on(table.authorId),
  ],
);
