import { join } from 'node:path';
import type { ChannelApps } from '@puente/releases/channel';
import { FolderStore } from '@puente/releases/folder-store';
import { publishChanged } from './broken-release.ts';

/** Makes the channel forget what it served before: a page would load the former version of an app that a journey breaks. */
export const forgetFormerVersions = (dataDir: string): Promise<void> => remember(dataDir, () => []);

/** Data directory -> app -> a version of it that does the same. */
const published = new Map<string, Promise<Map<string, string>>>();

/** Makes the channel remember one former version of each app, and no other. */
export async function giveFormerVersions(dataDir: string): Promise<void> {
  const made = published.get(dataDir) ?? publishFormer(dataDir);
  published.set(dataDir, made);
  const versions = await made;
  await remember(dataDir, (app) => [versions.get(app)].filter((version) => version !== undefined));
}

async function publishFormer(dataDir: string): Promise<Map<string, string>> {
  const versions = new Map<string, string>();
  const { apps } = await storeOf(dataDir).readChannel('production');
  for (const app of Object.keys(apps)) {
    const { version } = await publishChanged({ dataDir, app, pattern: /^(?:remoteEntry|main)\..*js$/ });
    versions.set(app, version);
  }
  return versions;
}

async function remember(dataDir: string, previous: (app: string) => string[]): Promise<void> {
  const store = storeOf(dataDir);
  const { revision, apps } = await store.readChannel('production');
  const entries = Object.entries(apps).map(([app, { current }]) => [
    app,
    { current, previous: previous(app) },
  ]);
  await store.restoreChannel('production', { revision, apps: Object.fromEntries(entries) as ChannelApps });
}

const storeOf = (dataDir: string) => new FolderStore(join(dataDir, 'releases'));
