import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { SearchedList } from '@puente/contract/constants/searched-lists';
import { limits } from '@puente/contract/limits';
import type { Database } from '../db/connect.ts';
import { emptySearches } from '../db/schema.ts';
import { keyedHash } from '../http/keyed-hash.ts';
import { describeError } from '../http/log.ts';
import { keepingTotals } from '../lists/totals.ts';
import { today } from '../measurements/count.ts';

/** Milliseconds between two writes, and after which a visitor has finished typing. */
const pause = 10_000;
const aDay = 24 * 60 * 60 * 1000;
const { perDay, perVisitor } = limits.emptySearches;

interface Typing {
  words: string;
  lists: Set<SearchedList>;
  since: number;
}

interface Counted {
  list: SearchedList;
  words: string;
  times: number;
}

/**
 * Counts empty searches in memory, and adds them to the day's counts every few seconds: a search waits for nothing. Who
 * searched stays in this process's memory, for a day and as a hash with a key that is never stored, so that nobody
 * counts twice.
 */
export class EmptySearchCounter {
  readonly #db: Database;
  readonly #log: Pick<Logger, 'warn'>;
  readonly #key = randomBytes(32).toString('base64url');
  readonly #typing = new Map<string, Typing>();
  readonly #seen = new LRUCache<string, true>({ max: 20_000, ttl: aDay });
  readonly #numberOf = new LRUCache<string, number>({ max: 5_000, ttl: aDay });
  readonly #timer: NodeJS.Timeout;
  #counts = new Map<string, Counted>();
  #writing: Promise<void> = Promise.resolve();

  constructor(db: Database, log: Pick<Logger, 'warn'>) {
    this.#db = db;
    this.#log = log;
    this.#timer = setInterval(() => void this.write(performance.now() - pause), pause).unref();
  }

  /** @param visitor key of the visitor's address or account */
  note(visitor: string, { list, words }: Pick<Counted, 'list' | 'words'>): void {
    const typing = this.#typing.get(visitor);
    // Lists search while a visitor types. Only the longest words count, not their beginnings.
    if (typing && (typing.words.startsWith(words) || words.startsWith(typing.words))) {
      if (words.length > typing.words.length) typing.lists.clear();
      if (words.length >= typing.words.length) typing.lists.add(list);
      if (words.length > typing.words.length) typing.words = words;
      typing.since = performance.now();
      return;
    }
    if (typing) this.#count(visitor, typing);
    else if (this.#typing.size >= perDay) return;
    this.#typing.set(visitor, { words, lists: new Set([list]), since: performance.now() });
  }

  /** Writes the searches that nobody has continued since a time; by default all. It never rejects. */
  write(before = Infinity): Promise<void> {
    for (const [visitor, typing] of this.#typing) {
      if (typing.since > before) continue;
      this.#typing.delete(visitor);
      this.#count(visitor, typing);
    }
    const counts = [...this.#counts.values()];
    this.#counts = new Map();
    if (counts.length > 0)
      this.#writing = this.#writing
        .then(() => keepingTotals(() => add(this.#db, counts)))
        // A lost count is no harm.
        .catch((error: unknown) => this.#log.warn(describeError(error), 'empty searches were not counted'));
    return this.#writing;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.write();
  }

  #count(visitor: string, { words, lists }: Typing): void {
    const who = keyedHash(this.#key, visitor);
    const number = this.#numberOf.get(who) ?? 0;
    if (number >= perVisitor) return;
    const fresh = [...lists].filter((list) => !this.#seen.has(`${who} ${list} ${words}`));
    if (fresh.length === 0) return;
    this.#numberOf.set(who, number + 1);
    for (const list of fresh) {
      this.#seen.set(`${who} ${list} ${words}`, true);
      const key = `${list} ${words}`;
      const counted = this.#counts.get(key);
      if (counted) counted.times += 1;
      else if (this.#counts.size < perDay) this.#counts.set(key, { list, words, times: 1 });
    }
  }
}

/** Adds counts to those of today. A full day takes no words that it does not have: a flood must not fill the table. */
async function add(db: Database, counts: readonly Counted[]): Promise<void> {
  const rows = await db
    .selectDistinct({ words: emptySearches.words })
    .from(emptySearches)
    .where(eq(emptySearches.day, today));
  const known = new Set(rows.map(({ words }) => words));
  for (const { words } of counts) if (known.size < perDay) known.add(words);
  const kept = counts.filter(({ words }) => known.has(words));
  if (kept.length === 0) return;
  await db
    .insert(emptySearches)
    // Always in the same order: two processes that change the same rows must not wait for each other.
    .values(kept.toSorted(byKey).map((counted) => ({ ...counted, day: today })))
    .onConflictDoUpdate({
      target: [emptySearches.day, emptySearches.list, emptySearches.words],
      set: { times: sql`${emptySearches.times} + excluded.times` },
    });
}

const byKey = (one: Counted, other: Counted): number =>
  `${one.list} ${one.words}` < `${other.list} ${other.words}` ? -1 : 1;
