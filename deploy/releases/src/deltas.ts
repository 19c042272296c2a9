import { deltaForm, dictionaryName } from './compression.ts';
import { chunkPattern } from './names.ts';
import { type ReleaseStore } from './release-store.ts';

/**
 * Stores the deltas between published scripts and styles and all stored versions of the same chunks. Both directions are
 * stored, since a rollback and a canary serve the earlier version to browsers that have the later one.
 */
export async function storeDeltas(
  store: ReleaseStore,
  app: string,
  published: readonly string[],
): Promise<void> {
  const stored = await store.listFiles(app);
  for (const name of published) {
    const pattern = chunkPattern(name);
    if (pattern === undefined) continue;
    const others = stored.filter((other) => other !== name && chunkPattern(other) === pattern);
    const pairs = others.flatMap((other) => [
      [name, other],
      [other, name],
    ]);
    await Promise.all(pairs.map(([target = '', base = '']) => storeDelta(store, app, target, base)));
  }
}

/** Stores the delta that makes one version of a chunk out of another, unless it is there or saves nothing. */
async function storeDelta(store: ReleaseStore, app: string, target: string, base: string): Promise<void> {
  const [bytes, dictionary] = await Promise.all([store.getFile(app, target), store.getFile(app, base)]);
  if (!bytes || !dictionary) return;
  const hash = dictionaryName(dictionary);
  if (await store.getDelta(app, target, hash)) return;
  const delta = await deltaForm(bytes, dictionary);
  const download = (await store.statFile(app, target, 'br'))?.bytes ?? bytes.length;
  if (delta.length < download) await store.putDelta(app, target, hash, delta);
}

/** Removes the deltas that have a stored file as their dictionary. */
export async function removeDeltasFrom(store: ReleaseStore, app: string, file: string): Promise<void> {
  const pattern = chunkPattern(file);
  const dictionary = pattern === undefined ? undefined : await store.getFile(app, file);
  if (!dictionary) return;
  const hash = dictionaryName(dictionary);
  for (const target of await store.listFiles(app))
    if (chunkPattern(target) === pattern) await store.removeDelta(app, target, hash);
}
