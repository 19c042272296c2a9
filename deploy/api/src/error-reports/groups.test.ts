import { type Client, clientOf, logIn } from '../../test/client.ts';
import { type OperatedServer, startOperatedServer } from '../../test/operated.ts';
import { errorReportCalls } from '@puente/contract/calls/error-reports';
import { limits } from '@puente/contract/limits';

let server: OperatedServer;
let anybody: Client, staff: Client;
beforeAll(async () => {
  server = await startOperatedServer();
  [anybody, staff] = [clientOf(server.address), await logIn(server.address, 'staff')];
});
beforeEach(() => server.rows('delete from error_groups'));
afterAll(() => server.stop());

const { data: example } = errorReportCalls['POST /api/error-reports'].example.body;
const send = async (change: object = {}) => {
  const answer = await anybody.wrong('POST /api/error-reports', {
    body: { data: { ...example, ...change } },
  });
  expect(answer.status).toBe(204);
};
const groups = async (filters: object = {}) =>
  (await staff.wrong('GET /api/error-groups', { query: { filters } })).data.data;
const only = async () => {
  const [group, ...others] = await groups();
  expect(others).toEqual([]);
  return group!;
};
const solve = (id: number, solved: boolean, who = staff) =>
  who.wrong('POST /api/error-groups/:id/solution', { params: { id }, body: { data: { solved } } });

it('counts equal errors in one group over all releases, and what differs in another', async () => {
  await send({ reference: 'AAAAA1' });
  await send({ reference: 'AAAAA2', version: '1.1.0-b', at: 'project.b.js:1:9' });
  await send({ reference: 'AAAAA3', status: undefined });
  const found = await groups();
  expect(found.map(({ reports, status }) => [reports, status])).toEqual([
    [1, null],
    [2, 500],
  ]);
  expect(found[1]).toMatchObject({
    app: 'student-app',
    phase: 'render',
    route: 'project',
    error: 'TypeError',
    lastVersion: '1.1.0-b',
    state: 'open',
  });
  expect(found[1]?.days.length).toBe(limits.errorReports.chartDays);
  expect(found[1]?.days.at(-1)).toBe(2);
});

it('shows versions, places and the latest reports of a group', async () => {
  await send({ reference: 'AAAAA1' });
  await send({ reference: 'AAAAA2' });
  await send({ reference: 'AAAAA3', version: '1.1.0-b', at: undefined });
  const { id } = await only();
  const { data } = (await staff.call('GET /api/error-groups/:id', { params: { id } })).data;
  expect(data.versions.map(({ version, reports }) => [version, reports])).toEqual([
    ['1.1.0-b', 1],
    [example.version, 2],
  ]);
  expect(data.places).toEqual([{ at: example.at, reports: 2 }]);
  expect(data.latest.map(({ reference, at }) => [reference, at])).toEqual([
    ['AAAAA3', null],
    ['AAAAA2', example.at],
    ['AAAAA1', example.at],
  ]);
});

it('finds a group by the reference that a user reports, in any case, and by words and version', async () => {
  await send({ reference: 'AAAAA1' });
  await send({ reference: 'BBBBB1', app: 'shell', route: 'login', version: '2.0.0-x' });
  const routesOf = async (filters: object) => (await groups(filters)).map(({ route }) => route);
  expect(await routesOf({ keyword: { $containsi: 'aaaaa1' } })).toEqual(['project']);
  expect(await routesOf({ keyword: { $containsi: 'typeerror login' } })).toEqual(['login']);
  expect(await routesOf({ version: { $eq: '2.0.0-x' } })).toEqual(['login']);
  expect(await routesOf({ app: { $eq: 'student-app' } })).toEqual(['project']);
  expect(await routesOf({ keyword: { $containsi: 'AAAAA9' } })).toEqual([]);
});

it('stays solved for releases from before, and opens again with a newer one', async () => {
  await send({ version: '1.0.0-a' });
  const { id } = await only();
  expect((await solve(id, true)).data.data).toMatchObject({ state: 'solved' });
  // A solution and a report of the same millisecond would be equally old.
  await server.rows("update error_reports set created_at = created_at - interval '1 minute'");
  await send({ version: '1.0.0-a' });
  expect(await only()).toMatchObject({ state: 'solved', reports: 2 });
  await send({ version: '1.1.0-b' });
  expect(await only()).toMatchObject({ state: 'reopened', solvedAt: null, reports: 3 });
  expect((await solve(id, true)).data.data.state).toBe('solved');
  expect((await solve(id, false)).data.data.state).toBe('open');
});

it('leaves the act in the trail, and is for administrators alone', async () => {
  await send();
  const { id } = await only();
  for (const name of ['soporte', 'redaccion'] as const) {
    const colleague = await logIn(server.address, name);
    expect((await colleague.wrong('GET /api/error-groups', {})).status).toBe(403);
    expect((await solve(id, true, colleague)).status).toBe(403);
  }
  await solve(id, true);
  const { data } = (await staff.call('GET /api/staff-acts', {})).data;
  expect(data[0]).toMatchObject({ call: 'POST /api/error-groups/:id/solution', record: id, outcome: 'done' });
});

it('keeps no more reports than a day may have, and answers as always', async () => {
  await send();
  await server.rows(
    `insert into error_reports (group_id, reference, version) select (select id from error_groups), 'CCCCCC', 'x'
     from generate_series(1, ${limits.errorReports.perDay})`,
  );
  await send({ reference: 'DDDDDD' });
  expect(await groups({ keyword: { $containsi: 'DDDDDD' } })).toEqual([]);
});

it('counts reports for Prometheus by phase, which nobody can make up', async () => {
  const counted = async () => {
    const text = await (await fetch(`${server.address}/metrics`)).text();
    return Number(/^puente_error_reports_total\{phase="render"\} (\d+)$/m.exec(text)?.[1] ?? 0);
  };
  const before = await counted();
  await send();
  expect(await counted()).toBe(before + 1);
});

it('loses none of several reports at once', async () => {
  await Promise.all(Array.from({ length: 12 }, (_, index) => send({ reference: `AAAA${10 + index}` })));
  expect((await only()).reports).toBe(12);
});

it('deletes old reports, and groups without others', async () => {
  await send({ route: 'project' });
  await send({ route: 'home' });
  const past = `now() - interval '${limits.errorReports.days + 1} days'`;
  await server.rows(`update error_reports set created_at = ${past}`);
  await server.rows(`update error_groups set last_seen_at = ${past} where route = 'home'`);
  expect(await server.run('old-error-reports')).toMatchObject({ rows: 2, groups: 1 });
  expect((await only()).route).toBe('project');
});
