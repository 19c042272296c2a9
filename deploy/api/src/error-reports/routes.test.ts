import { type Client, clientOf, logIn } from '../../test/client.ts';
import { startServer, type TestServer } from '../../test/server.ts';
import { until } from '../../test/until.ts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorReportCalls } from '@puente/contract/calls/error-reports';

let server: TestServer;
let anybody: Client;
beforeAll(async () => {
  server = await startServer();
  anybody = clientOf(server.address);
});
afterAll(() => server.stop());

const { data: report } = errorReportCalls['POST /api/error-reports'].example.body;
const send = (data: object, who = anybody) => who.wrong('POST /api/error-reports', { body: { data } });
const linesOf = (reference: string) => server.lines.filter((line) => line.includes(reference));

it('§8: writes one line under the reference that the person was shown, with app, version, phase, status and route', async () => {
  expect((await send(report)).status).toBe(204);
  await until(() => linesOf(report.reference).length > 0);
  const [line = ''] = linesOf(report.reference);
  expect(JSON.parse(line)).toMatchObject({ level: 40, msg: 'error in a browser', report });
});

it('keeps the report in DATA_DIR, where `npm run trace` looks for it', async () => {
  expect((await send({ ...report, reference: 'TRACED' })).status).toBe(204);
  const kept = await readFile(join(server.dataDir, 'error-reports.ndjson'), 'utf8');
  const line = kept.split('\n').find((each) => each.includes('TRACED')) ?? '';
  expect(JSON.parse(line)).toEqual({
    time: expect.any(String) as string,
    ...report,
    reference: 'TRACED',
  });
});

it('says nothing about who sent it', async () => {
  const student = await logIn(server.address, 'estudiante');
  expect((await send({ ...report, reference: 'S1GNED' }, student)).status).toBe(204);
  await until(() => linesOf('S1GNED').length > 0);
  const [line = ''] = linesOf('S1GNED');
  expect(Object.keys(JSON.parse(line) as object).sort()).toEqual(['level', 'msg', 'report', 'time']);
});

it.each([
  ['a message', { message: 'ana@example.org no puede entrar' }],
  ['an address', { route: '/projects/7?q=ana' }],
  ['a stack', { at: 'TypeError: ana@example.org\n at main.js:1:1' }],
  ['another line of the log', { reference: 'A\n{"level":60}' }],
  ['a made-up phase', { phase: 'prank' }],
  ['a status that is none', { status: 1000 }],
])('refuses %s', async (_, change) => {
  const { status } = await send({ ...report, reference: 'REFVSE', ...change });
  expect(status).toBe(400);
  expect(linesOf('REFVSE')).toEqual([]);
});
