import { type Client, clientOf, logIn } from '../../test/client.ts';
import { newStudent } from '../../test/new-student.ts';
import { type OperatedServer, startOperatedServer } from '../../test/operated.ts';
import { messagesTo, messageWith } from '../../test/outbox.ts';
import { ownProjects } from '../../test/own-projects.ts';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** RFC 8058: a mail program can unsubscribe from every notification mail, without a session. */

let server: OperatedServer;
let coordinator: Client;
let project: { id: number; title: string };

beforeAll(async () => {
  server = await startOperatedServer();
  coordinator = await logIn(server.address, 'coordinacion');
  const open = (await ownProjects(coordinator)).find(({ status }) => status === 'new');
  if (!open) throw new Error('The demo coordinator has an open project.');
  project = open;
});
afterAll(() => server.stop());

const motivation = 'Me interesa este proyecto porque quiero aplicar lo que he aprendido a un caso real.';

async function applicant(email: string): Promise<{ who: Client; student: number; id: number }> {
  const { who, id: student, cv } = await newStudent(server, email);
  const { data } = await who.call('POST /api/applys', {
    body: { data: { project: project.id, motivation, CV: cv } },
  });
  return { who, student, id: data.data.id };
}

const answer = (id: number, status: 'preselected' | 'rejected') =>
  coordinator.call('PUT /api/applys/:id', { params: { id }, body: { data: { status } } });

/** Headers of the mails to an address, unfolded, oldest first. */
async function headsTo(email: string): Promise<string[]> {
  const folder = join(server.dataDir, 'outbox');
  const names = (await readdir(folder)).filter((name) => /^[^.].*\.eml$/.test(name)).sort();
  const all = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return all
    .map((text) => text.split(/\r?\n\r?\n/, 1)[0]?.replaceAll(/\r?\n[ \t]+/g, ' ') ?? '')
    .filter((head) => head.includes(`To: ${email}`));
}

/** Path of the unsubscribe address. */
const endOf = (head: string): string =>
  /^List-Unsubscribe: <http:\/\/localhost:3000([^>]+)>/m.exec(head)?.[1] ?? '';

/** Sends the request of a mail program's one-click unsubscribe. */
const click = (path: string) =>
  fetch(server.address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });

const preferences = async (who: Client) => {
  const { data } = await who.call('GET /api/users/me', {});
  const found = await who.call('GET /api/students/:id', {
    params: { id: data.id },
    query: { populate: ['notification'] },
  });
  return found.data.data.notification;
};

describe('a mail about a decision', () => {
  it('is ended by one click, as often as it is clicked, and by opening its address not', async () => {
    const email = 'un-clic@ejemplo.es';
    const { who, id } = await applicant(email);
    await answer(id, 'preselected');
    const mail = await messageWith(server.dataDir, email, 'te ha preseleccionado');
    const head = (await headsTo(email)).at(-1) ?? '';
    expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const path = endOf(head);
    const token = new URL(path, server.address).searchParams.get('token') ?? '';
    expect(mail.text).toContain(`/avisos/baja?messages=${token}`);
    expect(mail.text).toContain('/profile?section=notifications');

    const opened = await fetch(server.address + path, { redirect: 'manual' });
    expect([opened.status, opened.headers.get('location')]).toEqual([302, `/avisos/baja?messages=${token}`]);
    expect(await preferences(who)).toMatchObject({ pre_selected: true });
    for (let time = 0; time < 2; time++) {
      const clicked = await click(path);
      expect([clicked.status, await clicked.json()]).toEqual([200, { data: { stopped: 'pre_selected' } }]);
    }
    expect(await preferences(who)).toMatchObject({ pre_selected: false, selected: true, email: true });

    const anyone = clientOf(server.address);
    const again = await anyone.call('POST /api/messages/resubscribe', { query: { token } });
    expect(again.data).toEqual({ data: { stopped: 'pre_selected' } });
    expect(await preferences(who)).toMatchObject({ pre_selected: true });
  });
});

it('ends all mails where there is no preference for one kind, and leaves the communications', async () => {
  const email = 'todos-los-correos@ejemplo.es';
  const { who } = await applicant(email);
  await messageWith(server.dataDir, email, 'ha recibido tu solicitud');
  const clicked = await click(endOf((await headsTo(email)).at(-1) ?? ''));
  expect(await clicked.json()).toEqual({ data: { stopped: 'email' } });
  expect(await preferences(who)).toMatchObject({ email: false, pre_selected: true });
});

it('ends a digest by its kind, or all mails when it has several', async () => {
  const email = 'resumen@ejemplo.es';
  const { student } = await applicant(email);
  await server.rows(`update messages set mailed_at = now() where student_id <> ${student}`);
  const write = (kind: string) =>
    server.rows(`insert into messages (student_id, kind, subject, message)
      values (${student}, '${kind}', 'Novedad', '<p>Novedad</p>')`);
  const stopped = async (): Promise<unknown> => {
    const before = (await messagesTo(server.dataDir, email)).length;
    await server.rows(`insert into notices (kind, subject_id, sent_at) values ('digest', ${student}, now())
      on conflict do nothing`);
    await server.run('notification-digests');
    for (
      let waited = 0;
      waited < 5000 && (await messagesTo(server.dataDir, email)).length === before;
      waited += 50
    )
      await new Promise((resolve) => setTimeout(resolve, 50));
    const clicked = await click(endOf((await headsTo(email)).at(-1) ?? ''));
    return ((await clicked.json()) as { data: { stopped: string } }).data.stopped;
  };
  await write('save_projects_selected');
  expect(await stopped()).toBe('save_projects_selected');
  await server.rows(`delete from notification_preferences where student_id = ${student}`);
  await write('save_projects_selected');
  await write('selected');
  expect(await stopped()).toBe('email');
});

it('ends the mails of the chat to who is no student, and they stay in the chat', async () => {
  const email = 'coordinacion@puente.test';
  const [own] = await server.rows<{ id: number }>(`select id from users where email = '${email}'`);
  const [conversation] = await server.rows<{ id: number }>(
    `insert into conversations (user_id, subject) values (${own?.id ?? 0}, 'Una duda') returning id`,
  );
  const write = () =>
    server.rows(`insert into chat_messages (conversation_id, "from", text, created_at)
      values (${conversation?.id ?? 0}, 'staff', 'Hola', now() - interval '1 hour')`);
  await server.run('unread-messages');
  await write();
  expect(await server.run('unread-messages')).toEqual({ conversations: 1, mails: 1 });
  await messageWith(server.dataDir, email, 'sobre «Una duda»');
  const clicked = await click(endOf((await headsTo(email)).at(-1) ?? ''));
  expect(await clicked.json()).toEqual({ data: { stopped: 'chat' } });
  await server.rows(`delete from notices where subject_id = ${conversation?.id ?? 0}`);
  await write();
  expect(await server.run('unread-messages')).toEqual({ conversations: 1, mails: 0 });
});

it.each(['', 'm1-pre_selected', 'm1-pre_selected.x', 'm1.a', 'm1-x.a'])(
  'refuses the token %p, which is none of ours',
  async (token) => {
    for (const call of ['POST /api/messages/unsubscribe', 'POST /api/messages/resubscribe'] as const)
      expect((await coordinator.wrong(call, { query: { token } })).status).toBe(410);
  },
);

it('takes no token of another list for its own', async () => {
  const email = 'otra-lista@ejemplo.es';
  await applicant(email);
  const path = endOf(
    (await headsTo('coordinacion@puente.test')).find((head) => head.includes('/api/alerts/')) ?? '',
  );
  const token = new URL(path, server.address).searchParams.get('token') ?? '';
  expect(token).toMatch(/^\d+-/);
  expect((await coordinator.wrong('POST /api/messages/unsubscribe', { query: { token } })).status).toBe(410);
});
