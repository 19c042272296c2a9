import { fold } from '@puente/contract/text';

/**
 * Whether every word of `search` is somewhere in `text`; accents and case do not matter: 'inge infor' finds
 * 'Ingeniería Informática'.
 */
export function matchesText(text: string, search: string): boolean {
  const within = fold(text);
  return fold(search)
    .split(/\s+/)
    .every((word) => within.includes(word));
}
