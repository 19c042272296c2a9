import { getTableName } from 'drizzle-orm';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Connection } from '../db/connect.ts';
import { rateLimits } from '../db/schema.ts';

/**
 * Counts a try, or its cost in points. Returns null when the try is allowed, else the milliseconds until the next one
 * is.
 */
export type Count = (key: string, points?: number) => Promise<number | null>;

interface Allowance {
  /** Prefix of the keys: the kind of event that is counted. */
  prefix: string;
  points: number;
  /** Period in seconds. It starts with the first try. */
  seconds: number;
}

const asOptions = ({ prefix, points, seconds }: Allowance) => ({
  keyPrefix: prefix,
  points,
  duration: seconds,
});

/** Counts in this process only. */
export function countHere(allowance: Allowance): Count {
  const limiter = new RateLimiterMemory(asOptions(allowance));
  return (key, points) => consume(limiter, key, points);
}

/** Counts in the database, which all processes share. A refused key is refused from memory until it expires. */
export function countTogether(query: Connection['query'], allowance: Allowance): Count {
  const limiter = inDatabase(query, allowance, { inMemoryBlockOnConsumed: allowance.points + 1 });
  return (key) => consume(limiter, key);
}

/** Number of tries that a process counts in memory before it updates the shared count. */
const batch = 20;

/**
 * Counts failures in the database. A try is counted when it starts, so that concurrent tries cannot exceed the limit. A
 * successful one is subtracted again.
 */
export function countFailures(
  query: Connection['query'],
  allowance: Allowance,
): { count: Count; giveBack: (key: string) => Promise<void> } {
  const limiter = inDatabase(query, allowance, {});
  return {
    count: (key) => consume(limiter, key),
    giveBack: async (key) => void (await limiter.reward(key)),
  };
}

/**
 * Counts together, but updates the database in batches and without delaying a request: for frequent tries that need no
 * exact count. With n processes, up to n times the batch more is allowed.
 */
export function countInBatches(query: Connection['query'], allowance: Allowance): Count {
  const here = new RateLimiterMemory(asOptions(allowance));
  const together = inDatabase(query, allowance, {});
  return async (key) => {
    const wait = await consume(here, key);
    const known = await here.get(key);
    if (wait === null && known && known.consumedPoints % batch === 0) {
      // Counting is not worth failing a search for.
      void together
        .penalty(key, batch)
        .then((all) => catchUp(here, key, all))
        .catch(() => undefined);
    }
    return wait;
  };
}

/** Adds the tries that other processes counted. */
async function catchUp(here: RateLimiterMemory, key: string, all: RateLimiterRes): Promise<void> {
  const known = await here.get(key);
  if (known && all.consumedPoints > known.consumedPoints)
    await here.penalty(key, all.consumedPoints - known.consumedPoints);
}

const inDatabase = (
  query: Connection['query'],
  allowance: Allowance,
  more: { inMemoryBlockOnConsumed?: number },
) =>
  new RateLimiterPostgres({
    ...asOptions(allowance),
    ...more,
    // The library passes its pool an object that names the statement. The name is left out: each limiter
    // would have its own.
    storeClient: { query: ({ text, values }: { text: string; values: unknown[] }) => query(text, values) },
    storeType: 'pool',
    tableName: getTableName(rateLimits),
    tableCreated: true,
    // A job does it for all of them (accounts/expired-sessions.ts).
    clearExpiredByTimeout: false,
  });

async function consume(
  limiter: RateLimiterMemory | RateLimiterPostgres,
  key: string,
  points = 1,
): Promise<number | null> {
  try {
    await limiter.consume(key, points);
    return null;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return refused.msBeforeNext;
    throw refused;
  }
}
