import { useMemo } from 'react';
import { Prose } from '../text/index.ts';
import { elementsOf } from './elements-of.tsx';

export interface MarkdownProps {
  /** Markdown that staff or users wrote, with tables and lists as GitHub has them. */
  text: string;
  /** Level of the highest heading of the text. */
  headingLevel?: number | undefined;
}

/** Markdown as elements of ours, like `RichText`; its headings can be linked to by the ids of `outlineOf`. */
export function Markdown({ text, headingLevel = 2 }: MarkdownProps) {
  const elements = useMemo(() => elementsOf(text, headingLevel), [text, headingLevel]);
  return <Prose>{elements}</Prose>;
}
