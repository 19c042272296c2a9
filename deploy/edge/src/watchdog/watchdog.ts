import { join } from 'node:path';
import { tag } from '../html.ts';
import { inlineScript } from '../inline-script.ts';

interface Watched {
  /** Name of the brand, for the visitor. */
  brand: string;
  /** Version of the shell, for the reports. */
  version: string;
}

const script = inlineScript(join(import.meta.dirname, 'in-page.ts'));

/** The element that watches over the shell's files. It comes before them in the HTML, so that it sees every failure. */
export const watchdogElement = ({ brand, version }: Watched): string =>
  `${tag('script', { 'data-brand': brand, 'data-version': version })}${script().content}</script>`;

/** Hash with which the policy of a page admits the element. */
export const watchdogHash = (): string => script().hash;
