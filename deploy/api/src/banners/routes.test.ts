import { type Client, clientOf, logIn } from '../../test/client.ts';
import { type OperatedServer, startOperatedServer } from '../../test/operated.ts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { limits } from '@puente/contract/limits';
import { messages } from '@puente/contract/messages';

let server: OperatedServer;
let anyone: Client;
let coordinator: Client;
let editor: Client;
let support: Client;
beforeAll(async () => {
  server = await startOperatedServer();
  anyone = clientOf(server.address);
  [coordinator, editor, support] = (await Promise.all(
    ['coordinacion', 'redaccion', 'soporte'].map((who) => logIn(server.address, who as 'redaccion')),
  )) as [Client, Client, Client];
});
afterAll(() => server.stop());
beforeEach(() => server.rows('delete from banners'));

const minute = 60_000;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minute).toISOString();
const week = { title: 'Tercera edición', from: inMinutes(-5), to: inMinutes(5), link: '/awards' };
const plan = (changes: object = {}, who = editor) =>
  who.wrong('POST /api/banners', { body: { data: { ...week, ...changes } } });
const current = async () => (await anyone.call('GET /api/banners/current', {})).data.data;

it('§2.6 is that of the specification until staff plan one: from 10 March to 22 May 2025 in Madrid', async () => {
  expect(await current()).toEqual({
    title: 'Segunda edición de los premios',
    text: null,
    link: '/awards',
    from: new Date('2025-03-10T00:00:00+01:00').toISOString(),
    to: new Date('2025-05-23T00:00:00+02:00').toISOString(),
    hiddenOn: ['/organizaciones', '/awards'],
    active: false,
    updatedAt: null,
  });
});

it('is planned, changed and removed by editors', async () => {
  expect((await plan({}, anyone)).status).toBe(401);
  for (const who of [coordinator, support]) expect((await plan({}, who)).status).toBe(403);
  const { data } = (await plan()).data;
  expect(data).toMatchObject({ ...week, text: null, hiddenOn: ['/organizaciones', '/awards'] });
  expect(await current()).toMatchObject({ title: week.title, active: true, updatedAt: data.updatedAt });

  const params = { id: data.id };
  const change = { ...week, title: 'Otra', link: '', hiddenOn: [] };
  const changed = await editor.wrong('PUT /api/banners/:id', { params, body: { data: change } });
  expect(changed.data.data).toMatchObject({ title: 'Otra', link: null, hiddenOn: [] });
  expect((await support.wrong('GET /api/banners', {})).status).toBe(403);
  expect((await editor.call('GET /api/banners', {})).data.data).toMatchObject([{ title: 'Otra' }]);
  expect((await editor.wrong('DELETE /api/banners/:id', { params })).status).toBe(204);
  expect((await current()).title).toBe('Segunda edición de los premios');
});

it.each([
  ['/awards#bases', ['/organizaciones', '/awards']],
  ['/campanas/emprende-tfg?x=1', ['/campanas/emprende-tfg']],
  ['https://ejemplo.test/', []],
  ['', []],
])('that leads to %s is hidden where it leads: %j', async (link, hiddenOn) => {
  expect((await plan({ link })).data.data.hiddenOn).toEqual(hiddenOn);
});

it('is told a few minutes before its time, so that pages kept until then show it, and not earlier', async () => {
  const ahead = limits.banner.aheadMinutes;
  await plan({ title: 'Pasado', from: inMinutes(-9), to: inMinutes(-8) });
  const { data } = (await plan({ from: inMinutes(ahead + 1), to: inMinutes(ahead + 9) })).data;
  expect(await current()).toMatchObject({ title: 'Pasado', active: false });
  await server.rows(
    `update banners set starts_at = now() + interval '${ahead - 1} minutes' where id = ${data.id}`,
  );
  expect(await current()).toMatchObject({ title: week.title, active: false });
  await server.rows(`update banners set starts_at = now() where id = ${data.id}`);
  expect(await current()).toMatchObject({ title: week.title, active: true });
});

it('is alone at its time', async () => {
  const { data } = (await plan()).data;
  const taken = { from: messages.bannerOverlaps(week.title) };
  for (const times of [
    { from: inMinutes(-1), to: inMinutes(1) },
    { from: inMinutes(-20), to: inMinutes(20) },
    { from: inMinutes(4), to: inMinutes(20) },
  ])
    expect((await plan(times)).error.details.fields).toEqual(taken);
  expect((await plan({ title: 'Después', from: week.to, to: inMinutes(20) })).status).toBe(200);
  const longer = { params: { id: data.id }, body: { data: { ...week, to: inMinutes(6) } } };
  expect((await editor.wrong('PUT /api/banners/:id', longer)).error.details.fields).toEqual({
    from: messages.bannerOverlaps('Después'),
  });
  const shorter = { params: { id: data.id }, body: { data: { ...week, to: inMinutes(4) } } };
  expect((await editor.wrong('PUT /api/banners/:id', shorter)).status).toBe(200);
});

it('is alone also when two are planned at the same moment', async () => {
  const both = await Promise.all([plan({ title: 'Uno' }), plan({ title: 'Dos' })]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
});

it('ends after its beginning, and leads somewhere', async () => {
  expect((await plan({ to: week.from })).error.details.fields).toEqual({ to: messages.endsTooEarly });
  expect((await plan({ from: '2027-02-30T08:00:00.000Z' })).error.details.fields).toHaveProperty('from');
  for (const link of ['javascript:alert(1)', '//otro.test', 'x'])
    expect((await plan({ link })).error.details.fields).toHaveProperty('link');
  expect((await plan({ hiddenOn: ['x'] })).error.details.fields).toHaveProperty('hiddenOn');
});

it('is shown for a week by the clock, also when the clocks change', async () => {
  const spring = { from: '2037-03-23T08:00:00.000Z', to: '2037-03-30T07:00:00.000Z' };
  expect((await plan(spring)).data.data).toMatchObject(spring);
  const [hours] = await server.rows<{ from: string; to: string }>(
    `select to_char(starts_at at time zone 'Europe/Madrid', 'HH24:MI') as from, to_char(ends_at at time zone 'Europe/Madrid', 'HH24:MI') as to from banners`,
  );
  expect(hours).toEqual({ from: '09:00', to: '09:00' });
});

it('is copied from the setting of releases before, with its days in Madrid', async () => {
  const kept = {
    title: 'Jornada',
    text: null,
    link: '/faq',
    from: '2027-03-27',
    to: '2027-03-28',
    hiddenOn: ['/faq'],
  };
  await server.rows(`insert into settings (key, value) values ('banner', '${JSON.stringify(kept)}')`);
  const migration = await readFile(join(__dirname, '../../migrations/0019_banners.sql'), 'utf8');
  await server.rows(migration.split('--> statement-breakpoint').at(-1) ?? '');
  await server.rows(`delete from settings where key = 'banner'`);
  expect((await editor.call('GET /api/banners', {})).data.data).toMatchObject([
    {
      title: 'Jornada',
      from: '2027-03-26T23:00:00.000Z',
      to: '2027-03-28T22:00:00.000Z',
      hiddenOn: ['/faq'],
    },
  ]);
});
