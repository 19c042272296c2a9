import * as z from 'zod/mini';
import { organizationScores, studentScores } from '../forms/evaluation.ts';
import { ids } from '../ids.ts';
import { moment, nullableText } from './fields.ts';

const evaluation = <Scores extends z.ZodMiniType>(scores: Scores) =>
  z.object({ scores, text: nullableText, sentAt: moment });

/** Evaluations of one student and their organisation, by each other. */
export const evaluationPair = z.object({
  member: ids.collaborationMember,
  studentSent: z.boolean(),
  organizationSent: z.boolean(),
  /** True once both sides read both. Until then each reads its own, and the teacher none. */
  shown: z.boolean(),
  /** The student's evaluation of the organisation; null while it is not sent, or not shown to the reader. */
  byStudent: z.nullable(evaluation(organizationScores)),
  /** The organisation's evaluation of the student; null while it is not sent, or not shown to the reader. */
  byOrganization: z.nullable(evaluation(studentScores)),
});

export type EvaluationPair = z.infer<typeof evaluationPair>;
