/**
 * The `limits` that the entry of an app needs to prefetch a page's data. Their own file, so that the entry does not load the other limits.
 */

/** Items of the longest page that a list answers. */
export const largestPage = 100;

/** Messages of the communication centre at first, and how many more each time (§9). */
export const messageSteps = { initial: 3, step: 3 } as const;
