import { type Channel } from './channel.ts';
import { checkTogether } from './check-together.ts';
import { Refusal } from './refusal.ts';
import { type ReleaseStore } from './release-store.ts';

export interface Repaired {
  /** What was wrong with the pointer. */
  problem: string;
  /** What it says now. */
  state: Channel;
}

/**
 * Writes the pointer of a channel again from the state that verified last, if what it names cannot be served.
 * @returns undefined when nothing was wrong
 * @throws {Refusal} when there is no such state, or it cannot be served any more either
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

const check = (store: ReleaseStore, channel: string, { apps }: Channel): Promise<void> =>
  checkTogether(store, channel, apps, new Set(Object.keys(apps)), {});
