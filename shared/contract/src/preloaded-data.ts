/**
 * Responses that the edge embeds in the HTML, so that a first view need not wait for them. They are the responses that every visitor without
 * a session gets, or those of one user.
 */
export interface PreloadedData {
  /** Id of the user who got them. Absent for visitors without a session. */
  person?: number;
  /** Time of the oldest response, in milliseconds since 1970. */
  at: number;
  /** Response body by key of the call (`earlyAnswerKey`); null for 404. */
  answers: Record<string, unknown>;
}

export const preloadedDataElementId = 'early-answers';

/**
 * Returns the key of a GET call: its path with parameters, and its query values. The browser builds it from the query that a page passes.
 * The edge builds it from the parsed address in the manifest, where all values are text and empty ones are missing.
 */
export function earlyAnswerKey(path: string, query: object = {}): string {
  return JSON.stringify([path, ...leavesOf(query).sort()]);
}

/** Returns the address of a GET call as a manifest writes it. The edge builds the same key from it. */
export function earlyAnswerAddress(path: string, query: object = {}): string {
  const search = leavesOf(query).map((leaf) => {
    const [first = '', ...inner] = leaf.slice(0, -1);
    const name = first + inner.map((part) => `[${part}]`).join('');
    return `${encodeURIComponent(name)}=${encodeURIComponent(leaf.at(-1) ?? '')}`;
  });
  return [path, ...(search.length > 0 ? [search.join('&')] : [])].join('?');
}

/** Lists the values of the query as text, each after the names that lead to it. */
function leavesOf(part: unknown, names: readonly string[] = []): string[][] {
  if (part === undefined) return [];
  if (typeof part === 'object' && part !== null)
    return Object.entries(part).flatMap(([name, inner]) => leavesOf(inner, [...names, name]));
  return [[...names, typeof part === 'string' ? part : JSON.stringify(part)]];
}
