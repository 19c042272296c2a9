import { join } from 'node:path';
import { browserScript } from '../browser-script.ts';
import { tag } from '../html.ts';
import { sourceHash } from '../source-hash.ts';

interface Watched {
  /** Name of the brand, for the visitor. */
  brand: string;
  /** Version of the shell, for the reports. */
  version: string;
}

/** The element that watches over the shell's files. It comes before them in the HTML, so that it sees every failure. */
export const watchdogElement = ({ brand, version }: Watched): string =>
  `${tag('script', { 'data-brand': brand, 'data-version': version })}${watchdog().content}</script>`;

/** Hash with which the policy of a page admits the element. */
export const watchdogHash = (): string => watchdog().hash;

let known: { content: string; hash: string } | undefined;

function watchdog(): { content: string; hash: string } {
  if (known) return known;
  const content = withoutComments();
  return (known = { content, hash: sourceHash(content) });
}

/** Every page contains it, so comments and indentation are removed. */
const withoutComments = (): string =>
  browserScript(join(import.meta.dirname, 'in-page.ts'))
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^(?:\/\/|\/\*|\*)/.test(line))
    .join('\n')
    .replace(/ {2,}/g, ' ');
