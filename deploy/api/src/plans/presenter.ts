import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import { dayInSpain } from '@puente/contract/day-in-spain';
import type { Milestone, Plan } from '@puente/contract/entities/plan';
import type { CollaborationId } from '@puente/contract/ids';
import { suggestPlan } from '@puente/contract/plan-suggestions';
import type { CollaborationRow } from '../collaborations/policy.ts';
import type { Database } from '../db/connect.ts';
import { milestones, planProposals, projects } from '../db/schema.ts';

/** Days between today and the last milestone of a suggestion, for a collaboration without dates. */
const suggestedDays = 120;
const dayLength = 24 * 60 * 60 * 1000;

export type ProposalRow = typeof planProposals.$inferSelect;

export async function latestProposal(db: Database, id: CollaborationId): Promise<ProposalRow | null> {
  const [latest] = await db
    .select()
    .from(planProposals)
    .where(eq(planProposals.collaborationId, id))
    .orderBy(desc(planProposals.id))
    .limit(1);
  return latest ?? null;
}

/** Agreed milestones in the order of the plan. */
export const milestonesOf = (db: Database, id: CollaborationId): Promise<Milestone[]> =>
  db
    .select({
      id: milestones.id,
      title: milestones.title,
      description: milestones.description,
      due: milestones.due,
    })
    .from(milestones)
    .where(and(eq(milestones.collaborationId, id), isNull(milestones.removedAt)))
    .orderBy(asc(milestones.position), asc(milestones.id));

export async function presentPlan(db: Database, row: CollaborationRow): Promise<Plan> {
  const [agreed, latest] = await Promise.all([milestonesOf(db, row.id), latestProposal(db, row.id)]);
  return {
    milestones: agreed,
    proposal: latest && {
      id: latest.id,
      state: latest.state,
      by: latest.by,
      at: latest.createdAt.toISOString(),
      reason: latest.reason,
      milestones: latest.milestones,
    },
    suggestion: latest ? [] : await suggestionFor(db, row),
  };
}

async function suggestionFor(db: Database, { projectId, begins, ends }: CollaborationRow) {
  const [project] =
    projectId === null
      ? []
      : await db.select({ type: projects.type }).from(projects).where(eq(projects.id, projectId));
  const first = begins ?? dayInSpain(Date.now());
  const later = new Date(Date.parse(`${first}T12:00:00Z`) + suggestedDays * dayLength);
  const steps = suggestPlan(project?.type ?? null, first, ends ?? dayInSpain(later));
  return steps.map((step) => ({ milestone: null, ...step }));
}
