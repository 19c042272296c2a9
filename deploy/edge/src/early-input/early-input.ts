import { join } from 'node:path';
import { inlineScript } from '../inline-script.ts';

const script = inlineScript(join(import.meta.dirname, 'in-page.ts'));

/** The element that records input to a server-rendered page. It comes before the page in the HTML. */
export const earlyInputElement = (): string => `<script>${script().content}</script>`;

/** Hash with which the policy of a page admits the element. */
export const earlyInputHash = (): string => script().hash;
