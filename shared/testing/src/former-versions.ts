import { join } from 'node:path';
import { FolderStore } from '@puente/releases/folder-store';

/** Makes the channel forget what it served before: a page would load the former version of an app that a journey breaks. */
export async function forgetFormerVersions(dataDir: string): Promise<void> {
  const store = new FolderStore(join(dataDir, 'releases'));
  const { revision, apps } = await store.readChannel('production');
  for (const entry of Object.values(apps)) Object.assign(entry, { previous: [], since: undefined });
  await store.restoreChannel('production', { revision, apps });
}
