import { isName } from './names.ts';
import { type Move } from './promote.ts';
import { Refusal } from './refusal.ts';

/**
 * Parses the moves that a command line names: apps, each with a version behind it or without.
 * @throws {Refusal} with the usage when a version has no app before it
 */
export function movesIn(words: readonly string[], usage: string): Move[] {
  const moves: Move[] = [];
  for (const word of words) {
    const last = moves.at(-1);
    if (!isName('version', word)) moves.push({ app: word });
    else if (last && last.version === undefined) last.version = word;
    else throw new Refusal(usage);
  }
  return moves;
}
