import { fixture } from '../test/fixture.ts';
import { makeWorkspace, type Workspace } from '../test/workspace.ts';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import type { ManifestNames } from '@puente/federation/manifest';
import { type BuildReport, buildReport } from '@puente/federation/release';
import { sharedModules } from './shared.ts';
import { appBuild, appServerBuild, isRendered, runBuild, shellBuilds } from './webpack.ts';
import { cacheOf } from './webpack/base.ts';

type FileCacheOptions = Extract<Configuration['cache'], { type: 'filesystem' }>;

jest.setTimeout(120_000);

interface Built {
  report: BuildReport;
  files: Map<string, string>;
}

let workspace: Workspace;
let shell: Built;
let app: Built;

beforeAll(async () => {
  workspace = makeWorkspace();
  shell = await build('shell');
  app = await build('student-app');
});
afterAll(() => workspace.remove());

/** Names of a product whose pages below /staff share a chunk. */
const names = {
  roles: ['student'],
  audiences: [],
  needs: [],
  conditions: [],
  counts: [],
  commonChunks: ['staff'],
};

async function build(name: 'shell' | 'student-app', ofProduct?: ManifestNames): Promise<Built> {
  const folder = workspace.folder(name);
  const options = { folder, cacheFolder: false, ...(ofProduct && { names: ofProduct }) } as const;
  await runBuild(...(name === 'shell' ? shellBuilds(options) : [appBuild(options)]));
  const dist = join(folder, 'dist');
  const published = readdirSync(dist).filter((file) => !file.endsWith('.map'));
  const files = new Map(published.map((file) => [file, readFileSync(join(dist, file), 'utf8')]));
  const report = buildReport.parse(JSON.parse(files.get('build.json') ?? ''));
  files.delete('build.json');
  return { report, files };
}

/** Runs a build of the app with one file changed, and puts the file back. */
async function withChange<T>(file: string, content: string, run: () => Promise<T>): Promise<T> {
  workspace.write(file, content);
  try {
    return await run();
  } finally {
    workspace.write(file, fixture[file] ?? '');
  }
}

const textOf = ({ files }: Built, end = '.js') =>
  [...files]
    .filter(([file]) => file.endsWith(end))
    .map(([, text]) => text)
    .join('\n');
const matching = (pattern: RegExp) => expect.stringMatching(pattern) as string;
const sha256 = (text = '') => `sha256-${createHash('sha256').update(text).digest('base64')}`;

describe('the files of a build', () => {
  it('are all named by a hash of their content', () => {
    for (const file of [...shell.files.keys(), ...app.files.keys()])
      expect(file).toMatch(/^[\w-]+\.[0-9a-f]{16}\.(js|css)$/);
  });

  it('do not depend on where they are built', async () => {
    const elsewhere = makeWorkspace();
    try {
      await runBuild(...shellBuilds({ folder: elsewhere.folder('shell'), cacheFolder: false }));
      await runBuild(appBuild({ folder: elsewhere.folder('student-app'), cacheFolder: false }));
      for (const [name, { files }] of [
        ['shell', shell],
        ['student-app', app],
      ] as const) {
        const others = readdirSync(join(elsewhere.folder(name), 'dist')).filter(
          (file) => file !== 'build.json' && !file.endsWith('.map'),
        );
        expect(others.toSorted()).toEqual([...files.keys()].toSorted());
      }
    } finally {
      elsewhere.remove();
    }
  });

  // In a moved checkout webpack 5.110 takes some modules from the cache and not others, and chunks have no integrity.
  it('do not come from the cache of a checkout that was moved', () => {
    const elsewhere = makeWorkspace();
    const [one, other] = [workspace, elsewhere].map(({ folder }) => {
      const cache = cacheOf({ folder: folder('student-app') }, 'student-app');
      return (cache as FileCacheOptions).version;
    });
    elsewhere.remove();
    expect(one).not.toBe(other);
  });

  it('of an app have no copy of React, of the federation runtime or of a module that the shell provides', () => {
    const text = textOf(app);
    expect(text).not.toContain('react.transitional.element');
    expect(text).not.toContain('beforeBridgeRender');
    expect(text).not.toContain('body of @puente/');
    expect(text).toContain('_FEDERATION_RUNTIME_CORE');
    // The same strings, to be sure that they tell something.
    expect(textOf(shell)).toContain('beforeBridgeRender');
    expect(textOf(shell)).toContain('react.transitional.element');
    expect(textOf(shell)).toContain('body of @puente/client/http');
  });

  it('of the shell have no part of the federation runtime that its options leave out', () => {
    const text = textOf(shell);
    expect(text).not.toContain('snapshot-plugin');
    // The loading of scripts in Node.
    expect(text).not.toContain('createScriptNode');
  });

  it('have the integrity of each later script in the entry', () => {
    for (const { report, files } of [shell, app]) {
      const entry = report.entry.map((file) => files.get(file)).join('\n');
      const later = [...files.keys()].filter((file) => file.endsWith('.js') && !report.entry.includes(file));
      expect(later.length).toBeGreaterThan(0);
      for (const file of later) expect(entry).toContain(sha256(files.get(file)));
      expect(entry).not.toContain('CHUNK-SRI-HASH');
    }
  });

  it('have source maps that they do not mention', () => {
    const maps = readdirSync(join(workspace.folder('student-app'), 'dist')).filter((file) =>
      file.endsWith('.js.map'),
    );
    expect(maps).toHaveLength([...app.files.keys()].filter((file) => file.endsWith('.js')).length);
    for (const built of [shell, app]) expect(textOf(built)).not.toContain('sourceMappingURL');
  });

  it('hand lazy styles to the runtime instead of inserting them', () => {
    for (const built of [shell, app]) expect(textOf(built)).toContain('__puenteAdmitStyle');
  });

  it('let the page choose the origin of lazy scripts before they are in it, and the report says so', () => {
    for (const built of [shell, app]) {
      expect(textOf(built)).toMatch(/globalThis\.filesOrigin\?\.load\(\w+\)/);
      expect(built.report.anyOrigin).toBe(true);
    }
  });

  it('name the classes of CSS Modules by app and local name', () => {
    expect(textOf(app, '.css')).toMatch(/\.student-app-title-[\w-]{5}\s*\{/);
  });
});

describe('build.json', () => {
  it('of the shell lists its entry, its own pages and what it provides', () => {
    expect(shell.report).toMatchObject({
      app: 'shell',
      entry: [
        matching(/^federation\./),
        matching(/^runtime\./),
        matching(/^react\./),
        matching(/^libraries\./),
        matching(/^design-system\./),
        matching(/^main\./),
      ],
      entryStyles: [matching(/^main\..*css$/)],
      pages: { login: [matching(/^login\./)] },
      shared: { provides: { react: matching(/^\d/), '@puente/platform/router': '1.4.2' }, requires: {} },
    });
    expect(shell.report.sharedFiles['@puente/design-system/combobox']).toHaveLength(2);
    expect(shell.report.sharedFiles).not.toHaveProperty('react');
  });

  it('of an app lists its remote entry, the files of each page and what it really takes from the shell', () => {
    expect(app.report).toEqual({
      app: 'student-app',
      entry: [matching(/^remoteEntry\./)],
      entryStyles: [],
      pages: {
        projects: [matching(/^pages\..*js$/), matching(/^projects\..*css$/), matching(/^projects\..*js$/)],
        profile: [matching(/^pages\..*js$/), matching(/^profile\..*js$/)],
      },
      shared: {
        provides: {},
        requires: {
          '@puente/client/http': '^1.4.0',
          '@puente/design-system/combobox': '^1.4.0',
          '@puente/platform/router': '^1.4.0',
          react: matching(/^\^\d+\.\d+\.0$/),
          'react/jsx-runtime': matching(/^\^/),
        },
      },
      sharedFiles: {},
      pageShared: {
        projects: ['@puente/client/http', '@puente/platform/router', 'react', 'react/jsx-runtime'],
        profile: ['@puente/design-system/combobox', 'react/jsx-runtime'],
      },
      parts: {},
      anyOrigin: true,
      sharedNames: {
        provided: {},
        used: {
          '@puente/client/http': ['id'],
          '@puente/design-system/combobox': ['id'],
          '@puente/platform/router': ['id'],
          react: ['useState'],
          'react/jsx-runtime': ['jsxs'],
        },
      },
      calls: [],
    });
  });

  it('of the shell lists what its shared modules export, eager and lazy ones, also those of CommonJS', () => {
    const { provided } = shell.report.sharedNames;
    expect(provided).toMatchObject({
      '@puente/platform/router': ['id'],
      '@puente/design-system/combobox': ['id'],
      react: expect.arrayContaining(['useState']) as string[],
    });
  });

  it('of an app lists the names and the calls that it uses, and no others', async () => {
    workspace.write(
      'shared/client/src/projects.ts',
      `import { id } from './http.ts';
       export const listProjects = () => [id, 'GET /api/projects'];
       export const oneProject = () => [id, 'GET /api/projects/:id'];`,
    );
    workspace.write(
      'student-app/src/projects/parts.ts',
      `import * as router from '@puente/platform/router';
       import { useState, useMemo } from 'react';
       export { id as button } from '@puente/design-system/button';
       export const path = router.id;
       export const unused = () => [useMemo, useState, '@puente/platform/ui'];`,
    );
    const changed = await withChange(
      'student-app/src/projects/ProjectsPage.tsx',
      `import { use } from 'react';
       import { listProjects } from '@puente/client/projects';
       import { button, path } from './parts.ts';
       export default function Page() {
         return [use, button, path, ...listProjects()];
       }`,
      () => build('student-app'),
    ).finally(() =>
      workspace.write('shared/client/src/projects.ts', fixture['shared/client/src/projects.ts'] ?? ''),
    );
    expect(changed.report.sharedNames.used).toEqual({
      '@puente/client/http': ['id'],
      '@puente/design-system/button': ['id'],
      '@puente/design-system/combobox': ['id'],
      '@puente/platform/router': ['id'],
      react: ['use'],
      'react/jsx-runtime': ['jsxs'],
    });
    expect(changed.report.calls).toEqual(['GET /api/projects']);
  });
});

describe('a change', () => {
  const page = 'student-app/src/projects/ProjectsPage.tsx';
  const pages = 'student-app/src/pages.ts';

  it('of one word in a page changes the script of that page and the entry that names it, and nothing else', async () => {
    const changed = await withChange(page, fixture[page]?.replace('Proyectos', 'Trabajos') ?? '', () =>
      build('student-app'),
    );
    const gone = [...app.files.keys()].filter((file) => !changed.files.has(file));
    expect(gone.map((file) => file.split('.')[0]).toSorted()).toEqual(['projects', 'remoteEntry']);
    expect(gone.every((file) => file.endsWith('.js'))).toBe(true);
  });

  it('of one word in the shell changes the file with its own code, and nothing else', async () => {
    const main = 'shell/src/main.tsx';
    const changed = await withChange(main, fixture[main]?.replace("'reload'", "'anew'") ?? '', () =>
      build('shell'),
    );
    const gone = [...shell.files.keys()].filter((file) => !changed.files.has(file));
    expect(gone).toEqual([matching(/^main\..*js$/)]);
  });

  it('that takes away a page of the manifest fails the build, naming the route', async () => {
    const onlyProjects = fixture[pages]?.split('\n')[0] ?? '';
    await expect(withChange(pages, onlyProjects, () => build('student-app'))).rejects.toThrow(
      'The manifest of student-app has a route "profile", but no page chunk has that name.',
    );
  });

  it('may give pages below a path of the product one chunk, which no route below another path may use', async () => {
    const manifest = 'student-app/app.manifest.json';
    const { routes } = JSON.parse(fixture[manifest] ?? '') as { routes: object[] };
    const withRoutes = (...more: object[]) =>
      JSON.stringify({ name: 'student-app', routes: [...routes, ...more] });
    const one = { name: 'staffOne', path: '/staff/uno', title: 'Uno' };
    const two = { name: 'staffTwo', path: '/staff/dos/:id', title: 'Dos' };
    const pageOfStaff = "import(/* webpackChunkName: 'staff' */ './profile/ProfilePage.tsx')";
    const withPages = `${fixture[pages] ?? ''}export const staff = () => ${pageOfStaff};\n`;
    const buildWith = (...more: object[]) =>
      withChange(pages, withPages, () =>
        withChange(manifest, withRoutes(...more), () => build('student-app', names)),
      );
    const { report } = await buildWith(one, two);
    expect(report.pages.staffOne).toContainEqual(matching(/^staff\./));
    expect(report.pages.staffTwo).toEqual(report.pages.staffOne);
    expect(report.parts).not.toHaveProperty('staff');
    await expect(buildWith({ ...one, path: '/uno' })).rejects.toThrow('no page chunk has that name');
  });

  it('that bundles what the shell provides fails the build, naming the importers', async () => {
    const direct =
      "import axios from 'axios';\nexport default function Page() {\n  return <p>{axios.VERSION}</p>;\n}\n";
    await expect(withChange(page, direct, () => build('student-app'))).rejects.toThrow(
      /student-app would ship its own copy of axios.*comes in by src\/pages\.ts -> src\/projects\/ProjectsPage\.tsx/,
    );
  });

  it('that makes the entry of the shell wait for a lazily shared module fails the build', async () => {
    const main = "import { id } from '@puente/platform/forms';\ndocument.title = id;\n";
    await expect(withChange('shell/src/main.tsx', main, () => build('shell'))).rejects.toThrow(
      '@puente/platform/forms is shared lazily, but the entry of shell imports it by src/main.tsx.',
    );
  });
});

describe('a manifest', () => {
  it('that is wrong stops the build with the file and the field', () => {
    const folder = workspace.folder('broken-app');
    workspace.write('broken-app/app.manifest.json', '{ "name": "broken-app", "routes": [{ "path": "x" }] }');
    const read = () => appBuild({ folder });
    expect(read).toThrow(/broken-app\/app\.manifest\.json is not a valid app manifest/);
    expect(read).toThrow(/routes\[0\]\.name/);
  });
});

describe('the build of an app for the server', () => {
  it('is one file with the same names of classes, which takes every shared module from outside', async () => {
    const output = join(workspace.folder('student-app'), 'dist-server');
    await runBuild(appServerBuild({ folder: workspace.folder('student-app'), cacheFolder: false, output }));
    const [file = '', ...others] = readdirSync(output);
    expect(file).toMatch(/^student-app\.[0-9a-f]{16}\.server\.cjs$/);
    expect(others).toEqual([]);
    const text = readFileSync(join(output, file), 'utf8');
    const required = [...text.matchAll(/require\("([^"]+)"\)/g)].map(([, name]) => name);
    expect(required).toContain('react/jsx-runtime');
    for (const name of required) expect(sharedModules).toContain(name);
    const [className = ''] = /student-app-[\w-]+-[\w-]{5}/.exec(textOf(app, '.css')) ?? [];
    expect(className).not.toBe('');
    expect(text).toContain(className);
  });

  it('is needed only by an app that has a page drawn there', () => {
    expect(isRendered({ folder: workspace.folder('student-app') })).toBe(false);
  });
});
