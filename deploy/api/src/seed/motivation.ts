import { composed } from './composed.ts';
import { motivationSentences } from './data/motivations.ts';

/** Parts of the seed that write applications, each with the first index of its own texts. */
const turns = { drawn: 0, desk: 1000, closed: 1200, former: 1300 };

/** A motivation that is unique in the demo. */
export const motivationOf = (part: keyof typeof turns, index: number): string =>
  composed(motivationSentences, turns[part] + index);
