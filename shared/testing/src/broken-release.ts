import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { integrityOf } from '@puente/federation/integrity';
import { type Release } from '@puente/federation/release';
import { containerName } from '@puente/federation/release-set';
import { FolderStore } from '@puente/releases/folder-store';
import { promote, rollback } from '@puente/releases/promote';

interface ChangedRelease {
  dataDir: string;
  app: string;
  /** Matches the name of the file to change. */
  pattern: RegExp;
  change: (text: string) => string;
}

/** A promoted release, and two ways to replace it. */
interface Promoted {
  /** Name of the changed file. */
  file: string;
  version: string;
  /** Makes the former release current again, as a rollback. */
  takeBack: () => Promise<void>;
  /** Makes the former release current again, as a newer release. */
  replace: () => Promise<void>;
}

/**
 * Releases an app with one changed file and promotes it, as if a team had published a mistake. Nothing is built. The hash and integrity of
 * the file are updated in the app's entry scripts.
 */
export async function releaseChanged({ dataDir, app, pattern, change }: ChangedRelease): Promise<Promoted> {
  const store = new FolderStore(join(dataDir, 'releases'));
  const { apps } = await store.readChannel('production');
  const former = await store.getRelease(app, apps[app]?.current ?? '');
  const name = former && partsOf(former).find((file) => pattern.test(file));
  const known = name === undefined ? undefined : former?.files[name];
  if (!former || name === undefined || !known) throw new Error(`${app} has no file ${String(pattern)}.`);

  const files = { ...former.files };
  const renamed = new Map<string, string>();
  const put = async (file: string, text: string) => {
    const bytes = Buffer.from(text);
    const next = file.replace(/\.[0-9a-f]{16}\./, `.${hashOf(text)}.`);
    const { brotli } = await store.putFile(app, next, bytes);
    files[next] = { integrity: integrityOf(bytes), bytes: bytes.length, brotli };
    renamed.set(file, next);
    return next;
  };
  const textOf = async (file: string) => String(await store.getFile(app, file));
  // Different each time, because the browser would not request a cached file.
  const text = `${change(await textOf(name))}\n/* ${performance.now()} */`;
  const file = await put(name, text);
  const [, formerHash = ''] = /\.([0-9a-f]{16})\./.exec(name) ?? [];
  for (const script of former.entry.filter((one) => one !== name)) {
    const source = await textOf(script);
    const next = source
      .replaceAll(formerHash, hashOf(text))
      .replaceAll(known.integrity, integrityOf(Buffer.from(text)));
    if (next !== source) await put(script, next);
  }

  const named = (names: readonly string[]) => names.map((one) => renamed.get(one) ?? one);
  const version = `1.0.0-${hashOf(text).slice(0, 12)}`;
  await store.putRelease({
    ...former,
    version,
    inputs: hashOf(version),
    entry: named(former.entry),
    entryStyles: named(former.entryStyles),
    pages: Object.fromEntries(Object.entries(former.pages).map(([page, names]) => [page, named(names)])),
    files,
  });
  await promote(store, 'production', app, version);
  return {
    file,
    version,
    takeBack: async () => void (await rollback(store, 'production', app)),
    replace: async () => void (await promote(store, 'production', app, former.version)),
  };
}

const partsOf = ({ entry, entryStyles, pages }: Release): string[] => [
  ...entry,
  ...entryStyles,
  ...Object.values(pages).flat(),
];

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Code of a broken page, as a module of a build. `c` is webpack's `require`. */
export const brokenPages = {
  'throwing at import': 'throw new TypeError("on purpose")',
  'throwing at render': 'c.d(b,{default:()=>P});function P(){throw new TypeError("on purpose")}',
  // React takes what has this mark for a class component.
  'throwing in an effect':
    'c.d(b,{default:()=>P});class P{componentDidMount(){throw new TypeError("on purpose")}render(){return null}}P.prototype.isReactComponent={}',
  'renamed export': 'c.d(b,{Page:()=>P});function P(){return null}',
} as const;

/** Replaces every module of a page's script by that code. */
export const brokenPage = (app: string, how: keyof typeof brokenPages) => (source: string) => {
  const list = `webpackChunk${containerName(app)}`;
  const pushed = runInNewContext(`${source};globalThis[${JSON.stringify(list)}]`) as [[unknown[], object]];
  const [[chunks, modules]] = pushed;
  const all = Object.keys(modules).map((id) => `${JSON.stringify(id)}:m`);
  return `"use strict";{let m=(a,b,c)=>{${brokenPages[how]}};(globalThis.${list}||=[]).push([${JSON.stringify(chunks)},{${all.join()}}])}`;
};

/**
 * Publishes an app with a changed file, as a branch has it: every visitor keeps the former version.
 * @param changed default of `change`: a file of other bytes that does the same
 * @returns the name of the changed file, and the version
 */
export async function publishChanged({
  change = (text) => text,
  ...changed
}: Omit<ChangedRelease, 'change'> & Partial<Pick<ChangedRelease, 'change'>>): Promise<{
  file: string;
  version: string;
  store: FolderStore;
}> {
  const { file, version, takeBack } = await releaseChanged({ ...changed, change });
  await takeBack();
  return { file, version, store: new FolderStore(join(changed.dataDir, 'releases')) };
}
