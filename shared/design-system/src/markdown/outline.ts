import { anchorsIn, type Anchor } from '../rich-text/anchors.ts';
import { readMarkdown } from './read.ts';

export type OutlineEntry = Omit<Anchor, 'heading'>;

/** The headings of a text with the ids that `Markdown` gives them, for its table of contents. */
export const outlineOf = (text: string): OutlineEntry[] =>
  anchorsIn(readMarkdown(text)).map(({ id, text: words, rank }) => ({ id, text: words, rank }));
