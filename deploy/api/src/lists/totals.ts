import { LRUCache } from 'lru-cache';
import { tellingWritten } from '../db/written.ts';

/**
 * Cache for the counts of lists: rows and facets. Counting is most of a list's cost, and all visitors of a list need
 * the same numbers. Each number names the tables that it was counted in. A change by this process removes the numbers
 * of the tables that it wrote. A change by another process affects the numbers, never the rows. It shows after
 * `lifetime` ms, longer for slow counts, and `grace` more during the recount. The key is a list's whole condition,
 * including the policy's, so two users share a number only if they see the same rows.
 */
const lifetime = 3_000;
/** Longest time that requests get the stale number during a recount, in milliseconds. */
const grace = 3_000;
const capacity = 1_000;
/**
 * A slow count is cached for its duration times this factor. So thirty counts of frequent words take less than a tenth
 * of a processor.
 */
const timesAsLong = 400;
const longest = 60_000;

interface Entry<Value> {
  value: Value;
  tables: ReadonlySet<string>;
  /** Milliseconds that a slow count took, which lengthen its lifetime. */
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

  /**
   * Returns the cached number, or else the result of `count`.
   * @param isSlow caches the number longer, the longer it took to count
   */
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
   * Returns undefined when the caller must count, and call `set`. A stale number is returned during one recount, so
   * only the first visitor waits for counting.
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
   * @param tables names of all tables whose changes affect the value
   * @param took milliseconds that counting took
   */
  set(key: string, value: Value, tables: ReadonlySet<string>, took = 0): void {
    const ttl = Math.min(Math.max(lifetime, took * timesAsLong), longest) + grace;
    this.#entries.set(key, { value, tables, took, isCountedAgain: false }, { ttl });
  }

  async #countAgain(key: string, entry: Entry<Value>, count: () => Promise<Value>): Promise<void> {
    const started = performance.now();
    const value = await count();
    // If the entry was removed during the count, the count predates a change.
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

/** Removes every number, after a deletion that cascades to many other tables. */
export function forgetAllTotals(): void {
  totals.clear();
  facetCounts.clear();
}

/** Runs a request or a job, and then removes the numbers of the tables that it wrote. */
export const keepingTotals = <Result>(work: () => Promise<Result>): Promise<Result> =>
  tellingWritten(work, forget);
