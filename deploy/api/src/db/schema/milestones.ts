import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { PlanProposer, PlanState } from '@puente/contract/constants/plan';
import type { PlannedMilestone } from '@puente/contract/entities/plan';
import type { CollaborationId, MilestoneId, PlanProposalId } from '@puente/contract/ids';
import { collaborations } from './collaborations.ts';
import { moment, stamps } from './columns.ts';

const ofCollaboration = () =>
  integer()
    .$type<CollaborationId>()
    .notNull()
    .references(() => collaborations.id, { onDelete: 'cascade' });

/** Milestones of the agreed plan. What is delivered hangs on them, so one that leaves the plan is kept with `removedAt`. */
export const milestones = pgTable(
  'milestones',
  {
    id: serial().$type<MilestoneId>().primaryKey(),
    collaborationId: ofCollaboration(),
    title: text().notNull(),
    /** The work that is delivered. */
    description: text().notNull(),
    /** Last day. */
    due: date().notNull(),
    /** Place in the plan, from zero. */
    position: integer().notNull(),
    /** Time at which an agreed plan left it out. */
    removedAt: moment(),
    ...stamps,
  },
  (table) => [
    index('milestones_collaboration_index').on(table.collaborationId),
    index('milestones_due_index')
      .on(table.due)
      .where(sql`removed_at is null`),
  ],
);

/** Proposed plans of collaborations, each with all of its milestones. Only the latest may be answered. */
export const planProposals = pgTable(
  'plan_proposals',
  {
    id: serial().$type<PlanProposalId>().primaryKey(),
    collaborationId: ofCollaboration(),
    by: text().$type<PlanProposer>().notNull(),
    state: text().$type<PlanState>().notNull().default('proposed'),
    /** Changes that were asked for. */
    reason: text(),
    milestones: jsonb().$type<PlannedMilestone[]>().notNull(),
    ...stamps,
  },
  (table) => [
    check('plan_proposals_reason', sql`(state = 'changesAsked') = (reason is not null)`),
    uniqueIndex('plan_proposals_collaboration_key').on(table.collaborationId, table.id),
  ],
);
