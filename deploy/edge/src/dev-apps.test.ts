import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocketServer } from 'ws';
import { type DevApp, parseDevApps } from './dev-apps.ts';
import { shell, startTestEdge, studentApp, type TestEdge } from './test-edge.ts';

describe('DEV_APPS', () => {
  test('names apps and where they are served', () => {
    expect(parseDevApps('student-app=http://localhost:3101, shell=http://127.0.0.1:3100', '/repo')).toEqual([
      { app: 'student-app', origin: 'http://localhost:3101', folder: '/repo/student-app' },
      { app: 'shell', origin: 'http://127.0.0.1:3100', folder: '/repo/shell' },
    ]);
    expect(parseDevApps('', '/repo')).toEqual([]);
  });

  test.each(['student-app', 'student-app=3101', '../x=http://localhost:1', 'a=ftp://localhost'])(
    '"%s" is refused',
    (text) => {
      expect(() => parseDevApps(text, '/repo')).toThrow('should read like student-app=http://localhost:3101');
    },
  );
});

describe('an app from source', () => {
  let server: Server;
  let folder: string;
  let product: TestEdge;
  let dev: DevApp;
  const manifest = (title: string) => ({
    name: 'student-app',
    routes: [{ name: 'projects', path: '/projects', title }],
    staff: [{ label: 'Del equipo', description: 'Responde.', route: 'projects', group: 'Otros', order: 1 }],
  });
  const writeManifest = (title: string) =>
    writeFile(join(folder, 'student-app/app.manifest.json'), JSON.stringify(manifest(title)));

  beforeEach(async () => {
    server = createServer((request, response) => response.end(`from source: ${request.url}`));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    folder = await mkdtemp(join(tmpdir(), 'dev-'));
    await mkdir(join(folder, 'student-app'));
    await writeManifest('Desde el código');
    const { port } = server.address() as AddressInfo;
    dev = { app: 'student-app', origin: `http://127.0.0.1:${port}`, folder: join(folder, 'student-app') };
    product = await startTestEdge({ dev: [dev] });
    await product.release(shell);
    await product.release(studentApp);
  });
  afterEach(async () => {
    await product.close();
    server.closeAllConnections();
    server.close();
    await rm(folder, { recursive: true });
  });

  const page = () => product.edge.inject({ url: '/projects', headers: { accept: 'text/html' } });

  test('takes the place of its release, inside the released shell', async () => {
    const { body, headers } = await page();
    expect(body).not.toContain('Del equipo');
    const [shellRelease] = await product.store.listReleases('shell');
    expect(body).toContain('<title>Desde el código · Puente</title>');
    expect(body).toMatch(
      /<link rel="preload" as="script" href="\/assets\/student-app\/remoteEntry\.js" crossorigin="anonymous">/,
    );
    expect(body).toContain(`src="/assets/shell/${shellRelease?.entry[0]}" integrity="sha256-`);
    expect(headers['content-security-policy']).toContain("connect-src 'self' ws:;");
    // Its files have no integrity.
    expect(headers['content-security-policy']).toMatch(/script-src 'self'(?: 'sha256-[^']+')+;/);
    expect(headers).not.toHaveProperty('integrity-policy');

    const set: unknown = (await product.edge.inject('/release-set.json')).json();
    expect(set).toMatchObject({
      apps: {
        'student-app': {
          version: 'dev',
          entry: '/assets/student-app/remoteEntry.js',
          styles: {},
          staff: [{ label: 'Del equipo' }],
        },
      },
    });
    expect(set).not.toHaveProperty('apps.student-app.integrity');
  });

  test('an edited manifest is seen by the next page view; a mistake in it is a sentence on the page', async () => {
    await writeManifest('Otro título');
    expect((await page()).body).toContain('<title>Otro título · Puente</title>');
    await writeFile(join(folder, 'student-app/app.manifest.json'), '{');
    const broken = await page();
    expect(broken.statusCode).toBe(500);
    expect(broken.body).toContain('<p>student-app/app.manifest.json is not JSON: ');
    await writeManifest('');
    expect((await page()).body).toContain('<p>student-app/app.manifest.json is not valid: routes.0.title: ');
    await writeFile(
      join(folder, 'student-app/app.manifest.json'),
      JSON.stringify({ ...manifest('x'), menu: [{ label: 'x', route: 'x', order: 1, for: ['profesor'] }] }),
    );
    expect((await page()).body).toContain('menu.0.for.0: &quot;profesor&quot; is none of visitor, student');
    await writeManifest('Otro más');
    expect((await page()).body).toContain('<title>Otro más · Puente</title>');
  });

  test('its files come from its server, those of the others from the store', async () => {
    expect((await product.edge.inject('/assets/student-app/src/Page.js?v=1')).body).toBe(
      'from source: /assets/student-app/src/Page.js?v=1',
    );
    const [release] = await product.store.listReleases('shell');
    expect((await product.edge.inject(`/assets/shell/${release?.entry[0]}`)).statusCode).toBe(200);
  });

  test('its server being down is said in one line', async () => {
    await new Promise((resolve) => server.close(resolve));
    const { statusCode, body } = await product.edge.inject('/assets/student-app/remoteEntry.js');
    expect([statusCode, body]).toEqual([502, `student-app no responde en ${dev.origin}.\n`]);
  });

  test('its web socket passes through', async () => {
    const sockets = new WebSocketServer({ server, path: '/assets/student-app/ws' });
    const origins: (string | undefined)[] = [];
    sockets.on('connection', (socket, { headers }) => {
      origins.push(headers.origin);
      socket.on('message', (data: Buffer) => socket.send(`got ${data.toString()}`));
    });
    const address = await product.edge.listen({ host: '127.0.0.1', port: 0 });
    const client = new WebSocket(`${address.replace('http', 'ws')}/assets/student-app/ws`);
    const answer = await new Promise((resolve, reject) => {
      client.onopen = () => client.send('hello');
      client.onmessage = ({ data }) => resolve(data);
      client.onerror = () => reject(new Error('The socket failed.'));
    });
    expect(answer).toBe('got hello');
    expect(origins).toEqual([dev.origin]);
    client.close();
    sockets.close();
  });

  test('the shell itself can be served from source', async () => {
    await product.close();
    await mkdir(join(folder, 'shell'));
    await writeFile(join(folder, 'shell/app.manifest.json'), JSON.stringify({ name: 'shell', routes: [] }));
    product = await startTestEdge({ dev: [{ ...dev, app: 'shell', folder: join(folder, 'shell') }] });
    const { body } = await product.edge.inject({ url: '/', headers: { accept: 'text/html' } });
    expect(body).toContain('<link rel="stylesheet" href="/assets/shell/main.css" data-entry>');
    expect(body).toMatch(
      /<script defer src="\/assets\/shell\/main\.js" crossorigin="anonymous" fetchpriority="high" data-entry><\/script>/,
    );
  });
});
