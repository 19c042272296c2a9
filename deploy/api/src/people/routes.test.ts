import { type Client, clientOf, logIn, logInAs } from '../../test/client.ts';
import { newStudent } from '../../test/new-student.ts';
import { type OperatedServer, startOperatedServer } from '../../test/operated.ts';
import { nextMessageTo } from '../../test/outbox.ts';
import type { Person } from '@puente/contract/entities/person';

let server: OperatedServer;
let administrator: Client;
let support: Client;
beforeAll(async () => {
  server = await startOperatedServer();
  [administrator, support] = await Promise.all([
    logIn(server.address, 'staff'),
    logIn(server.address, 'soporte'),
  ]);
});
afterAll(() => server.stop());

const find = async (filters: object, sort?: 'surname:asc'): Promise<Person[]> =>
  (await support.call('GET /api/people', { query: { filters, ...(sort && { sort }) } })).data.data;
const one = async (email: string): Promise<Person> => {
  const [found] = await find({ keyword: { $containsi: email } });
  if (!found) throw new Error(`Nobody has the address ${email}.`);
  return found;
};

describe('the list of people', () => {
  it.each(['castro souto', 'CASTRO iria', 'estudiante@', 'iria estudiante@puente'])(
    'finds somebody by parts of the name and the address: %s',
    async (text) => {
      expect((await find({ keyword: { $containsi: text } })).map(({ email }) => email)).toContain(
        'estudiante@puente.test',
      );
    },
  );

  it('finds nobody when one word is of nobody, nor by a wildcard', async () => {
    expect(await find({ keyword: { $containsi: 'iria nadie' } })).toEqual([]);
    expect(await find({ keyword: { $containsi: '%' } })).toEqual([]);
  });

  it('says for whom people act, what duty they have and where they are logged in', async () => {
    await logIn(server.address, 'gestion');
    expect(await one('gestion@puente.test')).toMatchObject({
      profileType: 'projectManager',
      staffRole: null,
      organizations: [{ name: 'Fundación Puerta Azul' }, { name: 'Pedal y Carga' }],
      sessions: 1,
      hasSecondFactor: false,
    });
    expect(await one('redaccion@puente.test')).toMatchObject({ staffRole: 'editor', organizations: [] });
  });

  it('narrows by role, duty and organisation', async () => {
    expect((await find({ staffRole: { $eq: 'editor' } })).map(({ email }) => email)).toEqual([
      'redaccion@puente.test',
    ]);
    const { organizations } = await one('gestion@puente.test');
    const people = await find({ organization: { $eq: organizations[0]?.id } });
    expect(people.map(({ email }) => email)).toContain('gestion@puente.test');
    const sorted = await find({ profileType: { $eq: 'staff' } }, 'surname:asc');
    expect(sorted.map(({ surname }) => surname)).toEqual(['Prado Rivas', 'Serrano Pastor', 'Vega Marín']);
  });

  it('has nothing of profiles', async () => {
    const listed = JSON.stringify(await find({}));
    expect(listed).not.toMatch(/disability|phone|password|competences/);
  });
});

it('ends every session of somebody, and says so in their security log', async () => {
  const { who } = await newStudent(server, 'perdio-el-movil@ejemplo.es');
  const { id } = (await who.call('GET /api/users/me', {})).data;
  expect((await support.call('DELETE /api/users/:id/sessions', { params: { id } })).status).toBe(204);
  expect((await who.wrong('GET /api/users/me', {})).status).toBe(401);
  const { data } = await administrator.call('GET /api/security-events', {
    query: { filters: { user: { $eq: id }, kind: { $eq: 'sessionEnded' } } },
  });
  expect(data.data).toHaveLength(1);
});

it('previews to administrators what goes with an account', async () => {
  const { id } = await one('estudiante@puente.test');
  const { data } = await administrator.call('GET /api/users/:id/deletion', { params: { id } });
  expect(data.data.goes.map(({ what }) => what)).toContain('applications');
  expect((await support.wrong('GET /api/users/:id/deletion', { params: { id } })).status).toBe(403);
});

describe('members of staff', () => {
  const email = 'nueva.redaccion@ejemplo.es';
  const person = { email, name: 'Berta', surname: 'Soler', staffRole: 'editor' } as const;
  const invite = (data: object) => administrator.wrong('POST /api/staff-members', { body: { data } });

  it('are invited by mail, choose a password, and may do what their duty says', async () => {
    expect((await invite(person)).status).toBe(200);
    const { subject, text } = await nextMessageTo(server.dataDir, email);
    expect(subject).toBe('Te invitamos al equipo de Puente');
    expect(text).toContain('redactar sus contenidos');
    const code = /code=([\w-]+)/.exec(text)?.[1] ?? '';
    await clientOf(server.address).call('POST /api/auth/reset-password', {
      body: { code, password: 'marejada-57', passwordConfirmation: 'marejada-57' },
    });
    const editor = await logInAs(server.address, email, 'marejada-57');
    expect((await editor.call('GET /api/users/me', {})).data).toMatchObject({ staffRole: 'editor' });
    expect((await editor.call('GET /api/search-synonyms', {})).status).toBe(200);
    expect((await editor.wrong('GET /api/people', {})).status).toBe(403);
  });

  it('are not made of people who have a profile, and are not invited twice', async () => {
    for (const taken of [email, 'estudiante@puente.test'])
      expect(await invite({ ...person, email: taken })).toMatchObject({
        status: 409,
        error: { name: 'EmailTaken' },
      });
    expect((await invite({ ...person, email: 'x', staffRole: 'jefa' })).error.details.fields).toEqual({
      email: expect.any(String) as string,
      staffRole: expect.any(String) as string,
    });
  });

  it('get another duty, which counts at once; nobody changes their own', async () => {
    const editor = await logInAs(server.address, email, 'marejada-57');
    const { id } = await one(email);
    const appoint = (user: number, staffRole: 'support' | null) =>
      administrator.wrong('PUT /api/users/:id/staff-role', {
        params: { id: user },
        body: { data: { staffRole } },
      });
    expect((await appoint(id, 'support')).data).toMatchObject({ data: { staffRole: 'support' } });
    expect((await editor.call('GET /api/people', {})).status).toBe(200);
    expect((await appoint(id, null)).status).toBe(200);
    expect((await editor.wrong('GET /api/people', {})).status).toBe(403);
    const own = (await administrator.call('GET /api/users/me', {})).data.id;
    expect(await appoint(own, 'support')).toMatchObject({ status: 409, error: { name: 'OwnDuty' } });
    const student = await one('estudiante@puente.test');
    expect(await appoint(student.id, 'support')).toMatchObject({
      status: 409,
      error: { name: 'NotOfStaff' },
    });
    const { data } = await administrator.call('GET /api/staff-acts', {
      query: { filters: { record: { $eq: id } } },
    });
    expect(data.data.map(({ changes }) => changes)).toContainEqual([
      { field: 'staffRole', before: 'editor', after: 'support' },
    ]);
  });
});
