import { fold } from '@puente/contract/text';

/** Tells whether every word of `search` occurs in `text`, ignoring accents and case: 'inge infor' finds 'Ingeniería Informática'. */
export function matchesText(text: string, search: string): boolean {
  const within = fold(text);
  return fold(search)
    .split(/\s+/)
    .every((word) => within.includes(word));
}
