import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { TakedownKind, TakedownReason } from '@puente/contract/constants/takedowns';
import type { OpportunityId, ProjectId, TakedownId, UserId, WorkId } from '@puente/contract/ids';
import { users } from './accounts.ts';
import { moment } from './columns.ts';
import { opportunities } from './opportunities.ts';
import { projects } from './projects.ts';
import { works } from './works.ts';

const byUser = () =>
  integer()
    .$type<UserId>()
    .references(() => users.id, { onDelete: 'set null' });

/**
 * Records that staff took down, with the reason, the objection and what became of it. A record has one takedown that is
 * not lifted, at most.
 */
export const takedowns = pgTable(
  'takedowns',
  {
    id: serial().$type<TakedownId>().primaryKey(),
    kind: text().$type<TakedownKind>().notNull(),
    projectId: integer()
      .$type<ProjectId>()
      .references(() => projects.id, { onDelete: 'cascade' }),
    workId: integer()
      .$type<WorkId>()
      .references(() => works.id, { onDelete: 'cascade' }),
    opportunityId: integer()
      .$type<OpportunityId>()
      .references(() => opportunities.id, { onDelete: 'cascade' }),
    reason: text().$type<TakedownReason>().notNull(),
    /** Words of staff to the owner. */
    words: text(),
    /** Publication date of a project or an opportunity before. It gets the date back. */
    publishedAt: moment(),
    createdAt: moment().notNull().defaultNow(),
    /** Member of staff who took the record down; null once they have left. */
    byId: byUser(),
    objection: text(),
    objectedAt: moment(),
    objectedById: byUser(),
    upheldAt: moment(),
    upheldWords: text(),
    upheldById: byUser(),
    liftedAt: moment(),
    liftedWords: text(),
    liftedById: byUser(),
  },
  (table) => [
    check('takedowns_record', sql`num_nonnulls(project_id, work_id, opportunity_id) = 1`),
    uniqueIndex('takedowns_project_key')
      .on(table.projectId)
      .where(sql`lifted_at is null`),
    uniqueIndex('takedowns_work_key')
      .on(table.workId)
      .where(sql`lifted_at is null`),
    uniqueIndex('takedowns_opportunity_key')
      .on(table.opportunityId)
      .where(sql`lifted_at is null`),
    index('takedowns_project_index').on(table.projectId),
    index('takedowns_work_index').on(table.workId),
    index('takedowns_opportunity_index').on(table.opportunityId),
    index('takedowns_by_index').on(table.byId),
    index('takedowns_objected_by_index').on(table.objectedById),
    index('takedowns_upheld_by_index').on(table.upheldById),
    index('takedowns_lifted_by_index').on(table.liftedById),
  ],
);
