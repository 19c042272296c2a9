/** Limit for the nesting depth, above what any call accepts. */
const deepest = 32;

/**
 * Returns the path to text that PostgreSQL cannot store (a NUL, half a surrogate pair), or to excessive nesting; else
 * undefined. Every query and body is checked before its schema, so that no schema can forget it.
 */
export function unstorablePath(input: unknown): PropertyKey[] | undefined {
  const waiting: { part: unknown; path: PropertyKey[] }[] = [{ part: input, path: [] }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { part, path } = next;
    if (typeof part === 'string' && !isStorable(part)) return path;
    if (typeof part !== 'object' || part === null) continue;
    if (path.length === deepest) return path;
    for (const [key, inner] of Object.entries(part)) {
      if (!isStorable(key)) return path;
      waiting.push({ part: inner, path: [...path, key] });
    }
  }
  return undefined;
}

const isStorable = (text: string): boolean => !/\0|\p{Surrogate}/u.test(text);
