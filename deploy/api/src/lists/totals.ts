/**
 * What lists counted a moment ago: rows and facets. Counting is most of what a list costs, and everybody who leafs through the
 * same list asks for the same numbers. A change that this process makes forgets those that speak of the changed table; one
 * that another process makes shows in the numbers (never in the rows) after `lifetime`. A key is a list's whole condition, with whatever the
 * policy put in it: two people share a number only if they see the same rows.
 */
const lifetime = 3_000;
/** While one request counts again, the others make do with the old number; so long after its time at most. */
const grace = 3_000;
const capacity = 1_000;

interface Counted<Value> {
  value: Value;
  until: number;
  /** Somebody found it too old and is counting. */
  isCounted: boolean;
}

const memories: Map<string, unknown>[] = [];

function memory<Value>(lasts = lifetime, isForgotten = true) {
  const known = new Map<string, Counted<Value>>();
  if (isForgotten) memories.push(known);
  return {
    /** Undefined: whoever asks counts, and says so with `set`. */
    get: (key: string): Value | undefined => {
      const found = known.get(key);
      const late = found ? performance.now() - found.until : Infinity;
      if (!found || late > grace) return undefined;
      if (late > 0 && !found.isCounted) {
        found.isCounted = true;
        return undefined;
      }
      return found.value;
    },
    set: (key: string, value: Value): void => {
      const fresh = known.get(key);
      if (fresh && fresh.until > performance.now()) return;
      // A Map keeps the order of insertion: the first is the oldest.
      const oldest = known.keys().next();
      if (known.size >= capacity && !oldest.done) known.delete(oldest.value);
      known.delete(key);
      known.set(key, { value, until: performance.now() + lasts, isCounted: false });
    },
  };
}

/** Tables that were written since the last time that something was forgotten; a deletion may reach any other. */
const written = new Set<string>();
const everything = '*';

export const totals = {
  ...memory<number>(),
  /** Told each SQL text (db/connect.ts). */
  notice: (text: string): void => {
    if (text.startsWith('select')) return;
    for (const [, verb, table] of text.matchAll(/\b(insert into|update|delete from) "?(\w+)/g)) {
      written.add(verb === 'delete from' ? everything : (table as string));
    }
  },
  /** Once a change is committed. A login, for one, changes no list: it costs nobody a count. */
  forget: (): void => {
    for (const known of memories) {
      for (const key of known.keys()) {
        if (written.has(everything) || [...written].some((table) => key.includes(table))) known.delete(key);
      }
    }
    written.clear();
  },
};

export const facetCounts = memory<Readonly<Record<string, Record<string, number>>>>();

/** How many rows a search found, roughly: only to choose how the next one is read. */
export const searchSizes = memory<number>(10 * 60_000, false);
