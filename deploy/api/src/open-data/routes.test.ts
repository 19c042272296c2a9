import { type Client, clientOf } from '../../test/client.ts';
import { type OperatedServer, startOperatedServer } from '../../test/operated.ts';
import { limits } from '@puente/contract/limits';

const { fewest } = limits.openData;
let server: OperatedServer;
let anybody: Client;
beforeAll(async () => {
  server = await startOperatedServer();
  anybody = clientOf(server.address);
  await server.rows("update students set created_at = '2020-01-10'");
  // Last month four in the first hours of Spain's day, before that seven; this month does not count yet.
  const month = "date_trunc('month', now() at time zone 'Europe/Madrid')";
  const move = (count: number, moment: string) =>
    server.rows(
      `update students set created_at = (${moment}) at time zone 'Europe/Madrid'
       where id in (select id from students where created_at = '2020-01-10' order by id limit ${count})`,
    );
  await move(fewest - 1, `${month} - interval '1 month'`);
  await move(fewest + 2, `${month} - interval '1 month' - interval '1 second'`);
  await move(fewest + 4, month);
});
afterAll(() => server.stop());

const data = async () => (await anybody.call('GET /api/open-data', {})).data.data;

it('counts whole months of Spain’s calendar, the newest first, and leaves out what is too little', async () => {
  const { months } = await data();
  expect(months).toHaveLength(limits.openData.months);
  expect(months.map(({ students }) => students).slice(0, 3)).toEqual([null, fewest + 2, null]);
  expect(months.map(({ month }) => month)).toEqual(
    months
      .map(({ month }) => month)
      .sort()
      .toReversed(),
  );
});

it('never says a number below the fewest', async () => {
  const { months, provinces } = await data();
  const said = [
    ...months.flatMap((row) => Object.values(row).filter((value) => typeof value !== 'string')),
    ...provinces.map(({ projects }) => projects),
  ].filter((count) => count !== null);
  expect(said.length).toBeGreaterThan(0);
  expect(Math.min(...said)).toBeGreaterThanOrEqual(fewest);
});

it('counts once an hour', async () => {
  const before = await data();
  await server.rows("update students set created_at = '2020-01-10'");
  expect(await data()).toEqual(before);
});

it('gives the same as files, with how it is counted and the licence', async () => {
  const csv = await anybody.call('GET /api/open-data/csv', {});
  expect(csv.headers.get('content-disposition')).toBe('attachment; filename=puente-datos-abiertos.csv');
  const text = await csv.data.text();
  expect(text).toContain('"Estudiantes nuevos";7;');
  expect(text).toContain('"Estudiantes nuevos";"menos de 5";');
  expect(text).toContain('"CC BY 4.0, Puente"');
  // The tests' client reads what is JSON by its type.
  const json: unknown = (await anybody.call('GET /api/open-data/json', {})).data;
  expect(json).toMatchObject({ ...(await data()), licence: { name: 'CC BY 4.0' } });
});
