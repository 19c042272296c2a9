import { headingsIn, type NamedHeading } from './headings.ts';
import { readMarkdown } from './read.ts';

export type OutlineEntry = Omit<NamedHeading, 'heading'>;

/** The headings of a text with the ids that `Markdown` gives them, for its table of contents. */
export const outlineOf = (text: string): OutlineEntry[] =>
  headingsIn(readMarkdown(text)).map(({ id, text: words, rank }) => ({ id, text: words, rank }));
