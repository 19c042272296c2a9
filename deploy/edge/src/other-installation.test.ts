import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestEdge, startTestProduct, type TestEdge } from './test-edge.ts';

/** An edge with one app from source, against another one with releases and an API. */
let api: Server;
let asked: IncomingHttpHeaders;
let there: TestEdge;
let origin: string;
let here: TestEdge;
let folder: string;

beforeEach(async () => {
  api = createServer((request, response) => {
    asked = request.headers;
    response.setHeader('set-cookie', [
      'token=a%2Bb=; Domain=other.example; Path=/; Max-Age=60; HttpOnly; Secure; SameSite=Lax',
      'u4iRememberMe=true; Path=/; Secure',
      '__Host-token=b; Path=/; HttpOnly; Secure',
    ]);
    response.end('{}');
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  there = await startTestProduct({
    apis: [`http://127.0.0.1:${(api.address() as AddressInfo).port}`],
  });
  origin = await there.edge.listen({ host: '127.0.0.1', port: 0 });

  folder = await mkdtemp(join(tmpdir(), 'against-'));
  await mkdir(join(folder, 'student-app'));
  const routes = [{ name: 'projects', path: '/projects', title: 'Desde el código' }];
  await writeFile(
    join(folder, 'student-app/app.manifest.json'),
    JSON.stringify({ name: 'student-app', routes }),
  );
  await mkdir(join(folder, 'shell'));
  await writeFile(join(folder, 'shell/app.manifest.json'), JSON.stringify({ name: 'shell', routes: [] }));
  const dev = ['shell', 'student-app'].map((app) => ({
    app,
    origin: 'http://127.0.0.1:9',
    folder: join(folder, app),
  }));
  here = await startTestEdge({ dev, against: origin });
});
afterEach(async () => {
  await here.close();
  await there.close();
  api.close();
  await rm(folder, { recursive: true });
});

const logIn = (headers: Record<string, string>) =>
  here.edge.inject({ method: 'POST', url: '/api/auth/local', payload: {}, headers });

test('the release set is the other installation’s, with the apps from source in the place of theirs', async () => {
  const theirs: { apps: Record<string, unknown> } = (await there.edge.inject('/release-set.json')).json();
  const { shell, apps }: { shell: object; apps: Record<string, unknown> } = (
    await here.edge.inject('/release-set.json')
  ).json();
  expect(shell).toMatchObject({ version: 'dev' });
  expect(apps['student-app']).toMatchObject({ version: 'dev' });
  expect(apps['organisation-app']).toEqual(theirs.apps['organisation-app']);

  const page = (url: string) => here.edge.inject({ url, headers: { accept: 'text/html' } });
  expect((await page('/projects')).body).toContain('<title>Desde el código · Puente</title>');
  expect((await page('/projects/create')).body).toContain('<title>Publica tu proyecto · Puente</title>');
});

test('files of the other apps come from there, those of the apps from source do not', async () => {
  const [release] = await there.store.listReleases('organisation-app');
  const file = `/assets/organisation-app/${release?.entry[0]}`;
  const answer = await here.edge.inject(file);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe((await there.edge.inject(file)).body);
  expect((await here.edge.inject('/assets/student-app/remoteEntry.js')).statusCode).toBe(502);
});

test('a call of an own page looks like one of a page there, and its cookies fit http://localhost', async () => {
  const { headers } = await logIn({ origin: 'http://localhost:3000', host: 'localhost:3000' });
  expect(asked.origin).toBe(origin);
  expect(asked['x-forwarded-host']).toBe(new URL(origin).host);
  expect(headers['set-cookie']).toEqual([
    'token=a%2Bb=; Max-Age=60; Path=/; HttpOnly; SameSite=Lax',
    'u4iRememberMe=true; Path=/',
    'token=b; Path=/; HttpOnly',
  ]);
});

test('a cookie is sent under the name that it has there over https as well', async () => {
  await logIn({ cookie: 'token=a; u4iRememberMe=true', host: 'localhost:3000' });
  expect(asked.cookie).toBe('token=a; __Host-token=a; u4iRememberMe=true; __Host-u4iRememberMe=true');
});

test('a call of another site keeps its origin, so that it is refused there', async () => {
  await logIn({ origin: 'https://evil.example', host: 'localhost:3000' });
  expect(asked.origin).toBe('https://evil.example');
});

test('without the other installation the last known set stays', async () => {
  await here.edge.inject('/release-set.json');
  await there.edge.close();
  expect((await here.edge.inject('/release-set.json')).statusCode).toBe(200);
});
