import type { Locator } from '@playwright/test';
import type { InputDriver } from './input-driver.ts';

/** Number of clicks, choices and characters that a person needs. */
export interface Effort {
  presses: number;
  letters: number;
}

/** Counts what an input driver does. A field is clicked before it is filled, a list before an option is chosen. */
export function countedInput(input: InputDriver): { input: InputDriver; effort: Effort } {
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
    input: {
      activate: counted(input.activate, 1),
      fill: counted(input.fill, 1, lengthOf),
      check: counted(input.check, 1),
      select: counted(input.select, 2),
      suggest: counted(input.suggest, 2, lengthOf),
      attach: counted(input.attach, 3),
    },
  };
}

/** Returns the seconds that a person needs who types 40 words of five letters a minute, and searches for what to click. */
export const secondsOf = ({ presses, letters }: Effort): number => presses * 1.2 + (letters / (40 * 5)) * 60;
