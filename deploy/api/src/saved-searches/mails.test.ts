import { type Client, logIn } from '../../test/client.ts';
import { type OperatedServer, startOperatedServer } from '../../test/operated.ts';
import { type Message, messagesTo } from '../../test/outbox.ts';
import { until } from '../../test/until.ts';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const email = 'nueva@puente.test';
const hour = 60 * 60 * 1000;
const day = 24 * hour;

let server: OperatedServer;
let student: Client;
/** Time of the run. Each test continues from the one before. */
let now = Date.now();

beforeAll(async () => {
  server = await startOperatedServer();
  student = await logIn(server.address, 'nueva');
  await server.rows(`delete from saved_searches`);
  await server.rows(
    `update projects set published_at = now() - interval '30 days' where published_at is not null`,
  );
});
afterAll(() => server.stop());

const run = (after: number) => {
  now += after;
  return server.run('saved-search-mails', new Date(now));
};

const save = async (change: object = {}) =>
  (
    await student.wrong('POST /api/saved-searches', {
      body: {
        data: {
          name: 'Lugo',
          address: 'province=Lugo',
          filters: { location: { $eq: 'Lugo' } },
          frequency: 'daily',
          ...change,
        },
      },
    })
  ).data.data;

/** Publishes `count` open projects in a province, shortly before the next run, grouped by organisation. */
async function publish(count: number, organizations: number, after: number): Promise<void> {
  const at = new Date(now + after - hour).toISOString();
  await server.rows(
    `with chosen as (
       select id, row_number() over (order by id) - 1 as place from projects
       where status = 'new' and published_at < now() - interval '20 days' order by id limit ${count})
     update projects set published_at = '${at}', deadline = null, location = 'Lugo',
       title = 'Nuevo ' || chosen.place,
       organization_id = (select id from organizations order by id offset (chosen.place % ${organizations}) limit 1)
     from chosen where projects.id = chosen.id`,
  );
}

async function mails(expected: number): Promise<Message[]> {
  await until(async () => (await messagesTo(server.dataDir, email)).length >= expected);
  const sent = await messagesTo(server.dataDir, email);
  expect(sent).toHaveLength(expected);
  return sent;
}

const resultsIn = ({ text }: Message) => text.split('\n').filter((line) => line.startsWith('· Nuevo'));

it('writes of what is new since the last mail, at most ten results and two of an organisation', async () => {
  await save();
  await publish(30, 8, day);
  expect(await run(day)).toEqual({ mails: 1, outdated: 0 });
  const [mail] = await mails(1);
  if (!mail) throw new Error('There is no mail.');
  expect(mail.subject).toBe('30 proyectos nuevos en tu búsqueda «Lugo»');
  expect(resultsIn(mail)).toHaveLength(10);
  expect(mail.text).toContain('Ver estos y 20 más:\nhttp://localhost:3000/projects?province=Lugo');
});

it('writes nothing when there is nothing', async () => {
  expect(await run(day)).toEqual({ mails: 0, outdated: 0 });
});

it('does not write twice in a morning, and names two of one organisation', async () => {
  await publish(3, 1, day);
  expect(await run(day)).toEqual({ mails: 1, outdated: 0 });
  expect(await run(60_000)).toEqual({ mails: 0, outdated: 0 });
  const last = (await mails(2)).at(-1);
  expect(last && resultsIn(last)).toHaveLength(2);
  expect(last?.subject).toBe('3 proyectos nuevos en tu búsqueda «Lugo»');
});

it('leaves out what the student has applied to', async () => {
  await publish(1, 1, day);
  const [{ id } = { id: 0 }] = await server.rows<{ id: number }>(
    `select id from projects order by published_at desc nulls last limit 1`,
  );
  await server.rows(
    `insert into applications (student_id, project_id, status)
     select s.id, ${id}, 'new' from students s join users u on u.id = s.user_id where u.email = '${email}'`,
  );
  expect(await run(day)).toEqual({ mails: 0, outdated: 0 });
});

it('writes once a week when it was asked to', async () => {
  const { id } = await save({ frequency: 'weekly' });
  await server.rows(
    `update saved_searches set told_until = '${new Date(now).toISOString()}' where id = ${id}`,
  );
  await publish(1, 1, day);
  expect(await run(day)).toEqual({ mails: 0, outdated: 0 });
  expect(await run(6 * day)).toEqual({ mails: 1, outdated: 0 });
  await mails(3);
});

it('is not written to an address that is not confirmed, or without the channel', async () => {
  await save({ frequency: 'daily' });
  await publish(1, 1, day);
  await server.rows(`update users set email_verified = false where email = '${email}'`);
  expect(await run(day)).toEqual({ mails: 0, outdated: 0 });
  await server.rows(`update users set email_verified = true where email = '${email}'`);
  expect(await run(day)).toEqual({ mails: 1, outdated: 0 });
  await mails(4);
});

it('passes over a search whose conditions the list no longer has', async () => {
  await server.rows(`update saved_searches set filters = '{"colour":{"$eq":"red"}}'`);
  await publish(1, 1, day);
  expect(await run(day)).toEqual({ mails: 0, outdated: 1 });
  await save();
});

describe('the end of the mails', () => {
  const source = async (): Promise<string> => {
    const folder = join(server.dataDir, 'outbox');
    const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort();
    const all = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    return (all.filter((text) => text.includes(`To: ${email}`)).at(-1) ?? '').replaceAll(/\r?\n[ \t]+/g, ' ');
  };

  it('is in the headers of RFC 8058, needs no session, and can be asked for again', async () => {
    const head = await source();
    expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const address = /^List-Unsubscribe: <http:\/\/localhost:3000([^>]+)>$/m.exec(head)?.[1] ?? '';
    for (let time = 0; time < 2; time++) {
      const answer = await fetch(server.address + address, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      });
      expect([answer.status, await answer.json()]).toEqual([200, { data: { name: 'Lugo' } }]);
    }
    const [kept] = (await student.call('GET /api/saved-searches', {})).data.data;
    expect(kept?.frequency).toBe('never');
    await publish(1, 1, day);
    expect(await run(day)).toEqual({ mails: 0, outdated: 0 });

    await student.call('DELETE /api/saved-searches/:id', { params: { id: kept?.id ?? 0 } });
    const gone = await fetch(server.address + address, { method: 'POST' });
    expect(await gone.json()).toEqual({ data: { name: null } });
  });

  it('switched on again, it tells of what is published from then on', async () => {
    const { id } = await save({ frequency: 'never' });
    await server.rows(`update saved_searches set told_until = now() - interval '90 days' where id = ${id}`);
    await student.call('PUT /api/saved-searches/:id', {
      params: { id },
      body: { data: { frequency: 'daily' } },
    });
    const [row] = await server.rows<{ recent: boolean }>(
      `select told_until > now() - interval '1 minute' as recent from saved_searches where id = ${id}`,
    );
    expect(row).toEqual({ recent: true });
  });
});
