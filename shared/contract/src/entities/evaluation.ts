import * as z from 'zod/mini';
import { organizationScores, studentScores } from '../forms/evaluation.ts';
import { ids } from '../ids.ts';
import { moment, nullableText } from './fields.ts';

const evaluation = <Scores extends z.ZodMiniType>(scores: Scores) =>
  z.object({
    scores,
    /** Words of the author; null without any, and while staff hide them. */
    text: nullableText,
    sentAt: moment,
    /** Present while staff hide the words. Both sides read the reason, in words; the teacher does not. */
    hidden: z.optional(z.object({ because: nullableText })),
  });

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

const mean = z.number();

/** Averages of what students say about an organisation. Texts are never part of them. */
export const organizationAverages = z.object({
  /** Number of evaluations. */
  count: z.int(),
  /** Averages from 1 to 5 with one decimal, by the criteria of `organizationCriteria`. */
  means: z.object({ guidance: mean, clarity: mean, learning: mean, treatment: mean, agreed: mean }),
});

/** Averages of what organisations say about a student, for the student alone. */
export const studentAverages = z.object({
  /** Number of evaluations. */
  count: z.int(),
  /** Averages from 1 to 5 with one decimal, by the criteria of `studentCriteria`. */
  means: z.object({ quality: mean, deadlines: mean, communication: mean, autonomy: mean, progress: mean }),
});

export type StudentAverages = z.infer<typeof studentAverages>;
export type OrganizationAverages = z.infer<typeof organizationAverages>;
export type EvaluationPair = z.infer<typeof evaluationPair>;
