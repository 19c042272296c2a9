import { type Channel } from './channel.ts';
import { checkTogether } from './check-together.ts';
import { Refusal } from './refusal.ts';
import { type ReleaseStore } from './release-store.ts';

export interface Repaired {
  /** Problem of the old pointer. */
  problem: string;
  /** State that the pointer has now. */
  state: Channel;
}

/**
 * Restores the pointer of a channel from its last verified state, if its current state cannot be served.
 * @returns undefined when nothing was wrong
 * @throws {Refusal} when there is no verified state, or it cannot be served any more either
 */
export async function repair(store: ReleaseStore, channel: string): Promise<Repaired | undefined> {
  const problem = await problemOf(store, channel);
  if (problem === undefined) return undefined;
  const verified = await store.lastVerified(channel);
  if (!verified)
    throw new Refusal(
      `${problem} No earlier state of ${channel} is kept: remove the pointer, then promote everything.`,
    );
  await check(store, channel, verified);
  await store.restoreChannel(channel, verified);
  return { problem, state: verified };
}

async function problemOf(store: ReleaseStore, channel: string): Promise<string | undefined> {
  try {
    await check(store, channel, await store.readChannel(channel));
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function check(store: ReleaseStore, channel: string, { apps }: Channel): Promise<void> {
  await checkTogether(store, channel, apps, new Set(Object.keys(apps)), {});
}
