import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type AppManifest } from '@puente/federation/manifest';
import { serverBuildSuffix } from '@puente/federation/release';
import { shellApp } from './channel.ts';

/** For tests: a workspace after a build. Omitted fields have working defaults. */
export interface FakeApp {
  app: string;
  version?: string;
  routes?: {
    name: string;
    path: string;
    title?: string;
    guard?: 'open' | 'offerLogin' | 'askLogin' | 'redirectToLogin';
    roles?: string[];
    data?: string[];
    rendered?: true;
  }[];
  /** Text of the build for the renderer. */
  server?: string;
  /** Text that all files contain. Another text makes another release. */
  content?: string;
  provides?: Record<string, string>;
  requires?: Record<string, string>;
  /** Shell only: shared modules in chunks of their own, each with a script and a style. */
  lazilyShared?: readonly string[];
  /** Route name -> shared modules that its page uses. */
  pageShared?: Record<string, readonly string[]>;
  /** Shell: names that its shared modules export. Apps: names that they import from them. */
  names?: Record<string, string[]>;
  calls?: string[];
  /** Builds files that may come from another origin than the page. */
  anyOrigin?: boolean;
  /** Further files, by name. */
  extra?: Record<string, string | Buffer>;
  menu?: AppManifest['menu'];
  staff?: AppManifest['staff'];
}

/** Writes the workspace of a fake app under `root` and returns its folder. Each route gets its own script and style. */
export async function writeFakeApp(root: string, fake: FakeApp): Promise<string> {
  const {
    app,
    version = '1.0.0',
    routes = [],
    content = 'one',
    extra = {},
    menu = [],
    names = {},
    calls = [],
  } = fake;
  const folder = join(root, app);
  await rm(join(folder, 'dist'), { recursive: true, force: true });
  await mkdir(join(folder, 'dist'), { recursive: true });
  const write = async (name: string, extension: string): Promise<string> => {
    const body =
      extension === 'css' ? `main{--${name}:1}${'.padding{top:0}'.repeat(100)}` : 'padding '.repeat(200);
    const text = `/* ${app} ${name} ${content} */ ${body}`;
    const file = `${name}.${createHash('sha256').update(text).digest('hex').slice(0, 16)}.${extension}`;
    await writeFile(join(folder, 'dist', file), text);
    return file;
  };

  const isShell = app === shellApp;
  const entry = [await write(isShell ? 'main' : 'remoteEntry', 'js')];
  const entryStyles = isShell ? [await write('main', 'css')] : [];
  const pages: Record<string, string[]> = {};
  for (const { name } of routes) pages[name] = [await write(name, 'js'), await write(name, 'css')];
  const sharedFiles: Record<string, string[]> = {};
  for (const module of fake.lazilyShared ?? []) {
    const name = `shared-${module.split('/').at(-1)}`;
    sharedFiles[module] = [await write(name, 'js'), await write(name, 'css')];
  }
  if (fake.server !== undefined) {
    const hash = createHash('sha256').update(fake.server).digest('hex').slice(0, 16);
    await writeFile(join(folder, 'dist', `${app}.${hash}${serverBuildSuffix}`), fake.server);
  }
  for (const [name, bytes] of Object.entries(extra)) await writeFile(join(folder, 'dist', name), bytes);

  const manifest = {
    name: app,
    routes: routes.map((route) => ({ title: route.name, ...route })),
    menu,
    staff: fake.staff,
  };
  const shared = {
    provides: fake.provides ?? (isShell ? { react: '19.3.1' } : {}),
    requires: fake.requires ?? (isShell ? {} : { react: '^19.0.0' }),
  };
  await writeFile(join(folder, 'app.manifest.json'), JSON.stringify(manifest));
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: app, version }));
  await writeFile(
    join(folder, 'dist/build.json'),
    JSON.stringify({
      app,
      entry,
      entryStyles,
      pages,
      shared,
      sharedFiles,
      pageShared: fake.pageShared ?? {},
      sharedNames: { provided: isShell ? names : {}, used: isShell ? {} : names },
      calls,
      ...(fake.anyOrigin && { anyOrigin: true }),
    }),
  );
  return folder;
}
