import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core';
import type { CollaborationSide } from '@puente/contract/constants/collaborations';
import type { DeliveryAnswer } from '@puente/contract/constants/deliveries';
import type { DeliveryId, MilestoneId, UserId } from '@puente/contract/ids';
import { users } from './accounts.ts';
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
    link: text().notNull(),
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
    index('deliveries_author_index').on(table.authorId),
    index('deliveries_answerer_index').on(table.answeredById),
  ],
);
