import { type Client, clientOf, logIn } from '../../test/client.ts';
import { startServer, type TestServer } from '../../test/server.ts';

let server: TestServer;
let student: Client;
beforeAll(async () => {
  server = await startServer();
  student = await logIn(server.address, 'nueva');
});
afterAll(() => server.stop());

const agua = {
  name: '«agua», Remoto',
  address: 'q=agua&modality=remote',
  filters: { keyword: { $containsi: 'agua' }, presentiality: { $in: ['remote'] } },
  frequency: 'weekly',
};
const save = (changes: object = {}) =>
  student.wrong('POST /api/saved-searches', { body: { data: { ...agua, ...changes } } });
const all = async () => (await student.call('GET /api/saved-searches', {})).data.data;
const remove = (id: number) => student.wrong('DELETE /api/saved-searches/:id', { params: { id } });

afterEach(async () => {
  for (const { id } of await all()) await remove(id);
});

it('keeps a search once, renames it and removes it', async () => {
  const { data } = await save();
  expect(data.data).toMatchObject({ name: agua.name, address: agua.address, frequency: 'weekly' });
  expect((await save({ name: 'Agua', frequency: 'daily' })).data.data.id).toBe(data.data.id);
  await save({ address: '', filters: {}, name: 'Todos los proyectos' });
  expect((await all()).map(({ name, frequency }) => [name, frequency])).toEqual([
    ['Todos los proyectos', 'weekly'],
    ['Agua', 'daily'],
  ]);
  const renamed = await student.wrong('PUT /api/saved-searches/:id', {
    params: { id: data.data.id },
    body: { data: { name: 'Ríos', frequency: 'never' } },
  });
  expect(renamed.data.data).toMatchObject({ name: 'Ríos', frequency: 'never', address: agua.address });
  expect((await remove(data.data.id)).status).toBe(204);
  expect((await remove(data.data.id)).status).toBe(404);
});

it('keeps at most ten, however they come', async () => {
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => save({ address: `q=agua${index}` })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(10).fill(200), 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.error.name).toBe('TooManySavedSearches');
});

it.each([
  [{ name: '' }, 'name'],
  [{ name: 'a\nb' }, 'name'],
  [{ name: 'a'.repeat(81) }, 'name'],
  [{ address: 'q="><script>' }, 'address'],
  [{ address: 'q=a#b' }, 'address'],
  [{ frequency: 'hourly' }, 'frequency'],
])('refuses %p', async (change, field) => {
  const { status, error } = await save(change);
  expect([status, Object.keys(error.details.fields ?? {})]).toEqual([400, [field]]);
});

it('takes the conditions of the list of projects and no others', async () => {
  expect((await save({ filters: { secret: { $eq: 1 } } })).status).toBe(400);
  expect((await save({ filters: { presentiality: { $eq: 'telepathic' } } })).status).toBe(400);
  expect((await save({ filters: { internship: { $eq: true } } })).status).toBe(200);
});

it('is for students', async () => {
  const teacher = await logIn(server.address, 'docente');
  expect((await teacher.wrong('GET /api/saved-searches', {})).status).toBe(403);
});

describe('RFC 8058: the end of the mails without a session', () => {
  const unsubscribe = (token: string, type: string) =>
    fetch(`${server.address}/api/saved-searches/unsubscribe?token=${encodeURIComponent(token)}`, {
      method: 'POST',
      headers: { 'content-type': type },
      body: 'List-Unsubscribe=One-Click',
    });

  it.each(['', '1', '1.', 'x.y', '1.VGhpcyBpcyBubyB0b2tlbg', '-1.a', '1e9.a'])(
    'refuses the token %p, which is none of ours',
    async (token) => {
      const answer = await unsubscribe(token, 'application/x-www-form-urlencoded');
      expect(answer.status).toBe(410);
    },
  );

  it('takes forms, and no other call does', async () => {
    const other = await fetch(`${server.address}/api/saved-searches`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'a=b',
    });
    expect(other.status).toBe(401);
    const text = await unsubscribe('1.a', 'text/plain');
    expect(text.status).toBe(415);
  });

  it('asks for a token', async () => {
    const { status } = await clientOf(server.address).wrong('POST /api/saved-searches/unsubscribe', {});
    expect(status).toBe(400);
  });
});
