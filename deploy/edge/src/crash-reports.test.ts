import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { errorReport } from '@puente/contract/entities/error-report';
import { shell, startTestProduct, type TestEdge } from './test-edge.ts';

let api: Server;
let product: TestEdge;
let taken: { path: string | undefined; headers: IncomingMessage['headers']; data: unknown }[];

beforeAll(async () => {
  api = createServer((request, response) => {
    void text(request).then((body) => {
      const { data } = JSON.parse(body || '{}') as { data?: unknown };
      taken.push({ path: request.url, headers: request.headers, data });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  product = await startTestProduct({ apis: [`http://127.0.0.1:${(api.address() as AddressInfo).port}`] });
});
beforeEach(() => (taken = []));
afterAll(async () => {
  await product.close();
  await new Promise((resolve) => api.close(resolve));
});

/** Sends what a browser sends. @returns the status */
async function send(reports: unknown, type = 'application/reports+json'): Promise<number> {
  const { statusCode } = await product.edge.inject({
    method: 'POST',
    url: '/crash-reports',
    headers: { 'content-type': type },
    payload: typeof reports === 'string' ? reports : JSON.stringify(reports),
  });
  return statusCode;
}

const crash = (path: string, body: object) => ({
  age: 12,
  type: 'crash',
  url: `https://puente.test${path}`,
  user_agent: 'Mozilla/5.0',
  body: { is_top_level: true, visibility_state: 'visible', ...body },
});
const reports = () => taken.filter(({ path }) => path === '/api/error-reports').map(({ data }) => data);
const versionOf = async (app: string) => (await product.store.readChannel('production')).apps[app]?.current;

it('pages name the place for reports, and ask for the stack of a script that does not return', async () => {
  const { headers } = await product.edge.inject({ url: '/projects', headers: { accept: 'text/html' } });
  expect(headers).toMatchObject({
    'reporting-endpoints': 'default="/crash-reports"',
    'document-policy': 'include-js-call-stacks-in-crash-reports',
  });
});

it('a page that a script blocked until the browser gave it up becomes an error report without its address', async () => {
  const stack =
    'Error\n    at spin (https://puente.test/assets/student-app/project.0123456789abcdef.js?retry=1:1:2345)\n    at https://puente.test/assets/shell/react.0123456789abcdef.js:1:20';
  expect(await send([crash('/projects/31?correo=ana@example.org', { reason: 'unresponsive', stack })])).toBe(
    204,
  );
  expect(reports()).toEqual([
    {
      reference: expect.stringMatching(/^[0-9A-F]{6}$/) as string,
      app: 'student-app',
      version: await versionOf('student-app'),
      phase: 'script',
      route: 'project',
      error: 'UnresponsivePage',
      at: 'project.0123456789abcdef.js:1:2345',
    },
  ]);
  expect(errorReport.safeParse(reports()[0]).error).toBeUndefined();
  expect(JSON.stringify(taken)).not.toMatch(/ana@|projects\/31/);
});

it('blames the app of the file, else that of the page, else the shell', async () => {
  const at = (app: string) => `at x (https://puente.test/assets/${app}/a.0123456789abcdef.js:1:2)`;
  await send([
    crash('/projects', { reason: 'unresponsive', stack: `${at('shell')}\n${at('organisation-app')}` }),
    crash('/projects', { reason: 'unresponsive', stack: at('shell') }),
    crash('/projects', { reason: 'oom' }),
    crash('/nothing', {}),
  ]);
  expect(reports()).toMatchObject([
    { app: 'organisation-app', at: 'a.0123456789abcdef.js:1:2', route: 'projects' },
    { app: 'student-app', at: 'a.0123456789abcdef.js:1:2', route: 'projects' },
    { app: 'student-app', error: 'OutOfMemory', route: 'projects' },
    { app: shell.app, error: 'CrashedPage' },
  ]);
  for (const report of reports()) expect(errorReport.safeParse(report).error).toBeUndefined();
});

it('drops what is no crash, and all beyond five of one list', async () => {
  const others = [{ type: 'deprecation', url: 'https://puente.test/', body: { id: 'x' } }, 'x', null];
  expect(await send(others)).toBe(204);
  expect(reports()).toEqual([]);
  expect(await send(Array.from({ length: 20 }, () => crash('/projects', { reason: 'oom' })))).toBe(204);
  expect(reports()).toHaveLength(5);
});

it('refuses what is no list of reports', async () => {
  for (const body of ['{', '{}', '"x"', JSON.stringify(Array.from({ length: 101 }, () => ({})))])
    expect([body.slice(0, 9), await send(body)]).toEqual([body.slice(0, 9), 400]);
  expect(await send('[]', 'text/csv')).toBe(415);
  expect(await send(`["${'x'.repeat(70_000)}"]`)).toBe(413);
  expect(reports()).toEqual([]);
});
