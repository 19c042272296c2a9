import { getTableName } from 'drizzle-orm';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Connection } from '../db/connect.ts';
import { rateLimits } from '../db/schema.ts';

/** Counts a try, or as many points as it costs. Null when the try may go on; else the milliseconds until the next try may. */
export type Count = (key: string, points?: number) => Promise<number | null>;

interface Allowance {
  /** Prefix of the keys: what is counted. */
  prefix: string;
  points: number;
  /** From the first try until all of them are forgotten. */
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

/** Counts in the database, which all processes share. Refused keys are refused from memory meanwhile. */
export function countTogether(query: Connection['query'], allowance: Allowance): Count {
  const limiter = inDatabase(query, allowance, { inMemoryBlockOnConsumed: allowance.points + 1 });
  return (key) => consume(limiter, key);
}

/** How many tries a process counts by itself before it tells the others. */
const batch = 20;

/**
 * Counts failures in the database. Each try is counted when it begins, so that many at once are not too many, and one that went
 * well is given back.
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
 * Shared too, but told to the database a few at a time and without keeping a request waiting: for tries that
 * are frequent and need not be counted exactly. With n processes, up to n times the batch more gets through.
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
