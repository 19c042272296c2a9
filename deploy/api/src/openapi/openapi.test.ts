import { startServer, type TestServer } from '../../test/server.ts';
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { calls } from '@puente/contract/calls';

interface Document {
  openapi: string;
  paths: Record<string, Record<string, { operationId: string; responses: object; requestBody?: object }>>;
}

const root = join(__dirname, '../..');
const written = join(root, 'dist/openapi.json');
let text: string;
beforeAll(async () => {
  await promisify(execFile)(process.execPath, [join(root, 'src/cli/openapi.ts')]);
  text = await readFile(written, 'utf8');
});

it('is valid OpenAPI 3.1', async () => {
  const script = join(root, 'test/validate-openapi.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [script, written]);
  expect(JSON.parse(stdout)).toEqual({ valid: true });
});

it('describes every call, each under a name of its own', () => {
  const { paths } = JSON.parse(text) as Document;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]) =>
        [`${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`, operation.operationId] as const,
    ),
  );
  expect(operations.map(([name]) => name).sort()).toEqual(Object.keys(calls).sort());
  expect(new Set(operations.map(([, id]) => id)).size).toBe(operations.length);
});

describe('served', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  it('is the same description', async () => {
    const response = await fetch(`${server.address}/api/docs/openapi.json`);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(await response.text()).toBe(text);
  });

  it.each(['/api/docs/json', '/api/docs/yaml', '/api/docs/openapi.json'])(
    'keeps the description of %s, and sends it once to each client',
    async (path) => {
      const first = await fetch(`${server.address}${path}`);
      const etag = first.headers.get('etag') ?? '';
      expect([first.status, first.headers.get('content-type')]).toEqual([200, 'application/json']);
      expect(Object.keys(((await first.json()) as { paths: object }).paths).length).toBeGreaterThan(150);
      const second = await fetch(`${server.address}${path}`, { headers: { 'if-none-match': etag } });
      expect([second.status, await second.text()]).toEqual([304, '']);
    },
  );

  it.each(['/api/docs', '/api/docs/'])(
    'is a page at %s, with all that it needs from this server',
    async (path) => {
      const response = await fetch(`${server.address}${path}`);
      expect([response.status, response.headers.get('content-type')]).toEqual([
        200,
        'text/html; charset=utf-8',
      ]);
      expect(response.headers.get('content-security-policy')).toContain(
        "default-src 'none'; script-src 'self'; style-src 'self';",
      );
      const page = await response.text();
      const needed = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(
        ([, address = '']) => new URL(address, `${server.address}${path}`),
      );
      expect(needed.length).toBeGreaterThan(3);
      for (const address of needed) {
        expect(address.origin).toBe(server.address);
        expect((await fetch(address)).status).toBe(200);
      }
    },
  );
});
