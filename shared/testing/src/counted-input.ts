import type { Locator } from 'playwright-core';
import type { Hands } from './hands.ts';

/** What a person does with their hands: each press, each choice, each letter. */
export interface Effort {
  presses: number;
  letters: number;
}

/** Hands whose work is counted: a field is pressed before it is written in, a list before something is taken from it. */
export function countedHands(hands: Hands): { hands: Hands; effort: Effort } {
  const effort: Effort = { presses: 0, letters: 0 };
  function counted<Rest extends readonly unknown[]>(
    work: (target: Locator, ...rest: Rest) => Promise<void>,
    presses: number,
    lettersOf: (...rest: Rest) => number = () => 0,
  ) {
    return (target: Locator, ...rest: Rest): Promise<void> => {
      effort.presses += presses;
      effort.letters += lettersOf(...rest);
      return work(target, ...rest);
    };
  }
  const lengthOf = (text: string): number => text.length;
  return {
    effort,
    hands: {
      press: counted(hands.press, 1),
      write: counted(hands.write, 1, lengthOf),
      tick: counted(hands.tick, 1),
      pick: counted(hands.pick, 2),
      suggest: counted(hands.suggest, 2, lengthOf),
      attach: counted(hands.attach, 3),
    },
  };
}

/** Seconds that it takes a person who types 40 words of five letters a minute, and looks for what to press. */
export const secondsOf = ({ presses, letters }: Effort): number => presses * 1.2 + (letters / (40 * 5)) * 60;
