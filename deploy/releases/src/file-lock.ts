import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rm, stat, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { hasCode, ifThere } from './atomic-file.ts';
import { Refusal } from './refusal.ts';

/** A lock whose holder has not shown life for this long is taken over; a living holder does so five times as often. */
const staleAfterMs = 15_000;
const heartbeatMs = staleAfterMs / 5;
const retryMs = 15;

export interface HeldLock {
  /** Throws when the lock was taken over meanwhile: this process slept too long and must not write any more. */
  stillHeld(): Promise<void>;
}

/**
 * Runs `work` while holding the lock file `path`; others, in this process and in other ones, wait.
 * The lock of a holder that died is taken over: at once on the same machine, else after 15 s.
 * @param patienceMs how long to wait for a living holder, in ms.
 * @throws {Refusal} when the lock cannot be had within `patienceMs`.
 */
export async function withLock<T>(
  path: string,
  work: (lock: HeldLock) => Promise<T>,
  patienceMs = 60_000,
): Promise<T> {
  const token = await acquire(path, patienceMs);
  const heartbeat = setInterval(() => void touch(path), heartbeatMs);
  heartbeat.unref();
  try {
    return await work({
      async stillHeld() {
        if ((await ifThere(readFile(path, 'utf8'))) !== token)
          throw new Error(`The lock ${path} was taken over.`);
      },
    });
  } finally {
    clearInterval(heartbeat);
    if ((await ifThere(readFile(path, 'utf8'))) === token) await rm(path, { force: true });
  }
}

async function acquire(path: string, patienceMs: number): Promise<string> {
  const token = JSON.stringify({ pid: process.pid, host: hostname(), id: randomUUID() });
  const deadline = Date.now() + patienceMs;
  await mkdir(dirname(path), { recursive: true });
  while (!(await create(path, token))) {
    await removeStale(path);
    if (Date.now() > deadline) {
      throw new Refusal(
        `Another publication or promotion holds ${path}: wait for it, or remove that file if there is none.`,
      );
    }
    await delay(retryMs + Math.random() * retryMs);
  }
  return token;
}

async function create(path: string, content: string): Promise<boolean> {
  try {
    const file = await open(path, 'wx');
    try {
      await file.writeFile(content);
    } finally {
      await file.close();
    }
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/**
 * Two waiters may find the same lock stale; were both to remove it, the second would remove the lock that the first
 * has just made. So removing is itself done by one at a time, who looks again before it removes.
 */
async function removeStale(path: string): Promise<void> {
  if (!(await isStale(path))) return;
  const guard = `${path}.takeover`;
  if (!(await create(guard, ''))) {
    if (await isOld(guard)) await rm(guard, { force: true });
    return;
  }
  try {
    if (await isStale(path)) await rm(path, { force: true });
  } finally {
    await rm(guard, { force: true });
  }
}

async function isStale(path: string): Promise<boolean> {
  const content = await ifThere(readFile(path, 'utf8'));
  if (content === undefined) return false;
  const holder = parseHolder(content);
  if (holder?.host === hostname() && !isAlive(holder.pid)) return true;
  return isOld(path);
}

async function isOld(path: string): Promise<boolean> {
  const state = await ifThere(stat(path));
  return state !== undefined && Date.now() - state.mtimeMs > staleAfterMs;
}

function parseHolder(content: string): { pid: number; host: string } | undefined {
  try {
    const holder: unknown = JSON.parse(content);
    if (typeof holder !== 'object' || holder === null || !('pid' in holder) || !('host' in holder))
      return undefined;
    return typeof holder.pid === 'number' && typeof holder.host === 'string'
      ? { pid: holder.pid, host: holder.host }
      : undefined;
  } catch {
    // Its holder is just writing it, or died doing so: only its age tells.
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, as another user.
    return hasCode(error, 'EPERM');
  }
}

async function touch(path: string): Promise<void> {
  const now = new Date();
  // A failed heartbeat shows in `stillHeld`, where it matters.
  await utimes(path, now, now).catch(() => undefined);
}
