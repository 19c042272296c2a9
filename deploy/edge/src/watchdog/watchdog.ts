import { join } from 'node:path';
import { browserScript } from '../browser-script.ts';
import { tag } from '../html.ts';

interface Watched {
  /** Name of the brand, for the visitor. */
  brand: string;
  /** Version of the shell, for the reports. */
  version: string;
  nonce: string;
}

/** The element that watches over the shell's files. It comes before them in the HTML, so that it sees every failure. */
export const watchdogElement = ({ brand, version, nonce }: Watched): string =>
  `${tag('script', { nonce, 'data-brand': brand, 'data-version': version })}${(watchdog ??= withoutComments())}</script>`;

let watchdog: string | undefined;

/** Every page contains it, so comments and indentation are removed. */
const withoutComments = (): string =>
  browserScript(join(import.meta.dirname, 'in-page.ts'))
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^(?:\/\/|\/\*|\*)/.test(line))
    .join('\n')
    .replace(/ {2,}/g, ' ');
