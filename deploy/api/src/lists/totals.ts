import { LRUCache } from 'lru-cache';
import { tellingWritten } from '../db/written.ts';

/**
 * The latest counts of lists: rows and facets. Counting is most of what a list costs, and all visitors of the
 * same list ask for the same numbers. Each number names the tables that it was counted in. A change by this
 * process forgets the numbers of the tables that it wrote. A change by another process shows in the numbers
 * (never in the rows) after `lifetime` ms (longer for what took long), and `grace` more while it is counted again. A key is a
 * list's whole condition, the policy's included: two callers share a number only if they see the same rows.
 */
const lifetime = 3_000;
/** While it is counted again, requests get the old number, for this many milliseconds at most. */
const grace = 3_000;
const capacity = 1_000;
/** A number that took long to count is kept this many times as long: thirty numbers of frequent words take less than a tenth of a processor. */
const timesAsLong = 400;
const longest = 60_000;

interface Entry<Value> {
  value: Value;
  tables: ReadonlySet<string>;
  /** Milliseconds, of what is remembered the longer for it. */
  took: number;
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

  #counting: Promise<void> = Promise.resolve();

  /** The number that is known, or else what `count` gives. @param isSlow remembered longer, the longer it took to count */
  async of(
    key: string,
    tables: ReadonlySet<string>,
    count: () => Promise<Value>,
    { isSlow = false } = {},
  ): Promise<Value> {
    const known = this.get(key, count);
    if (known !== undefined) return known;
    const started = performance.now();
    const value = await count();
    this.set(key, value, tables, isSlow ? performance.now() - started : 0);
    return value;
  }

  /**
   * Undefined: the caller counts, and calls `set`. An old number is given while it is counted again, once, for those who ask
   * next: only the first who asks waits for counting.
   */
  get(key: string, count: () => Promise<Value>): Value | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    const isFresh = this.#entries.getRemainingTTL(key) > grace;
    if (!isFresh && !entry.isCountedAgain) {
      entry.isCountedAgain = true;
      // One after the other: numbers that were counted together grow old together, and would take every connection. When it fails,
      // the old number ends soon: the request that asks then counts, and is told what is wrong.
      this.#counting = this.#counting.then(() => this.#countAgain(key, entry, count)).catch(() => undefined);
    }
    return entry.value;
  }

  /**
   * @param tables names of all tables that a change of would change the value
   * @param took milliseconds that counting took
   */
  set(key: string, value: Value, tables: ReadonlySet<string>, took = 0): void {
    const ttl = Math.min(Math.max(lifetime, took * timesAsLong), longest) + grace;
    this.#entries.set(key, { value, tables, took, isCountedAgain: false }, { ttl });
  }

  async #countAgain(key: string, entry: Entry<Value>, count: () => Promise<Value>): Promise<void> {
    const started = performance.now();
    const value = await count();
    // What was forgotten meanwhile was counted before a change.
    if (this.#entries.peek(key) !== entry) return;
    this.set(key, value, entry.tables, entry.took === 0 ? 0 : performance.now() - started);
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
