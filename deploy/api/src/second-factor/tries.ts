import type { UserId } from '@puente/contract/ids';
import type { Connection } from '../db/connect.ts';
import { countFailures } from '../http/counts.ts';
import { refuse } from '../http/refuse.ts';
import type { Metrics } from '../metrics.ts';

/** Limits wrong tries of the second step. */
export interface Tries {
  /** @param address keyed hash of the network address @throws Refusal TooManyRequests */
  begin: (userId: UserId, address: string) => Promise<void>;
  /** Gives back a successful try. */
  giveBack: (userId: UserId, address: string) => Promise<void>;
}

/**
 * Limits per address, and a higher one for all addresses. Otherwise a thief of the password could lock its owner out.
 */
const fromAddress = { prefix: 'second-factor-address', points: 5, seconds: 15 * 60 };
const altogether = { prefix: 'second-factor-account', points: 20, seconds: 60 * 60 };

interface TriesOptions {
  query: Connection['query'];
  metrics: Pick<Metrics, 'refusals'>;
  /** Multiplies the limits; null switches them off. */
  factor: number | null;
}

export function makeTries({ query, metrics, factor }: TriesOptions): Tries {
  if (factor === null) return { begin: () => Promise.resolve(), giveBack: () => Promise.resolve() };
  const counted = [
    {
      by: 'address',
      keyOf: (userId: UserId, address: string) => `${userId} ${address}`,
      ...countFailures(query, { ...fromAddress, points: Math.ceil(fromAddress.points * factor) }),
    },
    {
      by: 'account',
      keyOf: (userId: UserId) => String(userId),
      ...countFailures(query, { ...altogether, points: Math.ceil(altogether.points * factor) }),
    },
  ];
  return {
    async begin(userId, address) {
      for (const { by, keyOf, count } of counted) {
        const wait = await count(keyOf(userId, address));
        if (wait === null) continue;
        metrics.refusals.inc({ limit: 'secondFactor', by });
        throw refuse('TooManyRequests', {}, { 'retry-after': String(Math.max(1, Math.ceil(wait / 1000))) });
      }
    },
    async giveBack(userId, address) {
      for (const { keyOf, giveBack } of counted) await giveBack(keyOf(userId, address));
    },
  };
}
