/**
 * Two of the `limits` that the entry of an app needs, which asks for a page's data before its code is there: alone, so that
 * it is not made heavier by all the others.
 */

/** Items of the longest page that a list answers. */
export const largestPage = 100;

/** Messages of the communication centre at first, and how many more each time (§9). */
export const messageSteps = { initial: 3, step: 3 } as const;
