import { join } from 'node:path';
import { inlineScript } from '../inline-script.ts';

const script = inlineScript(join(import.meta.dirname, 'in-page.ts'));

/** The element that applies the announced style sheets of a page. It comes after them in the HTML. */
export const lateStylesElement = (): string => `<script>${script().content}</script>`;

/** Hash with which the policy of a page admits the element. */
export const lateStylesHash = (): string => script().hash;
