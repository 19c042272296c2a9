import * as z from 'zod/mini';
import type { ContentPage } from '../entities/content.ts';
import { limits } from '../limits.ts';
import { requiredLine, text } from './line.ts';

/** Form of a page of the site, as editors fill it in. Its address belongs to the site. */
export const pageForm = z.object({
  title: requiredLine(limits.content.title),
  content: text(limits.content.markdown),
});

export type PageAnswers = z.input<typeof pageForm>;

/** Answers of the form from a page. */
export const pageAnswers = ({ title, content }: ContentPage): PageAnswers => ({ title, content });
