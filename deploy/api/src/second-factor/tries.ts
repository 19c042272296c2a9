import type { UserId } from '@puente/contract/ids';
import type { Connection } from '../db/connect.ts';
import { countFailures } from '../http/counts.ts';
import { refuse } from '../http/refuse.ts';
import type { Metrics } from '../serving/metrics.ts';

/** Tries of the second step, of which the wrong ones count. */
export interface Tries {
  /** @param address keyed hash of the network address @throws Refusal TooManyRequests */
  begin: (userId: UserId, address: string) => Promise<void>;
  /** The try went well. */
  giveBack: (userId: UserId, address: string) => Promise<void>;
}

/** From one address few. From all of them more: otherwise a thief of the password could keep its owner out. */
const fromAddress = { prefix: 'second-factor-address', points: 5, seconds: 15 * 60 };
const altogether = { prefix: 'second-factor-account', points: 20, seconds: 60 * 60 };

interface TriesOptions {
  query: Connection['query'];
  metrics: Pick<Metrics, 'refusals'>;
  /** Multiplies the allowances; null counts nothing. */
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
