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
 * @param copy what servers of this machine keep: who altered the pointer may have altered the store's state as well
 * @returns undefined when nothing was wrong
 * @throws {Refusal} when there is no verified state, or it cannot be served any more either
 */
export async function repair(
  store: ReleaseStore,
  channel: string,
  copy?: Pick<ReleaseStore, 'lastVerified'>,
): Promise<Repaired | undefined> {
  const problem = await problemOf(store, channel);
  if (problem === undefined) return undefined;
  const verified = await latestVerified(copy ? [store, copy] : [store], channel);
  if (!verified)
    throw new Refusal(
      `${problem} No earlier state of ${channel} is kept: remove the pointer, then promote everything.`,
    );
  await check(store, channel, verified);
  await store.restoreChannel(channel, verified);
  return { problem, state: verified };
}

/** @throws when no place has a state, and one has a damaged or unsigned one */
async function latestVerified(
  places: readonly Pick<ReleaseStore, 'lastVerified'>[],
  channel: string,
): Promise<Channel | undefined> {
  const found = await Promise.allSettled(places.map((place) => place.lastVerified(channel)));
  const states = found.flatMap((one) => (one.status === 'fulfilled' ? (one.value ?? []) : []));
  const refused = found.find((one) => one.status === 'rejected');
  if (states.length === 0 && refused) throw refused.reason;
  return states.toSorted((one, other) => other.revision - one.revision)[0];
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
