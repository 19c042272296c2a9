import { useMemo } from 'react';
import { Prose } from '../text/index.ts';
import { elementsOf, type Rendering } from './elements-of.tsx';
import { sanitised } from './sanitise.ts';

export interface RichTextProps extends Partial<Rendering> {
  /** HTML from outside: a message of the communication centre. */
  html: string;
}

/**
 * HTML of which nothing is trusted. It is sanitised, and what remains is written anew as elements of ours: links inside the
 * product go through the router, others open in a new tab and say so, pictures come from our own origin.
 */
export function RichText({ html, headingLevel = 2, onFollow }: RichTextProps) {
  const clean = useMemo(() => sanitised(html), [html]);
  return <Prose>{elementsOf(clean, { headingLevel, onFollow })}</Prose>;
}
