import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';

/** Topics that were typed with commas between them, each once. */
export const tagsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
];

/** Field of a form in which topics are typed with commas between them. */
export const typedTags = z.string().check(
  z.refine((text) => tagsIn(text).length <= limits.tags.max, {
    error: `Puedes poner ${limits.tags.max} temas como máximo.`,
  }),
  z.refine((text) => tagsIn(text).every((tag) => tag.length <= limits.tags.length), {
    error: `${messages.tooLong} Cada tema admite ${limits.tags.length} caracteres.`,
  }),
);
