import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Restores the original state. */
type Undo = () => void;

/** Kinds of damage to a stored file on the server. */
export type Damage = 'gone' | 'cut' | 'with a wrong hash';

interface Stored {
  dataDir: string;
  app: string;
  /** Pattern of the file name, without the extension of a compressed variant. */
  pattern: RegExp;
}

/** Damages the files of an app in the store, including compressed variants. Copies in the browser's cache stay intact. */
export function damage({ dataDir, app, pattern }: Stored, how: Damage): Undo {
  const folder = join(dataDir, 'releases/files', app);
  const kept = readdirSync(folder)
    .filter((name) => pattern.test(`/${name.replace(/\.(br|gz)$/, '')}`))
    .map((name) => join(folder, name))
    .map((path) => [path, readFileSync(path)] as const);
  if (kept.length === 0) throw new Error(`No stored file of ${app} to damage.`);
  for (const [path] of kept) hurt[how](path);
  return () => {
    for (const [path, bytes] of kept) {
      writeFileSync(path, bytes);
      rmSync(`${path}.away`, { force: true });
    }
  };
}

const compressed = (path: string): boolean => /\.(br|gz)$/.test(path);

const hurt: Record<Damage, (path: string) => void> = {
  gone: (path) => renameSync(path, `${path}.away`),
  cut: (path) => writeFileSync(path, readFileSync(path).subarray(0, 40)),
  'with a wrong hash': (path) => {
    if (compressed(path)) renameSync(path, `${path}.away`);
    else writeFileSync(path, `${readFileSync(path, 'utf8')}\n/* changed */`);
  },
};

/** Returns the name of the file in the app's current release that matches the pattern, among its entry files and page chunks. */
export function currentFile(dataDir: string, app: string, pattern: RegExp): string {
  const read = (path: string): unknown => JSON.parse(readFileSync(join(dataDir, 'releases', path), 'utf8'));
  const { apps } = read('channels/production.json') as { apps: Record<string, { current: string }> };
  const parts = read(`apps/${app}/${apps[app]?.current}/release.json`) as {
    entry: string[];
    entryStyles: string[];
    pages: Record<string, string[]>;
  };
  const names = [...parts.entry, ...parts.entryStyles, ...Object.values(parts.pages).flat()];
  const found = names.find((name) => pattern.test(name));
  if (found === undefined) throw new Error(`${app} has no current file ${String(pattern)}.`);
  return found;
}
