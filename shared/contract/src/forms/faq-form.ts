import * as z from 'zod/mini';
import { faqAudiences } from '../constants/audiences.ts';
import type { Faq } from '../entities/content.ts';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';
import { newFaq } from './content.ts';
import { line } from './line.ts';

const { question, answer } = newFaq.shape;

/** Form of a frequent question, as editors fill it in. */
export const faqForm = z.object({
  question,
  answer,
  category: line(limits.name.max),
  /** Empty for all audiences. */
  audience: z.enum(['', ...faqAudiences]),
  /** A whole number up to 10 000, as it was typed. */
  position: z.string().check(z.regex(/^(?:\d{1,4}|10000)$/, messages.pattern)),
});

export type FaqAnswers = z.input<typeof faqForm>;

/** Answers of the form from a question. */
export const faqAnswers = ({ question, answer, category, audience, position }: Faq): FaqAnswers => ({
  question,
  answer,
  category: category ?? '',
  audience: audience ?? '',
  position: String(position),
});

/** Fields of the call from answers. */
export const faqChanges = ({ audience, position, ...fields }: Partial<FaqAnswers>) => ({
  ...fields,
  ...(audience !== undefined && { audience: audience === '' ? null : audience }),
  ...(position !== undefined && { position: Number(position) }),
});
