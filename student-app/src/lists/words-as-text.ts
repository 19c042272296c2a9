/** A keyword in which some of its words stand in quotes: the API looks for them as they stand and takes them for no filter. */
export const wordsAsText = (q: string, words: string): string => q.replace(words, `"${words}"`);

/** A keyword without some of its words. */
export const withoutWords = (q: string, words: string): string =>
  q.replace(words, '').replace(/\s+/g, ' ').trim();
