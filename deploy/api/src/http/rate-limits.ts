import { createHash } from 'node:crypto';
import type { Call } from '@puente/contract/call';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor } from '../actor.ts';
import { refuse } from './refuse.ts';

type Bucket = NonNullable<Call['limit']>;

interface Allowance {
  max: number;
  minutes: number;
}

/** A whole campus can share one address, so addresses get much more than accounts. */
const general: Allowance = { max: 3000, minutes: 1 };
const allowances: Record<Bucket, { address: Allowance; account: Allowance }> = {
  login: { address: { max: 100, minutes: 15 }, account: { max: 10, minutes: 15 } },
  register: { address: { max: 60, minutes: 60 }, account: { max: 5, minutes: 60 } },
  mail: { address: { max: 60, minutes: 60 }, account: { max: 5, minutes: 60 } },
  upload: { address: { max: 300, minutes: 60 }, account: { max: 30, minutes: 60 } },
};

export interface RateLimits {
  /** Before anything is read. @throws Refusal TooManyRequests */
  byAddress: (request: FastifyRequest, bucket: Bucket | undefined) => Promise<void>;
  /** Once it is known whose account a request is about. @throws Refusal TooManyRequests */
  byAccount: (request: FastifyRequest, bucket: Bucket | undefined, body: unknown, actor: Actor | null) => Promise<void>;
}

type Check = (request: FastifyRequest) => Promise<void>;

/** Counts in this process's memory: with n processes, n times as much is let through. `factor` null counts nothing. */
export function makeRateLimits(app: FastifyInstance, factor: number | null): RateLimits {
  if (factor === null) return { byAddress: () => Promise.resolve(), byAccount: () => Promise.resolve() };

  const limiter = ({ max, minutes }: Allowance, keyGenerator: (request: FastifyRequest) => string): Check => {
    const count = app.createRateLimit({ max: Math.ceil(max * factor), timeWindow: minutes * 60_000, keyGenerator });
    return async (request) => {
      const result = await count(request);
      if (result.isAllowed || !result.isExceeded) return;
      throw refuse('TooManyRequests', {}, { 'retry-after': String(Math.max(1, result.ttlInSeconds)) });
    };
  };
  const perBucket = (whose: 'address' | 'account', key: (request: FastifyRequest) => string) =>
    Object.fromEntries(Object.entries(allowances).map(([bucket, of]) => [bucket, limiter(of[whose], key)])) as Record<Bucket, Check>;

  const accountKeys = new WeakMap<FastifyRequest, string>();
  const everything = limiter(general, ({ ip }) => ip);
  const addresses = perBucket('address', ({ ip }) => ip);
  const accounts = perBucket('account', (request) => accountKeys.get(request) ?? '');

  return {
    byAddress: async (request, bucket) => {
      await everything(request);
      if (bucket) await addresses[bucket](request);
    },
    byAccount: async (request, bucket, body, actor) => {
      if (!bucket) return;
      accountKeys.set(request, accountOf(body, actor));
      await accounts[bucket](request);
    },
  };
}

/** The account that a request is about; hashed, since the store keeps its keys for a while. */
function accountOf(body: unknown, actor: Actor | null): string {
  const { identifier, email } = (body ?? {}) as { identifier?: string; email?: string };
  const account = identifier ?? email;
  return account === undefined ? `user ${actor?.userId}` : createHash('sha256').update(account).digest('base64url');
}
