import { type Client, logIn } from '../../test/client.ts';
import { newStudent } from '../../test/new-student.ts';
import { type OperatedServer, startOperatedServer } from '../../test/operated.ts';
import { messagesTo, messageWith } from '../../test/outbox.ts';
import { password, remove } from '../../test/own-account.ts';
import { contactMessageCalls } from '@puente/contract/calls/contact-messages';
import { unzip } from '@puente/testing/unzip';
import { answerMail } from './mails.ts';

let server: OperatedServer;
let support: Client;
let colleague: Client;
let supportId: number;
let colleagueId: number;
beforeAll(async () => {
  server = await startOperatedServer();
  [support, colleague] = await Promise.all([
    logIn(server.address, 'soporte'),
    logIn(server.address, 'staff'),
  ]);
  supportId = (await support.call('GET /api/users/me', {})).data.id;
  colleagueId = (await colleague.call('GET /api/users/me', {})).data.id;
});
afterAll(() => server.stop());
beforeEach(() => server.rows('delete from contact_messages'));

const { data: example } = contactMessageCalls['POST /api/contact-messages'].example.body;

/** Inserts a message as a visitor would, without the limit of the form. Returns its id. */
async function message(columns: Record<string, string> = {}): Promise<number> {
  const given = {
    audience: `'student'`,
    name: `'Sabela Ejemplo'`,
    email: `'sabela@ejemplo.es'`,
    subject: `'Cambiar de universidad'`,
    message: `'He cambiado de universidad. ¿Cómo lo digo en mi perfil?'`,
    ...columns,
  };
  const [row] = await server.rows<{ id: number }>(
    `insert into contact_messages (${Object.keys(given).join()}) values (${Object.values(given).join()}) returning id`,
  );
  return row?.id ?? 0;
}

const thread = async (id: number) =>
  (await support.call('GET /api/contact-messages/:id', { params: { id } })).data.data;
const answer = (id: number, text: string, answers: number, who = support) =>
  who.wrong('POST /api/contact-messages/:id/answers', { params: { id }, body: { data: { text, answers } } });
const assign = (id: number, user: number | null, seen: number | null, who = support) =>
  who.wrong('PUT /api/contact-messages/:id/assignment', { params: { id }, body: { data: { user, seen } } });
const move = (id: number, data: object, who = support) =>
  who.wrong('PUT /api/contact-messages/:id/state', { params: { id }, body: { data } });
const list = async (filters: object, who = support) =>
  (await who.wrong('GET /api/contact-messages', { query: { filters } })).data;
const names = async (filters: object) => (await list(filters)).data.map(({ subject }) => subject);

describe('a message', () => {
  it('is taken, answered by mail, settled and opened again', async () => {
    const id = await message();
    expect((await assign(id, supportId, null)).data.data).toMatchObject({
      state: 'taken',
      assignee: { id: supportId },
    });
    const text = 'En tu perfil, en «Estudios».\n\nUn saludo.';
    const answered = await answer(id, text, 0);
    expect(answered.status).toBe(200);
    expect(answered.data.data).toMatchObject({
      state: 'waiting',
      firstAnsweredAt: expect.any(String) as string,
      entries: [{ kind: 'answer', text, author: expect.any(String) as string }],
    });
    const { reference } = answered.data.data;
    const mail = await messageWith(server.dataDir, 'sabela@ejemplo.es', 'en «Estudios»');
    expect(mail.subject).toBe('Re: Cambiar de universidad');
    expect(mail.text).toContain('Hola, Sabela Ejemplo:');
    expect(mail.text).toContain('> He cambiado de universidad.');
    expect(mail.text).toContain(reference);

    const before = answered.data.data.waitsSince;
    expect((await move(id, { state: 'taken', seen: 'waiting' })).data.data.state).toBe('taken');
    expect((await thread(id)).waitsSince > before).toBe(true);
    const settled = await move(id, { state: 'settled', outcome: 'answered', seen: 'taken' });
    expect(settled.data.data).toMatchObject({
      state: 'settled',
      outcome: 'answered',
      settledAt: expect.any(String) as string,
    });
    const opened = await move(id, { state: 'taken', seen: 'settled' });
    expect(opened.data.data).toMatchObject({ state: 'taken', outcome: null, settledAt: null });
  });

  it('is of its first answerer when nobody had taken it, and keeps the time of its first answer', async () => {
    const id = await message();
    const first = (await answer(id, 'Una respuesta.', 0, colleague)).data.data;
    expect(first.assignee?.id).toBe(colleagueId);
    const second = (await answer(id, 'Otra respuesta.', 1)).data.data;
    expect(second.assignee?.id).toBe(colleagueId);
    expect(second.firstAnsweredAt).toBe(first.firstAnsweredAt);
  });

  it('is not taken from a colleague who was faster, nor given to others than supporters', async () => {
    const id = await message();
    const both = await Promise.all([assign(id, supportId, null), assign(id, colleagueId, null, colleague)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.error.name).toBe('ContactMessageChanged');
    const { assignee } = await thread(id);
    const editor = (await (await logIn(server.address, 'redaccion')).call('GET /api/users/me', {})).data.id;
    expect((await assign(id, editor, assignee?.id ?? null)).error.name).toBe('NotSupporter');
    expect((await assign(id, null, assignee?.id ?? null)).data.data).toMatchObject({
      assignee: null,
      state: 'new',
    });
  });

  it('gets one of two answers at the same moment; the other is refused, and no mail is sent for it', async () => {
    const id = await message({ email: `'dos@ejemplo.es'` });
    const both = await Promise.all([
      answer(id, 'La de soporte.', 0),
      answer(id, 'La de la colega.', 0, colleague),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.error.name).toBe('ContactMessageAnswered');
    expect((await thread(id)).entries).toHaveLength(1);
    await messageWith(server.dataDir, 'dos@ejemplo.es', 'La de');
    expect(await server.rows("select 1 from jobs.job where name = 'mail' and state < 'completed'")).toEqual(
      [],
    );
    expect(await messagesTo(server.dataDir, 'dos@ejemplo.es')).toHaveLength(1);
  });

  it('is settled once, with a result, and is not answered while it is settled', async () => {
    const id = await message();
    expect((await move(id, { state: 'settled', seen: 'new' })).status).toBe(400);
    expect((await move(id, { state: 'taken', outcome: 'spam', seen: 'new' })).status).toBe(400);
    const settle = { state: 'settled', outcome: 'spam', seen: 'new' };
    const both = await Promise.all([move(id, settle), move(id, settle, colleague)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await answer(id, 'Demasiado tarde.', 0)).error.name).toBe('ContactMessageSettled');
    expect((await assign(id, supportId, supportId)).error.name).toBe('ContactMessageSettled');
  });

  it('has notes of the team, which are mailed to nobody', async () => {
    const id = await message({ email: `'sin-notas@ejemplo.es'` });
    await support.call('POST /api/contact-messages/:id/notes', {
      params: { id },
      body: { data: { text: 'Llamó ayer.' } },
    });
    expect((await thread(id)).entries).toMatchObject([{ kind: 'note', text: 'Llamó ayer.' }]);
    expect(await messagesTo(server.dataDir, 'sin-notas@ejemplo.es')).toEqual([]);
  });

  it('leaves no word of a person in the trail', async () => {
    const id = await message();
    await answer(id, 'Palabras de la respuesta.', 0);
    const [act] = (await colleague.call('GET /api/staff-acts', {})).data.data;
    expect(act).toMatchObject({
      call: 'POST /api/contact-messages/:id/answers',
      record: id,
      recordName: null,
    });
    expect(JSON.stringify(act)).not.toMatch(/Palabras|Sabela/);
  });
});

describe('the mail of an answer', () => {
  const row = {
    name: 'Sabela',
    subject: '<b>Hola</b>',
    audience: 'student',
    reference: '4F2A91BC',
    message: '<img src=x onerror=alert(1)>',
    createdAt: new Date('2026-11-03T10:00:00Z'),
    kind: 'contact',
  } as const;

  it('shows HTML of people as text, and no name that is an address', () => {
    const mail = answerMail({ ...row, name: 'www.estafa.es' }, 'Mira <script>', 'https://puente.example');
    expect(mail.html).not.toMatch(/<img|<script|<b>/);
    expect(mail.text).not.toContain('estafa');
    expect(mail.text).toContain('El 3 de noviembre nos escribiste:');
  });
});

describe('the list', () => {
  it('has those first that wait longest, and finds by state, person, words and delay', async () => {
    await message({ subject: `'Nuevo'`, waits_since: `now() - interval '1 day'` });
    await message({ subject: `'Viejo'`, waits_since: `now() - interval '3 days'` });
    const mine = await message({ subject: `'Convenio marco'` });
    await assign(mine, supportId, null);
    await message({ subject: `'Cerrado'`, state: `'settled'`, settled_at: 'now()' });
    expect(await names({})).toEqual(expect.arrayContaining(['Viejo', 'Nuevo', 'Convenio marco', 'Cerrado']));
    expect((await names({ state: { $in: ['new', 'taken'] } })).slice(0, 2)).toEqual(['Viejo', 'Nuevo']);
    expect(await names({ overdue: { $eq: true } })).toEqual(['Viejo']);
    expect(await names({ assignee: { $eq: supportId } })).toEqual(['Convenio marco']);
    expect(await names({ assignee: { $null: true }, state: { $eq: 'new' } })).toEqual(['Viejo', 'Nuevo']);
    expect(await names({ keyword: { $containsi: 'CONVENIO sabela' } })).toEqual(['Convenio marco']);
    const { reference } = await thread(mine);
    expect(await names({ keyword: { $containsi: reference.toLowerCase() } })).toEqual(['Convenio marco']);
  });

  it('tells the median time until a first answer in the last 30 days', async () => {
    for (const minutes of [30, 60, 600])
      await message({
        created_at: `now() - interval '2 days'`,
        first_answered_at: `now() - interval '2 days' + interval '${minutes} minutes'`,
        state: `'waiting'`,
      });
    await message({
      created_at: `now() - interval '90 days'`,
      first_answered_at: `now() - interval '60 days'`,
      state: `'settled'`,
    });
    await message({ waits_since: `now() - interval '3 days'` });
    const { data } = await support.call('GET /api/contact-messages/answer-times', {});
    expect(data.data).toMatchObject({ answered: 3, medianMinutes: 60, pending: 1, overdue: 1 });
  });
});

describe('a report about a project', () => {
  it('becomes a message with a link to the project, and its answer reaches the reader', async () => {
    const student = await logIn(server.address, 'estudiante');
    const [project] = (await student.call('GET /api/projects', {})).data.data;
    await student.wrong('POST /api/projects/:id/problems', {
      params: { id: project?.id ?? 0 },
      body: { data: { reason: 'unavailable' } },
    });
    const [reported] = (await list({ kind: { $eq: 'project' } })).data;
    const found = await thread(reported?.id ?? 0);
    expect(found).toMatchObject({
      subject: project?.title,
      recordId: project?.id,
      reason: 'unavailable',
      message: 'Ya no está disponible.',
      email: 'estudiante@puente.test',
      audience: null,
    });
    await answer(found.id, 'Gracias: lo hemos cerrado.', 0);
    const mail = await messageWith(server.dataDir, 'estudiante@puente.test', 'lo hemos cerrado');
    expect(mail.text).toContain('nos avisaste:');
  });
});

describe('messages of an account', () => {
  it('are exported with their answers, without notes, and go with the account', async () => {
    const { who } = await newStudent(server, 'escribe@ejemplo.es');
    await who.call('POST /api/contact-messages', { body: { data: example } });
    const [{ id } = { id: 0 }] = await server.rows<{ id: number }>('select id from contact_messages');
    await answer(id, 'Respuesta que se exporta.', 0);
    await support.call('POST /api/contact-messages/:id/notes', {
      params: { id },
      body: { data: { text: 'Nota que no se exporta.' } },
    });
    const zip = await who.call('GET /api/users/me/export', {});
    const text =
      unzip(Buffer.from(await zip.data.arrayBuffer()))
        .get('datos.json')
        ?.toString() ?? '';
    expect(JSON.parse(text)).toMatchObject({
      mensajes_a_contacto: [
        { asunto: example.subject, respuestas: [{ respuesta: 'Respuesta que se exporta.' }] },
      ],
    });
    expect(text).not.toContain('Nota que no se exporta');
    expect((await remove(who, { password })).status).toBe(204);
    expect(await server.rows('select 1 from contact_messages')).toEqual([]);
    expect(await server.rows('select 1 from contact_entries')).toEqual([]);
  });
});

describe('saved answers', () => {
  it('are shared, have names of their own, and know {nombre} only', async () => {
    const save = (data: object, who = support) => who.wrong('POST /api/saved-answers', { body: { data } });
    const saved = await save({ name: 'Zona horaria', text: 'Hola, {nombre}.' });
    expect(saved.status).toBe(200);
    expect((await save({ name: 'Zona horaria', text: 'Otra.' }, colleague)).error.name).toBe(
      'SavedAnswerExists',
    );
    expect((await save({ name: 'Mal', text: 'Sobre {proyecto}.' })).error.details.fields).toEqual({
      text: 'Aquí solo puedes usar {nombre}.',
    });
    const all = (await colleague.call('GET /api/saved-answers', {})).data.data;
    expect(all.at(-1)).toMatchObject({ name: 'Zona horaria', text: 'Hola, {nombre}.' });
    const { id } = saved.data.data;
    expect(
      (
        await colleague.wrong('PUT /api/saved-answers/:id', {
          params: { id },
          body: { data: { name: 'Zona' } },
        })
      ).data.data.name,
    ).toBe('Zona');
    expect((await support.call('DELETE /api/saved-answers/:id', { params: { id } })).status).toBe(204);
  });
});
