/** Words that an adult reads in a minute on a screen; a little less than on paper, since articles have lists and tables. */
const wordsInAMinute = 200;

/** Minutes that a text takes to read: at least one. Signs of markdown are not words. */
export const readingMinutes = (text: string): number =>
  Math.max(1, Math.round((text.match(/[\p{Letter}\p{Number}]+/gu)?.length ?? 0) / wordsInAMinute));
