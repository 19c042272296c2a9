import * as z from 'zod/mini';
import { competenceSections, highestCompetenceAnswer } from '../constants/competences.ts';
import { messages } from '../messages.ts';

const answer = z
  .int({ error: messages.required })
  .check(z.nonnegative(messages.pattern), z.maximum(highestCompetenceAnswer, messages.pattern));

/** The competence questionnaire (specification §3), every item answered from 0 to 6: `{ 'flexibility.a': 4, … }`. */
export const competenceAnswers: z.ZodMiniType<Record<string, number>> = z.object(
  Object.fromEntries(
    competenceSections.flatMap(({ code, items }) => items.map(({ value }) => [`${code}.${value}`, answer])),
  ),
);
