import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { integrityOf } from '@puente/federation/integrity';
import { containerName } from '@puente/federation/release-set';
import { FolderStore } from '@puente/releases/folder-store';
import { promote, rollback } from '@puente/releases/promote';

/** What a page does in the place of what it is for, as the module of a build: `c` is webpack's `require`. */
export const brokenPages = {
  'throwing at import': 'throw new TypeError("on purpose")',
  'throwing at render': 'c.d(b,{default:()=>P});function P(){throw new TypeError("on purpose")}',
  // React takes what has this mark for a class component.
  'throwing in an effect':
    'c.d(b,{default:()=>P});class P{componentDidMount(){throw new TypeError("on purpose")}render(){return null}}P.prototype.isReactComponent={}',
  'renamed export': 'c.d(b,{Page:()=>P});function P(){return null}',
} as const;

interface BrokenRelease {
  dataDir: string;
  app: string;
  /** Name of the route whose page breaks. */
  page: string;
  how: keyof typeof brokenPages;
}

/**
 * Releases an app as it is but for one page, and promotes it: as if a team had published a mistake. Nothing is built.
 * @returns the name of the page's script, and what takes it back
 */
export async function releaseBroken({ dataDir, app, page, how }: BrokenRelease): Promise<{
  script: string;
  takeBack: () => Promise<void>;
}> {
  const store = new FolderStore(join(dataDir, 'releases'));
  const { apps } = await store.readChannel('production');
  const release = await store.getRelease(app, apps[app]?.current ?? '');
  const chunk = release?.pages[page]?.find((name) => name.startsWith(`${page}.`) && name.endsWith('.js'));
  const entry = release?.entry[0];
  const former = chunk === undefined ? undefined : release?.files[chunk];
  if (!release || chunk === undefined || entry === undefined || !former)
    throw new Error(`${app} has no page ${page}.`);

  const script = brokenChunk(app, String(await store.getFile(app, chunk)), brokenPages[how]);
  const renamed = (name: string, hash: string) => name.replace(/\.[0-9a-f]{16}\./, `.${hash}.`);
  const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);
  const [, formerHash = ''] = /\.([0-9a-f]{16})\./.exec(chunk) ?? [];
  const start = String(await store.getFile(app, entry))
    .replaceAll(formerHash, hashOf(script))
    .replaceAll(former.integrity, integrityOf(Buffer.from(script)));

  const files = { ...release.files };
  const put = async (name: string, text: string) => {
    const bytes = Buffer.from(text);
    const { brotli } = await store.putFile(app, name, bytes);
    files[name] = { integrity: integrityOf(bytes), bytes: bytes.length, brotli };
    return name;
  };
  const brokenName = await put(renamed(chunk, hashOf(script)), script);
  const startName = await put(renamed(entry, hashOf(start)), start);
  const version = `1.0.0-${hashOf(start + script).slice(0, 12)}`;
  await store.putRelease({
    ...release,
    version,
    inputs: hashOf(version),
    entry: [startName],
    pages: {
      ...release.pages,
      [page]: (release.pages[page] ?? []).map((name) => (name === chunk ? brokenName : name)),
    },
    files,
  });
  await promote(store, 'production', app, version);
  return {
    script: brokenName,
    takeBack: async () => void (await rollback(store, 'production', app)),
  };
}

/** The same chunk, each of whose modules is this one. */
function brokenChunk(app: string, source: string, module: string): string {
  const list = `webpackChunk${containerName(app)}`;
  const pushed = runInNewContext(`${source};globalThis[${JSON.stringify(list)}]`) as [[unknown[], object]];
  const [[chunks, modules]] = pushed;
  const all = Object.keys(modules).map((id) => `${JSON.stringify(id)}:m`);
  return `"use strict";{let m=(a,b,c)=>{${module}};(globalThis.${list}||=[]).push([${JSON.stringify(chunks)},{${all.join()}}])}`;
}
