import { randomBytes, scrypt, type ScryptOptions, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { FairQueue } from '../fairness/fair-queue.ts';

/**
 * Hashes passwords with scrypt and stores the parameters next to the hash (`$scrypt$ln=15,r=8,p=3$salt$key`), so that
 * they can be raised. A hash with other parameters is accepted, and replaced at the next login (`logins.ts`).
 */
export interface PasswordHashes {
  /** @throws Refusal TooManyRequests when too many requests of the visitor wait */
  hash: (password: string) => Promise<string>;
  /** @throws Refusal TooManyRequests when too many requests of the visitor wait */
  verify: (given: { hash: string; password: string }) => Promise<boolean>;
  /** Tells whether a hash has other parameters than new ones. */
  isOutdated: (hash: string) => boolean;
  /** Number of passwords hashed so far, to store or to compare them, and number of those in the queue. */
  counts: () => { done: number; waiting: number };
}

interface Cost {
  /** Base-2 logarithm of scrypt's cost factor. */
  ln: number;
  r: number;
  p: number;
}

export const passwordCosts = {
  /**
   * One of OWASP's equivalent settings (2026): 32 MB used three times in turn, the memory that hashes had before. 2^17
   * would take 128 MB for each.
   */
  full: { ln: 15, r: 8, p: 3 },
  /** For tests, which log in all the time. */
  quick: { ln: 10, r: 8, p: 1 },
} as const satisfies Record<string, Cost>;
export type PasswordCost = keyof typeof passwordCosts;

/** Node has four threads for hashes, files and DNS together. Hashes leave two of them free. */
const atOnce = 2;

/** Requests of one visitor that may wait: about eight seconds of hashing. Pages do not wait longer. */
const mostWaiting = 32;

const saltBytes = 16;
const keyBytes = 32;

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

function keyOf(password: string, salt: Buffer, { ln, r, p }: Cost, length = keyBytes): Promise<Buffer> {
  const N = 2 ** ln;
  // Its own limit of 32 MB is a little less than what this takes.
  return derive(password.normalize('NFKC'), salt, length, { N, r, p, maxmem: 256 * N * r });
}

const written = ({ ln, r, p }: Cost): string => `$scrypt$ln=${ln},r=${r},p=${p}$`;

interface Stored {
  cost: Cost;
  salt: Buffer;
  key: Buffer;
}

/** Parameters of better-auth's earlier hashes, which contain their salt only. */
const unnamed: Cost = { ln: 14, r: 16, p: 1 };

/** @throws for text that is not a hash */
function read(hash: string): Stored {
  const [, ln, r, p, salt, key] =
    /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([\w+/]+)\$([\w+/]+)$/.exec(hash) ?? [];
  if (salt === undefined || key === undefined) {
    const [, text, digits] = /^([\da-f]{32}):([\da-f]{128})$/.exec(hash) ?? [];
    if (text === undefined || digits === undefined) throw new Error('A stored password is no hash.');
    // The library took the digits of the salt as they are written.
    return { cost: unnamed, salt: Buffer.from(text), key: Buffer.from(digits, 'hex') };
  }
  return {
    cost: { ln: Number(ln), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64'),
    key: Buffer.from(key, 'base64'),
  };
}

async function isOf(hash: string, password: string, cost: Cost): Promise<boolean> {
  const { cost: former, salt, key } = read(hash);
  const isRight = timingSafeEqual(await keyOf(password, salt, former, key.length), key);
  // A former hash is less work. The rest is done as well: otherwise time would tell which accounts are old ones.
  const rest = Math.floor((workOf(cost) - workOf(former)) / workOf({ ...cost, p: 1 }));
  if (rest > 0) await keyOf(password, randomBytes(saltBytes), { ...cost, p: rest });
  return isRight;
}

const workOf = ({ ln, r, p }: Cost): number => 2 ** ln * r * p;

const base64 = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

export function makePasswordHashes(costName: PasswordCost): PasswordHashes {
  const cost = passwordCosts[costName];
  let done = 0;
  const queue = new FairQueue({ slots: atOnce, slotsPerVisitor: 1, mostWaiting, beforeChanges: true });
  const queued = <Result>(work: () => Promise<Result>): Promise<Result> =>
    queue.run(() => {
      done++;
      return work();
    });
  return {
    hash: (password) =>
      queued(async () => {
        const salt = randomBytes(saltBytes);
        return `${written(cost)}${base64(salt)}$${base64(await keyOf(password, salt, cost))}`;
      }),
    verify: ({ hash, password }) => queued(() => isOf(hash, password, cost)),
    isOutdated: (hash) => !hash.startsWith(written(cost)),
    counts: () => ({ done, waiting: queue.waiting }),
  };
}
