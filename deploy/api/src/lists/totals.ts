import { LRUCache } from 'lru-cache';
import { tellingWritten } from '../db/written.ts';

/**
 * The latest counts of lists: rows and facets. Counting is most of what a list costs, and all visitors of the
 * same list ask for the same numbers. Each number names the tables that it was counted in. A change by this
 * process forgets the numbers of the tables that it wrote. A change by another process shows in the numbers
 * (never in the rows) after `lifetime` ms (longer for what took long), and `grace` more while one request counts again. A key is a
 * list's whole condition, the policy's included: two callers share a number only if they see the same rows.
 */
const lifetime = 3_000;
/** While one request counts again, the others get the old number, for this many milliseconds at most. */
const grace = 3_000;
const capacity = 1_000;
/** A number that took long to count is kept this many times as long, so that counting never keeps a database busy. */
const patience = 100;
const longest = 60_000;

interface Entry<Value> {
  value: Value;
  tables: ReadonlySet<string>;
  isCountedAgain: boolean;
}

class Remembered<Value> {
  readonly #entries = new LRUCache<string, Entry<Value>>({
    max: capacity,
    ttl: lifetime + grace,
    ttlResolution: 0,
    // Looked up at each call: tests replace the clock after the library was loaded.
    perf: { now: () => performance.now() },
  });

  /** Undefined: the caller counts, and calls `set`. */
  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    const isFresh = this.#entries.getRemainingTTL(key) > grace;
    if (isFresh || entry.isCountedAgain) return entry.value;
    entry.isCountedAgain = true;
    return undefined;
  }

  /**
   * @param tables names of all tables that a change of would change the value
   * @param took milliseconds that counting took
   */
  set(key: string, value: Value, tables: ReadonlySet<string>, took = 0): void {
    const ttl = Math.min(Math.max(lifetime, took * patience), longest) + grace;
    this.#entries.set(key, { value, tables, isCountedAgain: false }, { ttl });
  }

  forget(written: ReadonlySet<string>): void {
    for (const [key, { tables }] of this.#entries.entries()) {
      if ([...written].some((table) => tables.has(table))) this.#entries.delete(key);
    }
  }

  clear(): void {
    this.#entries.clear();
  }
}

export const totals = new Remembered<number>();
export const facetCounts = new Remembered<Readonly<Record<string, Record<string, number>>>>();

function forget(written: ReadonlySet<string>): void {
  totals.forget(written);
  facetCounts.forget(written);
}

/** Forgets every number, after a deletion that takes rows of many other tables with it. */
export function forgetAllTotals(): void {
  totals.clear();
  facetCounts.clear();
}

/** Runs a request or a job; afterwards the numbers of what it wrote are counted anew. */
export const keepingTotals = <Result>(work: () => Promise<Result>): Promise<Result> =>
  tellingWritten(work, forget);
