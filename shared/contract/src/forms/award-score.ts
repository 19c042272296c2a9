import * as z from 'zod/mini';
import type { JuryEntry } from '../entities/award.ts';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';
import type { AwardScore } from './award.ts';
import { text } from './line.ts';

/** Form of a member of the jury: points as chosen in a list, '' for none yet. */
export const scoreForm = z.object({
  points: z.array(z.string().check(z.minLength(1, messages.required))),
  comment: text(limits.awards.comment),
});

export type ScoreAnswers = z.input<typeof scoreForm>;

/**
 * Answers of the form.
 * @param score points from before; null for none
 * @param criteria number of criteria of the edition
 */
export const scoreAnswers = (score: JuryEntry['score'], criteria: number): ScoreAnswers => ({
  points: Array.from({ length: criteria }, (_, index) => String(score?.points[index] ?? '')),
  comment: score?.comment ?? '',
});

/** Fields of the call from answers. */
export const scoreOf = ({ points, comment }: ScoreAnswers): AwardScore => ({
  points: points.map(Number),
  comment,
});
