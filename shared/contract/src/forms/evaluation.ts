import * as z from 'zod/mini';
import { messageProblemCodes } from '../constants/chats.ts';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';
import { choice, optionalText, reference } from './fields.ts';

const score = z
  .int({ error: messages.required })
  .check(z.minimum(1, messages.pattern), z.maximum(5, messages.pattern));

/** Scores of an organisation, by the criteria of `organizationCriteria`. */
export const organizationScores = z.strictObject({
  guidance: score,
  clarity: score,
  learning: score,
  treatment: score,
  agreed: score,
});

/** Scores of a student, by the criteria of `studentCriteria`. */
export const studentScores = z.strictObject({
  quality: score,
  deadlines: score,
  communication: score,
  autonomy: score,
  progress: score,
});

const text = optionalText(limits.evaluation.text);

/** A student's evaluation of their organisation. */
export const organizationEvaluation = z.strictObject({ scores: organizationScores, text });

/** An organisation's evaluation of a student, by the link of a mail. */
export const linkedEvaluation = z.strictObject({ scores: studentScores, text });

/** An organisation's evaluation of one of its students. */
export const studentEvaluation = z.extend(linkedEvaluation, { member: reference<'collaborationMember'>() });

/** Reader's report to staff about the words of an evaluation. */
export const evaluationProblem = z.strictObject({
  member: reference<'collaborationMember'>(),
  /** Side that wrote the words. */
  by: choice(['student', 'organization']),
  reason: choice(messageProblemCodes),
  text: optionalText(limits.recordProblem.max),
});

export type EvaluationProblem = z.input<typeof evaluationProblem>;
export type OrganizationScores = z.output<typeof organizationScores>;
export type StudentScores = z.output<typeof studentScores>;
export type OrganizationEvaluation = z.input<typeof organizationEvaluation>;
export type LinkedEvaluation = z.input<typeof linkedEvaluation>;
export type StudentEvaluation = z.input<typeof studentEvaluation>;
