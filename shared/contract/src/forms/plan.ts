import * as z from 'zod/mini';
import { planAnswers } from '../constants/plan.ts';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';
import { choice, day, optionalText, reference, requiredText, requiredTitle } from './fields.ts';

/** A milestone of a proposed plan. `milestone` names the agreed one that it changes or keeps. */
const plannedMilestone = z.strictObject({
  milestone: z.nullable(reference<'milestone'>()),
  title: requiredTitle(1, limits.plan.title),
  description: requiredText(1, limits.plan.description),
  due: day,
});

/** A proposed plan. `seen` is the latest proposal that the person saw: after another one, this one is refused. */
export const planGiven = z.strictObject({
  seen: z.nullable(reference<'planProposal'>()),
  milestones: z
    .array(plannedMilestone)
    .check(z.minLength(1, messages.required), z.maxLength(limits.plan.milestones, messages.tooLong)),
});

/** An answer to the proposal that the person saw. Asking for changes needs a reason. */
export const planAnswer = z.strictObject({
  proposal: reference<'planProposal'>(),
  answer: choice(planAnswers),
  reason: optionalText(limits.collaboration.reason),
});

export type PlanGiven = z.input<typeof planGiven>;
export type PlanAnswer = z.input<typeof planAnswer>;
