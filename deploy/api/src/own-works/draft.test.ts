import { type Client, clientOf, logIn } from '../../test/client.ts';
import { pdfFile } from '../../test/files.ts';
import { newStudent } from '../../test/new-student.ts';
import { proposal } from '../../test/proposal.ts';
import { startServer, type TestServer } from '../../test/server.ts';

let server: TestServer;
let anyone: Client;
let author: Client;
let staff: Client;

beforeAll(async () => {
  server = await startServer();
  anyone = clientOf(server.address);
  author = await logIn(server.address, 'estudiante');
  staff = await logIn(server.address, 'staff');
});
afterAll(() => server.stop());

const create = (who: Client, data: object) => who.wrong('POST /api/tfxes', { body: { data } });
const change = (who: Client, id: number, data: object) =>
  who.wrong('PUT /api/tfxes/:id', { params: { id }, body: { data } });
const publish = (who: Client, id: number) => who.wrong('POST /api/tfxes/:id/publish', { params: { id } });
const read = (who: Client, id: number) => who.wrong('GET /api/tfxes/:id', { params: { id }, query: {} });

describe('the licence and the embargo', () => {
  it('keep the document from everybody but the people involved until the day comes', async () => {
    const { who } = await newStudent(server, 'reservada@ejemplo.es');
    const file = (
      await who.call('POST /api/upload', { query: { for: 'tfx' }, files: pdfFile('Memoria.pdf') })
    ).data[0]?.id as number;
    const { id } = (
      await create(who, {
        ...proposal,
        status: 'finished',
        tfxDate: '2026-06-30',
        file,
        licence: 'CC BY-SA 4.0',
        embargo_until: '2090-01-01',
        ods: [14, 6, 6],
      })
    ).data.data;
    await publish(who, id);
    const get = (reader: Client) => reader.wrong('GET /api/tfxes/:id/file', { params: { id } });
    const told = await read(anyone, id);
    expect(told.data.data).toMatchObject({
      licence: 'CC BY-SA 4.0',
      embargo_until: '2090-01-01',
      ods: [6, 14],
      file: { name: 'un-mapa-sonoro-de-los-mercados.pdf' },
      file_url: null,
    });
    for (const reader of [anyone, author, await logIn(server.address, 'coordinacion')]) {
      const refused = await get(reader);
      expect([refused.status, refused.error.name]).toEqual([403, 'TfxEmbargoed']);
    }
    for (const reader of [who, staff])
      expect((await reader.call('GET /api/tfxes/:id/file', { params: { id } })).status).toBe(200);
    expect((await read(who, id)).data.data.file_url).toBe(`/api/tfxes/${id}/file`);

    await change(who, id, { embargo_until: '2026-07-01' });
    expect((await anyone.call('GET /api/tfxes/:id/file', { params: { id } })).status).toBe(200);
    const { error } = await create(who, {
      ...proposal,
      licence: 'MIT',
      ods: [18],
      embargo_until: '2026-02-30',
    });
    expect(Object.keys(error.details.fields ?? {}).sort()).toEqual(['embargo_until', 'licence', 'ods']);
  });
});

it('is cited with its address, by those who see it', async () => {
  const { id } = (await create(author, proposal)).data.data;
  const cited = (who: Client) => who.wrong('GET /api/tfxes/:id/citations', { params: { id } });
  expect((await cited(anyone)).status).toBe(404);
  const { data } = await cited(author);
  expect(data.data.apa).toContain(proposal.title);
  expect(data.data.iso690).toMatch(new RegExp(`Disponible en: https?://.+/tfx/${id}[.]$`));
});

describe('what is typed of a work', () => {
  const begin = (who: Client, status: string, title?: string) =>
    who.wrong('POST /api/tfxes/draft', { body: { data: { status, ...(title !== undefined && { title }) } } });
  const keep = (who: Client, id: number, data: object) =>
    who.wrong('PUT /api/tfxes/:id/draft', {
      params: { id },
      body: { data: { value: {}, base: null, ...data } },
    });
  const ownOf = async (who: Client) => {
    const student = (await who.call('GET /api/users/me', {})).data.details?.id as number;
    const { data } = await who.call('GET /api/students/:id/tfxes', { params: { id: student }, query: {} });
    return data.data.map(({ id }) => id);
  };
  const kept = async (who: Client, id: number) =>
    (await who.call('GET /api/tfxes/:id/draft', { params: { id } })).data.data;

  it('§2.4 is kept beside it, as its author’s own draft, until it is saved', async () => {
    const { who } = await newStudent(server, 'escribe@ejemplo.es');
    const { status, data } = await begin(who, 'finished');
    const { id } = data.data;
    expect([status, data.data]).toMatchObject([200, { title: '', status: 'finished', isDraft: true }]);
    // An answer that was lost leaves no second one behind.
    expect((await begin(who, 'finished')).data.data.id).toBe(id);
    expect((await begin(who, 'choosing')).data.data.id).not.toBe(id);
    // Untouched, it is not among the author’s works yet.
    expect(await ownOf(who)).toEqual([]);
    expect(await kept(who, id)).toBeNull();

    const value = { values: { title: 'Suelos', tfxDate: '2026-' }, page: 2 };
    const file = (await who.call('POST /api/upload', { query: { for: 'tfx' }, files: pdfFile('M.pdf') }))
      .data[0]?.id as number;
    const first = await keep(who, id, { value, title: 'Suelos', file });
    expect(first.data.data.value).toEqual(value);
    expect(await kept(who, id)).toEqual(first.data.data);
    expect((await read(who, id)).data.data).toMatchObject({ title: 'Suelos', summary: '', file: null });
    expect(await ownOf(who)).toEqual([id]);
    expect((await begin(who, 'finished')).data.data.id).not.toBe(id);
    expect((await publish(who, id)).error.details.fields).toHaveProperty('summary');

    const saved = await change(who, id, { ...proposal, status: 'finished', tfxDate: '2026-06-30', file });
    expect([saved.status, await kept(who, id)]).toEqual([200, null]);
    // From then on the title is what was saved.
    await keep(who, id, { value, title: 'Otro' });
    expect((await read(who, id)).data.data.title).toBe(proposal.title);
    expect((await who.call('DELETE /api/tfxes/:id/draft', { params: { id } })).status).toBe(204);
    expect(await kept(who, id)).toBeNull();
  });

  it('begins with its title, once, and can be removed by its author', async () => {
    const { who } = await newStudent(server, 'titulo@ejemplo.es');
    const { id, title } = (await begin(who, 'onGoing', ' Suelos vivos ')).data.data;
    expect(title).toBe('Suelos vivos');
    expect((await begin(who, 'onGoing', 'Suelos vivos')).data.data.id).toBe(id);
    expect((await begin(who, 'onGoing', '  ')).error.details.fields).toHaveProperty('title');
    expect(await ownOf(who)).toEqual([id]);
    const another = (await begin(who, 'onGoing', 'Suelos')).data.data.id;
    expect(another).not.toBe(id);
    expect((await who.call('DELETE /api/tfxes/:id', { params: { id } })).status).toBe(204);
    expect(await ownOf(who)).toEqual([another]);
  });

  it('is not overwritten by a second tab that has not seen it', async () => {
    const { who } = await newStudent(server, 'dospestanas@ejemplo.es');
    const { id } = (await begin(who, 'choosing')).data.data;
    const first = (await keep(who, id, { value: { a: 1 } })).data.data;
    const second = (await keep(who, id, { value: { a: 2 }, base: first.updatedAt })).data.data;
    expect(second.updatedAt > first.updatedAt).toBe(true);
    for (const base of [first.updatedAt, null]) {
      const refused = await keep(who, id, { value: { a: 3 }, base });
      expect([refused.status, refused.error.name]).toEqual([409, 'Conflict']);
    }
    expect((await kept(who, id))?.value).toEqual({ a: 2 });
    const both = await Promise.all(
      [4, 5].map((a) => keep(who, id, { value: { a }, base: second.updatedAt })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('takes only its author’s documents, and twenty works at a time', async () => {
    const { who } = await newStudent(server, 'muchas@ejemplo.es');
    const { id } = (await begin(who, 'choosing')).data.data;
    expect((await keep(who, id, { file: 1 })).error.details.fields).toHaveProperty('file');
    expect((await author.wrong('GET /api/tfxes/:id/draft', { params: { id } })).status).toBe(404);
    for (let made = 1; made < 20; made++) await create(who, proposal);
    await keep(who, id, { title: 'Una más' });
    expect((await begin(who, 'choosing')).error.name).toBe('TooManyDrafts');
  });
});
