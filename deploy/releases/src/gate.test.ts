import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { fixture } from '@puente/federation-build/test/fixture';
import { makeWorkspace, type Workspace } from '@puente/federation-build/test/workspace';
import { build } from './build.ts';
import { FolderStore } from './folder-store.ts';
import { promote, promoteTogether } from './promote.ts';
import { publish } from './publish.ts';
import { readApis, type ServedApi } from './served-api.ts';

jest.setTimeout(60_000);

/** Reproduces an earlier production failure with real builds of a small product, released one by one. */
const channel = 'production';
const page = 'student-app/src/projects/ProjectsPage.tsx';
let workspace: Workspace;
let store: FolderStore;

beforeAll(async () => {
  workspace = makeWorkspace();
  store = new FolderStore(join(workspace.folder('store')));
  for (const app of ['shell', 'student-app'])
    workspace.write(`${app}/package.json`, JSON.stringify({ name: app, version: '1.0.0' }));
  await released('shell');
  await released('student-app');
  await promoteTogether(store, channel, [{ app: 'shell' }, { app: 'student-app' }]);
});
afterAll(() => workspace.remove());

/** Builds and publishes the current sources. */
async function released(app: string): Promise<string> {
  await build(workspace.folder(app));
  return (await publish(store, workspace.folder(app), 'inputs')).release.version;
}

async function served(): Promise<(string | undefined)[]> {
  const { apps } = await store.readChannel(channel);
  return [apps['shell']?.current, apps['student-app']?.current];
}

test('an app with a new export of the platform is refused alone, and goes together with its shell', async () => {
  const before = await served();
  workspace.write(
    'shared/platform/src/ui/index.ts',
    `export const id = 'ui';\nexport const greeting = (name: string) => \`Hola, \${name}\`;\n`,
  );
  workspace.write(
    page,
    `import { greeting } from '@puente/platform/ui';\nexport default () => <h1>{greeting('Ana')}</h1>;\n`,
  );
  const app = await released('student-app');
  await expect(promote(store, channel, 'student-app')).rejects.toThrow(
    `student-app ${app} uses greeting of @puente/platform/ui, which shell ${before[0]} does not export`,
  );
  expect(await served()).toEqual(before);

  const shell = await released('shell');
  await promoteTogether(store, channel, [{ app: 'shell' }, { app: 'student-app' }]);
  expect(await served()).toEqual([shell, app]);
});

test('a shell whose design system has renamed what an app uses is refused alone', async () => {
  const before = await served();
  workspace.write(
    'shared/design-system/src/combobox/index.ts',
    `import './combobox.css';\nexport const name = 'combobox';\n`,
  );
  await released('shell');
  await expect(promote(store, channel, 'shell')).rejects.toThrow(
    `student-app ${before[1]} uses id of @puente/design-system/combobox, which shell `,
  );
  expect(await served()).toEqual(before);
  workspace.write(
    'shared/design-system/src/combobox/index.ts',
    `import './combobox.css';\nexport const id = 'combobox';\n`,
  );
});

test('a manifest with a role that the product does not have fails the build, which names it', async () => {
  const file = 'student-app/app.manifest.json';
  workspace.write(file, fixture[file]?.replace('"student"', '"profesor"') ?? '');
  await expect(released('student-app')).rejects.toThrow(
    /student-app\/app\.manifest\.json is not a valid app manifest[^]*"profesor" is none of student, coordinator/,
  );
  workspace.write(file, fixture[file] ?? '');
});

describe('an app with a new call', () => {
  let server: Server;
  let apis: ServedApi[];
  let paths: Record<string, object> = {};

  beforeAll(async () => {
    server = createServer((request, response) => {
      if (request.url !== '/api/docs/openapi.json') response.writeHead(404);
      response.end(JSON.stringify({ openapi: '3.1.0', info: { version: '1' }, paths }));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => server.close());

  const origin = (): string => {
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('The server has no port.');
    return `http://127.0.0.1:${address.port}`;
  };

  test('is refused beside an API that does not serve it', async () => {
    workspace.write(
      'shared/client/src/projects.ts',
      `import { id } from './http.ts';\nexport const listProjects = () => [id, 'GET /api/projects/:id/badges'].join();\n`,
    );
    workspace.write(page, fixture[page] ?? '');
    const app = await released('student-app');
    await released('shell');
    const moves = [{ app: 'shell' }, { app: 'student-app' }];

    paths = { '/api/projects/{id}': { get: {} } };
    apis = await readApis(origin());
    await expect(promoteTogether(store, channel, moves, { apis })).rejects.toThrow(
      `student-app ${app} calls GET /api/projects/:id/badges, which the API at ${origin()} does not serve`,
    );

    paths = { '/api/projects/{id}/badges': { get: {} } };
    apis = await readApis(origin());
    await promoteTogether(store, channel, moves, { apis });
    expect((await served())[1]).toBe(app);
  });

  test('is refused when the API cannot be asked', async () => {
    await expect(readApis(`${origin()}, http://127.0.0.1:9`)).rejects.toThrow(
      'The API at http://127.0.0.1:9 does not say what it serves',
    );
  });
});
