import { createHash } from 'node:crypto';
import { isIntact } from '@puente/federation/integrity';
import { type Release } from '@puente/federation/release';
import { type Channel } from './channel.ts';
import { inChannel, pruneApp } from './prune.ts';
import { Refusal } from './refusal.ts';
import { type ReleaseStore } from './release-store.ts';

/** Channels of pull requests. The commands of branches change no others. */
const branchChannel = /^pr-[1-9]\d{0,8}$/;

/**
 * Serves the releases of a branch, which another machine built, in the channel of the branch, instead of those that it
 * had. Nobody vouches for that build, so it is taken as data: no version of production is chosen among these releases,
 * and no sources count as built.
 * @param built store with the last release of each app that the branch changes
 * @throws {Refusal} when a file is missing or is not what its release says
 */
export async function publishBranch(
  store: ReleaseStore,
  channel: string,
  built: ReleaseStore,
): Promise<Release[]> {
  const { apps: former, revision } = await stateOf(store, channel);
  const releases: Release[] = [];
  for (const app of await built.listApps()) {
    const version = await built.latestVersion(app);
    const release = version === undefined ? undefined : await built.getRelease(app, version);
    if (release)
      releases.push(await store.exclusively(app, () => copyRelease(store, channel, built, release)));
  }
  const apps = Object.fromEntries(
    releases.map(({ app, version }) => [app, { current: version, previous: [] }]),
  );
  // Servers that check signatures refuse a channel at a revision that they have seen, so one that comes again begins later.
  if (revision === 0) await store.restoreChannel(channel, { revision: Date.now(), apps });
  else await store.writeChannel(channel, apps, revision);
  await removeUnserved(store, former);
  return releases;
}

/** Removes the channel of a branch and its releases. @returns the apps that it had */
export async function closeBranch(store: ReleaseStore, channel: string): Promise<string[]> {
  const { apps } = await stateOf(store, channel);
  await store.removeChannel(channel);
  await removeUnserved(store, apps);
  return Object.keys(apps);
}

/** @throws {Refusal} for a channel that is not of a pull request */
async function stateOf(store: ReleaseStore, channel: string): Promise<Channel> {
  if (!branchChannel.test(channel))
    throw new Refusal(`"${channel}" should read like pr-12: only channels of pull requests come and go.`);
  return store.readChannel(channel);
}

async function copyRelease(
  store: ReleaseStore,
  channel: string,
  built: ReleaseStore,
  release: Release,
): Promise<Release> {
  const { app, files, server } = release;
  const intact = (name: string, bytes: Buffer | undefined, integrity: string): Buffer => {
    if (!bytes || !isIntact(bytes, integrity))
      throw new Refusal(`${app} of ${channel} lacks its file ${name}, or has it damaged.`);
    return bytes;
  };
  for (const [name, { integrity }] of Object.entries(files))
    await store.putFile(app, name, intact(name, await built.getFile(app, name), integrity));
  if (server) {
    const bytes = await built.getServerBuild(app, server.file);
    await store.putServerBuild(app, server.file, intact(server.file, bytes, server.integrity));
  }
  // A name of its own, so that no build of a branch takes that of a release.
  const hash = createHash('sha256')
    .update(JSON.stringify([channel, { ...release, createdAt: '' }]))
    .digest('hex');
  const version = `${release.version.split('-', 1)[0]}-${hash.slice(0, 12)}`;
  const next = { ...release, version };
  const { kept } = await store.putRelease(next, { isOfBranch: true });
  return (kept ? await store.getRelease(app, version) : undefined) ?? next;
}

/** Removes the releases of a former state of a branch that no channel has any more. */
async function removeUnserved(store: ReleaseStore, former: Channel['apps']): Promise<void> {
  for (const [app, { current }] of Object.entries(former))
    await store.exclusively(app, () =>
      pruneApp(store, app, 0, async (version) => version !== current || inChannel(store, app, version)),
    );
}
