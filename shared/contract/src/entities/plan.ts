import * as z from 'zod/mini';
import { planProposers, planStateCodes } from '../constants/plan.ts';
import { ids } from '../ids.ts';
import { moment, nullableText } from './fields.ts';

const words = {
  title: z.string(),
  /** The work that is delivered. */
  description: z.string(),
  /** Last day, as yyyy-MM-dd in Spain. */
  due: z.string(),
};

/** A milestone of the agreed plan. It keeps its id when the plan changes. */
export const milestone = z.object({ id: ids.milestone, ...words });

/** A milestone of a proposed plan. `milestone` is null for a new one. */
const plannedMilestone = z.object({ milestone: z.nullable(ids.milestone), ...words });

const planProposal = z.object({
  id: ids.planProposal,
  state: z.enum(planStateCodes),
  by: z.enum(planProposers),
  at: moment,
  /** Changes that were asked for. */
  reason: nullableText,
  milestones: z.array(plannedMilestone),
});

/** Plan of a collaboration. The agreed milestones stay valid until another proposal is agreed. */
export const plan = z.object({
  milestones: z.array(milestone),
  /** The latest proposal, whatever became of it. */
  proposal: z.nullable(planProposal),
  /** Milestones to start from. Empty once there is a proposal. */
  suggestion: z.array(plannedMilestone),
});

export type Milestone = z.infer<typeof milestone>;
export type PlannedMilestone = z.infer<typeof plannedMilestone>;
export type PlanProposal = z.infer<typeof planProposal>;
export type Plan = z.infer<typeof plan>;
