import { type Client, clientOf, logIn } from '../../test/client.ts';
import { type OperatedServer, startOperatedServer } from '../../test/operated.ts';
import { messagesTo, messageWith } from '../../test/outbox.ts';
import { until } from '../../test/until.ts';
import { noticeLimits } from '@puente/contract/constants/audience-notices';
import { noticeMessages } from '@puente/contract/forms/audience-notice';
import { ids } from '@puente/contract/ids';
import { messages } from '@puente/contract/messages';
import { studentCrowd } from '@puente/testing/student-crowd';

let server: OperatedServer;
let administrator: Client;
let editor: Client;
let support: Client;
let campaign: number;
beforeAll(async () => {
  server = await startOperatedServer();
  [administrator, editor, support] = (await Promise.all(
    ['staff', 'redaccion', 'soporte'].map((who) => logIn(server.address, who as 'staff')),
  )) as [Client, Client, Client];
  const added = await server.rows<{ id: number }>(
    `insert into campaigns (code, name, title) values ('aviso', 'Aviso', '') returning id`,
  );
  campaign = added[0]?.id ?? 0;
  await server.rows(studentCrowd(noticeLimits.perStep + 60, 'aviso', 10));
});
afterAll(() => server.stop());
beforeEach(() => server.rows(`delete from messages where audience_notice_id is not null`));

const audience = () => ({ universities: [], studyAreas: [], campaigns: [campaign], situations: [] });
const form = (changes: object = {}) => ({
  kind: 'u4i_advice' as const,
  title: 'Cómo elegir tema',
  text: '<p>Ven el <strong>lunes</strong>.</p>',
  link: '/blog',
  linkText: 'Leer los consejos',
  audience: audience(),
  ...changes,
});
const draft = async (changes: object = {}) =>
  (await editor.wrong('POST /api/audience-notices', { body: { data: form(changes) } })).data.data;
const params = ({ id }: { id: number }) => ({ id: ids.audienceNotice.parse(id) });
const read = async (notice: { id: number }) =>
  (await editor.call('GET /api/audience-notices/:id', { params: params(notice) })).data.data;
const start = (notice: { id: number }, data: object = {}, who = administrator) =>
  who.wrong('POST /api/audience-notices/:id/start', {
    params: params(notice),
    body: { data: { startsAt: null, ...data } },
  });
const stop = (notice: { id: number }, who = editor) =>
  who.wrong('POST /api/audience-notices/:id/stop', { params: params(notice) });
const change = (notice: { id: number }, data: object) =>
  editor.wrong('PUT /api/audience-notices/:id', { params: params(notice), body: { data } });
/** Runs the step that the queue would run later. */
const step = (notice: { id: number }, run = 1, now = new Date()) =>
  server.run('audience-notice-step', now, { notice: notice.id, run });
/** Puts a notice into the state after its start, without the job of its first step. */
const sendingWithoutJob = async (changes: object = {}) => {
  const notice = await draft(changes);
  await server.rows(`update audience_notices set state = 'sending', run = 1 where id = ${notice.id}`);
  return notice;
};
/** Number of messages, and of the students who have one. */
const toldBy = async ({ id }: { id: number }) => {
  const [counts] = await server.rows<{ all: number; people: number }>(
    `select count(*)::int as "all", count(distinct student_id)::int as people from messages where audience_notice_id = ${id}`,
  );
  return counts;
};
const everybody = noticeLimits.perStep + 60;
const declining = everybody / 10;

it('is written by editors, started by administrators, and nothing to support', async () => {
  expect((await support.wrong('GET /api/audience-notices', {})).status).toBe(403);
  const notice = await draft();
  expect(notice).toMatchObject({ ...form(), state: 'draft', told: 0, startsAt: null });
  expect((await start(notice, {}, editor)).status).toBe(403);
  expect((await start(notice, {}, support)).status).toBe(403);
  expect(
    (await clientOf(server.address).wrong('GET /api/audience-notices/:id', { params: params(notice) }))
      .status,
  ).toBe(401);
  const acts = await server.rows<{ call: string }>(
    `select call from staff_acts where row_id = ${notice.id} and call like '%audience-notices%'`,
  );
  expect(acts).toEqual([]);
  await stop(notice);
  await change(notice, { title: 'Otro' });
  const trail = await server.rows<{ call: string }>(
    `select call from staff_acts where row_id = ${notice.id} and call like '%audience-notices%' order by id`,
  );
  expect(trail.map(({ call }) => call)).toEqual([
    'POST /api/audience-notices/:id/stop',
    'PUT /api/audience-notices/:id',
  ]);
});

it('keeps only what a message may have, and refuses what is no path of this site', async () => {
  const notice = await draft({
    text: '<p onclick="x">Hola</p><script>alert(1)</script>',
    link: '',
    linkText: '',
  });
  expect(notice).toMatchObject({ text: '<p>Hola</p>', link: null, linkText: null });
  const wrong = await change(notice, { link: '//malo.example', title: '' });
  expect(wrong.status).toBe(400);
  expect(wrong.error.details.fields).toEqual({ link: noticeMessages.link, title: messages.required });
});

it('counts whom it would reach, and whom not', async () => {
  const reach = async () =>
    (
      await editor.call('GET /api/audience-notices/reach', {
        query: { kind: 'u4i_advice', campaigns: [ids.campaign.parse(campaign)] },
      })
    ).data.data;
  const all = { people: everybody, told: everybody - declining, declined: declining, rested: 0 };
  expect(await reach()).toEqual({ ...all, mailed: all.told });
  await server.rows(
    `update notification_preferences set email = false where student_id in (select min(id) + 1 from students where 'aviso' = any(campaigns))`,
  );
  expect(await reach()).toEqual({ ...all, mailed: all.told - 1 });
});

it('counts students of any of the universities who also fit the other lists', async () => {
  const count = async (lists: object) =>
    (await editor.wrong('GET /api/audience-notices/reach', { query: { kind: 'u4i_advice', ...lists } })).data
      .data.people;
  const sum = async (condition: string) =>
    (await server.rows<{ n: number }>(`select count(*)::int as n from students where ${condition}`))[0]?.n;
  expect(await count({})).toBe(await sum('true'));
  expect(await count({ universities: [1, 2] })).toBe(await sum('university_id in (1, 2)'));
  expect(await count({ universities: [1, 2], situations: ['choosing'] })).toBe(
    await sum(`university_id in (1, 2) and situation = 'choosing'`),
  );
  expect(await count({ studyAreas: [1] })).toBe(await sum('study_area_id = 1'));
});

it('tells those who want it, by message and mail, in steps, and nobody twice', async () => {
  const notice = await sendingWithoutJob();
  expect((await step(notice)).told).toBeLessThanOrEqual(noticeLimits.perStep);
  expect(await read(notice)).toMatchObject({ state: 'sending', finishedAt: null });
  // The same step once more, as after a crash that lost the answer, and one of an earlier start.
  await step(notice);
  expect(await step(notice, 7)).toEqual({ told: 0 });
  const done = await read(notice);
  expect(done).toMatchObject({ state: 'sent', told: everybody - declining, declined: declining, rested: 0 });
  expect(await toldBy(notice)).toEqual({ all: done.told, people: done.told });
  expect(
    await server.rows(
      `select 1 from messages m join notification_preferences p on p.student_id = m.student_id
        where m.audience_notice_id = ${notice.id} and not p.u4i_advice`,
    ),
  ).toEqual([]);
  const [sent] = await server.rows<{ message: string; subject: string; email: string }>(
    `select m.message, m.subject, u.email from messages m join students s on s.id = m.student_id join users u on u.id = s.user_id
      where m.audience_notice_id = ${notice.id} and m.mailed_at is not null order by m.id limit 1`,
  );
  expect(sent).toMatchObject({
    subject: 'Cómo elegir tema',
    message: '<p>Ven el <strong>lunes</strong>.</p><p><a href="/blog">Leer los consejos</a></p>',
  });
  const mail = await messageWith(server.dataDir, sent?.email ?? '', 'Ven el lunes.');
  expect(mail.subject).toBe('Cómo elegir tema');
  expect(mail.text).toContain('Leer los consejos:\nhttp://localhost:3000/blog');
  expect(mail.text).toContain('en tu perfil pediste «Consejos para mi TFG/M y mi carrera»');
  expect(mail.text).toMatch(/avisos\/baja\?messages=m\d+-u4i_advice/);
});

it('goes on where it was after a step that failed, which told nobody', async () => {
  const notice = await sendingWithoutJob();
  await step(notice);
  const before = await toldBy(notice);
  await server.rows(
    `create function refuse_notice() returns trigger language plpgsql as $$ begin raise exception 'disk is full'; end $$;
     create trigger refuse_notice after insert on messages for each row when (new.audience_notice_id is not null) execute function refuse_notice()`,
  );
  await expect(step(notice)).rejects.toThrow();
  expect(await toldBy(notice)).toEqual(before);
  await server.rows(`drop trigger refuse_notice on messages`);
  await step(notice);
  const told = everybody - declining;
  expect(await toldBy(notice)).toEqual({ all: told, people: told });
});

it('judges each student at their step', async () => {
  const notice = await sendingWithoutJob();
  await step(notice);
  const { told } = await read(notice);
  const [last] = await server.rows<{ id: number }>(
    `select s.id from students s join notification_preferences p on p.student_id = s.id
      where 'aviso' = any(campaigns) and u4i_advice order by s.id desc limit 1`,
  );
  await server.rows(`update notification_preferences set u4i_advice = false where student_id = ${last?.id}`);
  await server.rows(studentCrowd(3, 'aviso-tarde'));
  await server.rows(`update students set campaigns = array['Aviso'] where campaigns = array['aviso-tarde']`);
  await step(notice);
  expect((await read(notice)).told).toBe(everybody - declining - 1 + 3);
  expect(told).toBeLessThan(everybody - declining);
  await server.rows(`delete from users where email like 'aviso-tarde-%'`);
  await server.rows(`update notification_preferences set u4i_advice = true where student_id = ${last?.id}`);
});

it('rests those who had a notice of the kind within a day', async () => {
  const one = await sendingWithoutJob();
  await step(one);
  await step(one);
  const { told } = await read(one);
  const other = await sendingWithoutJob();
  await step(other);
  await step(other);
  expect(await read(other)).toMatchObject({ state: 'sent', told: 0, rested: told });
  const tomorrow = new Date(Date.now() + noticeLimits.hoursApart * 3_600_000);
  const third = await sendingWithoutJob();
  await step(third, 1, tomorrow);
  await step(third, 1, tomorrow);
  expect(await read(third)).toMatchObject({ told, rested: 0 });
});

it('starts by its own job, is stopped before the next step, and goes on later', async () => {
  const notice = await draft();
  expect((await start(notice)).data.data).toMatchObject({ state: 'sending', people: everybody });
  await until(async () => (await read(notice)).told > 0);
  expect((await stop(notice)).data.data.state).toBe('stopped');
  const { told } = await read(notice);
  expect(told).toBeLessThan(everybody - declining);
  await step(notice);
  expect((await read(notice)).told).toBe(told);
  expect((await stop(notice)).error).toMatchObject({ name: 'NoticeMoved', status: 409 });
  expect((await change(notice, { title: 'Otro' })).error.name).toBe('NoticeMoved');
  expect((await start(notice)).status).toBe(200);
  await until(async () => (await read(notice)).state === 'sent', 20_000);
  expect(await toldBy(notice)).toEqual({ all: everybody - declining, people: everybody - declining });
}, 40_000);

it('is planned, told at its time and not before, and can be taken back until then', async () => {
  const notice = await draft();
  const inAnHour = new Date(Date.now() + 3_600_000);
  const early = await start(notice, { startsAt: new Date(Date.now() - 60_000).toISOString() });
  expect(early.error.details.fields).toEqual({ startsAt: noticeMessages.plannedTooEarly });
  const planned = await start(notice, { startsAt: inAnHour.toISOString() });
  expect(planned.data.data).toMatchObject({ state: 'planned', startsAt: inAnHour.toISOString() });
  expect(await step(notice)).toEqual({ told: 0 });
  expect((await stop(notice)).data.data).toMatchObject({ state: 'draft', startsAt: null });
  expect(await step(notice, 1, inAnHour)).toEqual({ told: 0 });
  await start(notice, { startsAt: inAnHour.toISOString() });
  // Its job is lost, as in a restored database: the job of every ten minutes continues it.
  await server.rows(`delete from jobs.job where name = 'audience-notice-step'`);
  await server.rows(
    `update audience_notices set starts_at = now() - interval '1 hour' where id = ${notice.id}`,
  );
  expect(await server.run('overdue-notices')).toEqual({ continued: 1 });
  await until(async () => (await read(notice)).told > 0);
  await stop(notice);
});

it('is not started twice, from an old version, or without a text', async () => {
  const empty = await draft({ text: '<p> </p>' });
  expect((await start(empty)).error.details.fields).toEqual({ text: noticeMessages.withoutText });
  const notice = await draft();
  await change(notice, { title: 'Otro título', base: notice.updatedAt });
  expect((await start(notice, { base: notice.updatedAt })).error.name).toBe('RecordChanged');
  expect((await start(notice)).status).toBe(200);
  expect((await start(notice)).error.name).toBe('NoticeMoved');
  expect(
    (await editor.wrong('DELETE /api/audience-notices/:id', { params: params(notice) })).error.name,
  ).toBe('NoticeMoved');
  await stop(notice);
  expect((await editor.wrong('DELETE /api/audience-notices/:id', { params: params(empty) })).status).toBe(
    204,
  );
});

it('is tried and previewed without telling anybody', async () => {
  const notice = await draft();
  const { data } = await editor.call('GET /api/audience-notices/:id/preview', { params: params(notice) });
  expect(data.data.message).toContain('<strong>lunes</strong>');
  expect(data.data.mail).toMatchObject({ subject: 'Cómo elegir tema' });
  expect(data.data.mail.text).toContain('Hola, Nombre:\n\nVen el lunes.');
  await editor.call('POST /api/audience-notices/:id/test', { params: params(notice) });
  const mail = await messageWith(server.dataDir, 'redaccion@puente.test', 'Ven el lunes.');
  expect(mail.subject).toBe('Prueba: Cómo elegir tema');
  expect(mail.text).toContain('nadie más la ha recibido');
  expect(await toldBy(notice)).toEqual({ all: 0, people: 0 });
  expect(
    (await messagesTo(server.dataDir, 'staff@puente.test')).filter(({ subject }) =>
      subject.startsWith('Prueba'),
    ),
  ).toEqual([]);
});

it('is mailed after all other mails, and counts mails that were not taken', async () => {
  const notice = await sendingWithoutJob();
  await step(notice);
  await step(notice);
  const queued = await server.rows<{ priority: number }>(
    `select distinct priority from jobs.job where name = 'mail' and data ? 'notice'`,
  );
  expect(queued).toEqual([{ priority: -10 }]);
  const [message] = await server.rows<{ id: number }>(
    `select id from messages where audience_notice_id = ${notice.id} order by id limit 1`,
  );
  const letter = { subject: 'x', text: 'x', html: 'x' };
  await expect(
    server.run('mail', new Date(), { to: 'no es una dirección', letter, notice: message?.id }),
  ).rejects.toThrow();
  expect((await read(notice)).undelivered).toBe(1);
  await server.run('mail', new Date(), { to: 'nadie@ejemplo.es', letter, notice: message?.id });
  expect((await read(notice)).undelivered).toBe(0);
});
