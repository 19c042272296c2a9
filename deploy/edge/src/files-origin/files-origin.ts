import { join } from 'node:path';
import { tag } from '../html.ts';
import { inlineScript } from '../inline-script.ts';
import { type FilesElsewhere } from './addresses.ts';

const script = inlineScript(join(import.meta.dirname, 'in-page.ts'));

/** Name of the element's policy for script addresses (Trusted Types). */
export const filesOriginPolicy = 'files-origin';

/**
 * The element that chooses the origin of later files, and that loads files from the site when the second origin does not deliver them. It
 * comes before the watchdog, which must not see these failures.
 * @param version of the shell, for the report
 */
export const filesOriginElement = ({ origin, apps }: FilesElsewhere, version: string): string =>
  `${tag('script', { 'data-origin': origin, 'data-apps': apps.join(' '), 'data-version': version })}${script().content}</script>`;

/** Hash with which the policy of a page admits the element. */
export const filesOriginHash = (): string => script().hash;
