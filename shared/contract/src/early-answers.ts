/**
 * Answers of public calls that the edge writes into the HTML, so that a first view need not wait for them:
 * what every visitor without a session gets.
 */
export interface EarlyAnswers {
  /** When the API gave the oldest of them, in milliseconds since 1970. */
  at: number;
  /** The key of the call (`earlyAnswerKey`) -> the body of its answer; null: there is nothing at this address (404). */
  answers: Record<string, unknown>;
}

export const earlyAnswersElementId = 'early-answers';

/**
 * The key of a GET call: its path, parameters filled in, and its query as values. The browser makes it from the query that a
 * page passes, the edge from the parsed address of the manifest, where all values are text and what is empty is missing.
 */
export function earlyAnswerKey(path: string, query: object = {}): string {
  return JSON.stringify([path, ...leavesOf(query).sort()]);
}

/** The address of a GET call, as a manifest writes it: the edge makes the same key from it. */
export function earlyAnswerAddress(path: string, query: object = {}): string {
  const search = leavesOf(query).map((leaf) => {
    const [first = '', ...inner] = leaf.slice(0, -1);
    const name = first + inner.map((part) => `[${part}]`).join('');
    return `${encodeURIComponent(name)}=${encodeURIComponent(leaf.at(-1) ?? '')}`;
  });
  return [path, ...(search.length > 0 ? [search.join('&')] : [])].join('?');
}

/** Each value of the query, as text, after the names that lead to it. */
function leavesOf(part: unknown, names: readonly string[] = []): string[][] {
  if (part === undefined) return [];
  if (typeof part === 'object' && part !== null)
    return Object.entries(part).flatMap(([name, inner]) => leavesOf(inner, [...names, name]));
  return [[...names, typeof part === 'string' ? part : JSON.stringify(part)]];
}
