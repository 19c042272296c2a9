import { useMemo } from 'react';
import { Prose } from '../text/index.ts';
import { elementsOf, type Rendering } from './elements-of.tsx';
import { sanitised } from './sanitise.ts';

export interface RichTextProps extends Partial<Rendering> {
  /** HTML from outside: a message of the communication centre. */
  html: string;
}

/**
 * Untrusted HTML. It is sanitised, and the rest is rendered as our own elements. Internal links use the router, others open in a new tab
 * and announce it, and pictures come from our own origin only.
 */
export function RichText({ html, headingLevel = 2, onFollow }: RichTextProps) {
  const clean = useMemo(() => sanitised(html), [html]);
  return <Prose>{elementsOf(clean, { headingLevel, onFollow })}</Prose>;
}
