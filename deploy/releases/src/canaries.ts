import { randomUUID } from 'node:crypto';
import { type Audience, type Canary, canaryText } from './canary.ts';
import { type Channel, type ChannelApps } from './channel.ts';
import { promotedEntry } from './channel-entries.ts';
import { checkChange } from './check-change.ts';
import { type Conditions } from './check-together.ts';
import { chosenVersion } from './chosen-version.ts';
import { type Note } from './history.ts';
import { Refusal } from './refusal.ts';
import { ChannelMoved, type ReleaseStore } from './release-store.ts';

export interface CanaryPlan {
  app: string;
  /** The latest published version when left out. */
  version?: string | undefined;
  audience: Audience;
}

/**
 * Gives some visitors of a channel another version of one app, from their next page view on. With the app and version
 * of the running canary it only changes who gets it.
 * @throws {Refusal} when the version does not fit what the channel serves, or another canary runs
 */
export async function startCanary(
  store: ReleaseStore,
  channel: string,
  { app, version: wanted, audience }: CanaryPlan,
  conditions: Conditions = {},
): Promise<Canary> {
  const version = await chosenVersion(store, app, wanted);
  const now = await store.readChannel(channel);
  const { apps, revision } = now;
  const instead = apps[app]?.current;
  if (instead === undefined)
    throw new Refusal(
      `Channel ${channel} does not serve ${app}: there is nothing to compare with. Promote it.`,
    );
  if (instead === version) throw new Refusal(`${app} ${version} is in ${channel} already.`);
  const former = await store.canaries.read(channel).catch(() => undefined);
  const isSame = former?.app === app && former.version === version && former.revision === revision;
  if (former?.revision === revision && !isSame)
    throw new Refusal(`There is a ${canaryText(former)} in ${channel}: end it first.`);
  await checkChange(
    store,
    channel,
    { now, apps: withCanary(now, { app, version }), moving: [app] },
    conditions,
  );
  const canary: Canary = {
    id: isSame ? former.id : randomUUID(),
    app,
    version,
    instead,
    revision,
    audience,
    since: isSame ? former.since : new Date().toISOString(),
  };
  try {
    await store.canaries.write(channel, canary, former?.id);
  } catch (error) {
    if (!(error instanceof ChannelMoved)) throw error;
    throw new Refusal(`Another canary of ${channel} was faster: see \`npm run canary -- --status\`.`);
  }
  await record(store, channel, canary, conditions.note, canaryText(canary));
  return canary;
}

/**
 * Gives everybody the current version again.
 * @param id the canary that is meant; whichever there is when left out
 * @returns undefined when there is none, or it was ended before
 */
export async function endCanary(
  store: Pick<ReleaseStore, 'canaries' | 'addToHistory'>,
  channel: string,
  note: Note,
  id?: string,
): Promise<Canary | undefined> {
  const canary = await store.canaries.read(channel);
  if (!canary || (id !== undefined && canary.id !== id)) return undefined;
  try {
    await store.canaries.write(channel, undefined, canary.id);
  } catch (error) {
    // Another process has ended it.
    if (error instanceof ChannelMoved) return undefined;
    throw error;
  }
  await record(store, channel, canary, note, `end of the ${canaryText(canary)}`);
  return canary;
}

/**
 * Keeps the canary of a channel that has changed if it passes the gate in the new state, and ends it otherwise. Nothing
 * of it is served before: it names another revision.
 * @param moved apps that the change moved
 * @param conditions those of the change
 */
export async function followCanary(
  store: ReleaseStore,
  channel: string,
  moved: readonly string[],
  now: Channel,
  conditions: Conditions,
): Promise<void> {
  const canary = await store.canaries.read(channel).catch(() => undefined);
  if (!canary) return;
  const why =
    canary.revision !== now.revision - 1 || moved.includes(canary.app)
      ? `${canary.app} moved in ${channel}`
      : await misfitOf(store, channel, now, canary, conditions);
  const by = conditions.note?.by ?? 'unknown';
  if (why !== undefined) return void (await endCanary(store, channel, { by, why }, canary.id));
  await store.canaries
    .write(channel, { ...canary, revision: now.revision }, canary.id)
    .catch((error: unknown) => {
      if (!(error instanceof ChannelMoved)) throw error;
    });
}

async function misfitOf(
  store: ReleaseStore,
  channel: string,
  now: Channel,
  canary: Canary,
  conditions: Conditions,
): Promise<string | undefined> {
  try {
    const change = { now, apps: withCanary(now, canary), moving: [canary.app] };
    await checkChange(store, channel, change, conditions);
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}

/** Entries of a channel that would serve the canary to everybody. */
const withCanary = (
  { apps, revision }: Channel,
  { app, version }: Pick<Canary, 'app' | 'version'>,
): ChannelApps => ({ ...apps, [app]: promotedEntry(version, apps[app], revision + 1) });

/** Adds a line to the history. It moves no app, so that programs of before can read it. */
async function record(
  store: Pick<ReleaseStore, 'addToHistory'>,
  channel: string,
  { revision }: Canary,
  { by, why, forced }: Note = { by: 'unknown' },
  what: string,
): Promise<void> {
  await store.addToHistory(channel, {
    at: new Date().toISOString(),
    revision,
    by,
    why: why === undefined ? what : `${what}: ${why}`,
    forced,
    moved: [],
  });
}
