import { setTimeout as delay } from 'node:timers/promises';
import { followCanary } from './canaries.ts';
import { type Channel, type ChannelApps, shellApp } from './channel.ts';
import { promotedEntry, promotedTogether, rolledBackEntry } from './channel-entries.ts';
import { checkChange } from './check-change.ts';
import { type Conditions } from './check-together.ts';
import { chosenVersion } from './chosen-version.ts';
import { type HistoryEntry, type Note } from './history.ts';
import { Refusal } from './refusal.ts';
import { ChannelMoved, type ReleaseStore } from './release-store.ts';

export interface Move {
  app: string;
  /** The latest published version when left out. */
  version?: string;
}

export interface Moved {
  app: string;
  from: string | undefined;
  /** Undefined when the app is no longer served, since the reverted promotion had introduced it. */
  to: string | undefined;
}

/** Number of retries when other processes change the channel at the same time. */
const attempts = 100;

/**
 * Makes a channel serve a published version of an app, from the next page view on.
 * @param version the latest published when left out.
 * @throws {Refusal} when it was not published, is damaged, or does not fit what the channel serves.
 */
export async function promote(
  store: ReleaseStore,
  channel: string,
  app: string,
  version?: string,
  conditions?: Conditions,
): Promise<Moved> {
  const moves = [version === undefined ? { app } : { app, version }];
  const [moved] = await promoteTogether(store, channel, moves, conditions);
  if (!moved) throw new Error('A move without a result.');
  return moved;
}

/**
 * Promotes several apps in one change of the pointer: all or none. Necessary when they fit only together, for example a
 * shell and its apps with a new contract version.
 */
export async function promoteTogether(
  store: ReleaseStore,
  channel: string,
  moves: Move[],
  conditions: Conditions = {},
): Promise<Moved[]> {
  const targets = await targetsOf(store, moves);
  return change(store, channel, () => targets, conditions);
}

/**
 * Checks everything that the channel would serve after these moves, not only the moved apps. Changes nothing.
 * @throws {Refusal} for the first thing that does not fit.
 */
export async function checkPromotion(
  store: ReleaseStore,
  channel: string,
  moves: Move[],
  conditions: Conditions = {},
): Promise<void> {
  const now = await store.readChannel(channel);
  const apps = withTargets(now, await targetsOf(store, moves));
  await checkChange(store, channel, { now, apps, moving: Object.keys(apps) }, conditions);
}

async function targetsOf(store: ReleaseStore, moves: Move[]): Promise<Target[]> {
  return Promise.all(
    moves.map(async ({ app, version }) => ({ app, to: await chosenVersion(store, app, version) })),
  );
}

/**
 * Takes an app out of a channel: its pages are not found and its menu entries are gone from the next page view on. Links of other apps to
 * its pages lead home. A rollback brings it back.
 * @throws {Refusal} when the channel does not serve it, or it is the shell.
 */
export async function retire(store: ReleaseStore, channel: string, app: string, note?: Note): Promise<Moved> {
  if (app === shellApp) throw new Refusal(`${app} cannot be retired: every page is drawn in it.`);
  const takeOut = async ({ apps }: Channel): Promise<Target[]> => {
    const entry = apps[app];
    if (!entry) throw new Refusal(`Channel ${channel} does not serve ${app}.`);
    await store.keepRetired(channel, { [app]: entry });
    return [{ app, to: undefined }];
  };
  const [moved] = await change(store, channel, takeOut, note ? { note } : {});
  if (!moved) throw new Error('A move without a result.');
  return moved;
}

/**
 * Reverts the promotion that introduced an app's version. Every app that it moved, and that has not moved since,
 * returns to its earlier version. An app that was retired is served again, as it was. Nothing is built or copied.
 * @throws {Refusal} when there is none, or it does not fit what the channel serves now.
 */
export async function rollback(
  store: ReleaseStore,
  channel: string,
  app: string,
  conditions: Conditions = {},
): Promise<Moved[]> {
  const goBack = async ({ apps }: Channel): Promise<Target[]> => {
    const retired = apps[app] ? undefined : (await store.retired(channel))[app];
    if (retired) return [{ app, to: retired.current, entry: retired }];
    if (apps[app]?.previous[0] === undefined)
      throw new Refusal(`Channel ${channel} has served no earlier version of ${app}.`);
    return Promise.all(
      promotedTogether(apps, app).map(async (name) => {
        const now = apps[name];
        const entry = now && rolledBackEntry(now, await store.badVersions(name));
        if (!entry && now?.previous[0] !== undefined)
          throw new Refusal(`Each earlier version of ${name} in ${channel} is marked as bad.`);
        return { app: name, to: entry?.current, entry };
      }),
    );
  };
  return change(store, channel, goBack, conditions);
}

interface Target {
  app: string;
  /** Undefined when the app is no longer to be served. */
  to: string | undefined;
  /** Entry that a rollback found. */
  entry?: ChannelApps[string] | undefined;
}

/** Decides on the channel's current state, writes, and decides again if another process wrote in between. */
async function change(
  store: ReleaseStore,
  channel: string,
  decide: (now: Channel) => Target[] | Promise<Target[]>,
  conditions: Conditions,
): Promise<Moved[]> {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const now = await store.readChannel(channel);
    const targets = await decide(now);
    const moved = targets.map(({ app, to }) => ({ app, from: now.apps[app]?.current, to }));
    const apps = withTargets(now, targets);
    await checkChange(store, channel, { now, apps, moving: targets.map(({ app }) => app) }, conditions);
    if (moved.every(({ from, to }) => from === to)) return moved;
    try {
      const next = await store.writeChannel(channel, apps, now.revision);
      await store.keepVerified(channel, next);
      await store.addToHistory(channel, await recordOf(store, moved, next, conditions.note));
      const movedApps = moved.filter(({ from, to }) => from !== to).map(({ app }) => app);
      await followCanary(store, channel, movedApps, next, conditions);
      return moved;
    } catch (error) {
      if (!(error instanceof ChannelMoved)) throw error;
      await delay(Math.random() * 20);
    }
  }
  throw new Refusal(`Channel ${channel} keeps changing: try again when the others are done.`);
}

const recordOf = async (
  store: ReleaseStore,
  moved: Moved[],
  { revision }: Channel,
  { by, why, forced }: Note = { by: 'unknown' },
): Promise<HistoryEntry> => ({
  at: new Date().toISOString(),
  revision,
  by,
  why,
  forced,
  moved: await Promise.all(
    moved.map(async (move) => ({
      ...move,
      commit: move.to === undefined ? undefined : (await store.getRelease(move.app, move.to))?.commit,
    })),
  ),
});

function withTargets({ apps, revision }: Channel, targets: Target[]): ChannelApps {
  const next = { ...apps };
  for (const { app, to, entry: found } of targets) {
    const entry = found ?? (to === undefined ? undefined : promotedEntry(to, apps[app], revision + 1));
    if (entry) next[app] = entry;
    else delete next[app];
  }
  return next;
}
