import { type Client, clientOf, logIn } from '../../test/client.ts';
import { startServer, type TestServer } from '../../test/server.ts';

let server: TestServer;
let student: Client;
let coordinator: Client;
beforeAll(async () => {
  server = await startServer();
  student = await logIn(server.address, 'nueva');
  coordinator = await logIn(server.address, 'sin-organizacion');
});
afterAll(() => server.stop());

const keep = (who: Client, name: string, value: unknown) =>
  who.wrong('PUT /api/drafts', { body: { data: { name, value } } });
const names = async (who: Client) =>
  (await who.call('GET /api/drafts', {})).data.data.map(({ name }) => name);
const forget = (who: Client, name: string) =>
  who.call('DELETE /api/drafts', { query: { filters: { name: { $eq: name } } } });

it('keeps a form until it is forgotten, the last one touched first', async () => {
  const value = { title: 'Suelos vivos «ñ» 🌱', page: 2, tags: ['agua'], more: { open: true, none: null } };
  expect((await keep(student, 'tfx-create', value)).data.data).toEqual({
    name: 'tfx-create',
    value,
    updatedAt: expect.any(String) as string,
  });
  await keep(student, 'apply-12', { motivation: 'Porque' });
  expect(await names(student)).toEqual(['apply-12', 'tfx-create']);
  await keep(student, 'tfx-create', { title: 'Otro' });
  expect(await names(student)).toEqual(['tfx-create', 'apply-12']);
  const found = await student.call('GET /api/drafts', {
    query: { filters: { name: { $eq: 'tfx-create' } } },
  });
  expect(found.data.data.map((draft) => draft.value)).toEqual([{ title: 'Otro' }]);

  expect((await forget(student, 'tfx-create')).status).toBe(204);
  expect((await forget(student, 'tfx-create')).status).toBe(204);
  expect(await names(student)).toEqual(['apply-12']);
  await forget(student, 'apply-12');
});

it('is a person’s own', async () => {
  await keep(student, 'mine', { a: 1 });
  await keep(coordinator, 'mine', { a: 2 });
  expect((await student.call('GET /api/drafts', {})).data.data.map(({ value }) => value)).toEqual([{ a: 1 }]);
  await forget(coordinator, 'mine');
  expect(await names(student)).toEqual(['mine']);
  expect((await clientOf(server.address).call('GET /api/drafts', {})).status).toBe(401);
  await forget(student, 'mine');
});

it('keeps at most twenty, however they come', async () => {
  const answers = await Promise.all(
    Array.from({ length: 23 }, (_, index) => keep(student, `form-${index}`, { index })),
  );
  expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(20);
  expect(answers.flatMap(({ status, error }) => (status === 200 ? [] : error.name))).toEqual(
    Array(3).fill('TooManyDrafts'),
  );
  const [known] = await names(student);
  expect((await keep(student, known as string, { again: true })).status).toBe(200);
  await Promise.all((await names(student)).map((name) => forget(student, name)));
});

it.each<[object, string]>([
  [{ name: 'Con Espacios', value: {} }, 'name'],
  [{ name: 'a'.repeat(61), value: {} }, 'name'],
  [{ name: 'form', value: 'text' }, 'value'],
  [{ name: 'form', value: { text: 'a\0b' } }, 'value'],
  [{ name: 'form', value: { text: '\ud800' } }, 'value'],
  [{ name: 'form', value: { text: 'x'.repeat(64 * 1024) } }, 'value'],
  [{ name: 'form' }, 'value'],
])('refuses %p', async (data, field) => {
  const { status, error } = await student.wrong('PUT /api/drafts', { body: { data } });
  expect([status, Object.keys(error.details.fields ?? {})]).toEqual([400, [field]]);
});

it('refuses a form without a bottom', async () => {
  let value: object = {};
  for (let level = 0; level < 3_000; level++) value = { inner: value };
  expect((await keep(student, 'form', value)).status).toBe(400);
});

it('forgets only what it is told by name', async () => {
  expect((await student.wrong('DELETE /api/drafts', {})).status).toBe(400);
  const { status, error } = await student.wrong('DELETE /api/drafts', {
    query: { filters: { name: { $ne: 'x' } } },
  });
  expect([status, error.name, error.details.key]).toEqual([400, 'UnknownParameter', 'filters.name.$ne']);
});
