/** Characters that search engines and shared links show of a description. */
const shown = 160;

/**
 * The beginning of a longer text as the description of a page, cut between two words.
 * @param owner whose text it is: it comes first, since two organisations may use one text
 */
export function openingOf(text: string, owner?: string): string {
  const words = (owner === undefined ? text : `${owner}: ${text}`).replace(/\s+/g, ' ').trim();
  if (words.length <= shown) return words;
  const cut = words.slice(0, shown - 1);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[,;:.]$/, '')}…`;
}
