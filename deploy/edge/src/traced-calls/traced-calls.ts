import { join } from 'node:path';
import { inlineScript } from '../inline-script.ts';

const script = inlineScript(join(import.meta.dirname, 'in-page.ts'));

/** The element that names the trace of a page view in its calls. It comes before the scripts. */
export const tracedCallsElement = (): string => `<script>${script().content}</script>`;

/** Hash with which the policy of a page admits the element. */
export const tracedCallsHash = (): string => script().hash;
