import { join } from 'node:path';
import { tag } from '../html.ts';
import { inlineScript } from '../inline-script.ts';
import { type Asset } from '../served-app.ts';

/** Style sheet with the mark by which the watchdog finds it. */
export interface MarkedStyle extends Asset {
  mark: 'entry' | 'drawn';
}

const script = inlineScript(join(import.meta.dirname, 'in-page.ts'));

/** The element that adds style sheets to a page. The page's policy has their integrity, which is their hash, too. */
export const lateStylesElement = (files: readonly MarkedStyle[]): string =>
  `${tag('script', { 'data-files': JSON.stringify(files.map(({ path, integrity = '', mark }) => [path, integrity, mark])) })}${script().content}</script>`;

/** Hash with which the policy of a page admits the element. */
export const lateStylesHash = (): string => script().hash;
