import { type Client, clientOf, logIn } from '../../test/client.ts';
import { imageFile, pdfFile } from '../../test/files.ts';
import { newStudent } from '../../test/new-student.ts';
import { startServer, type TestServer } from '../../test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

describe('GET /api/users/me', () => {
  it.each([
    [
      'estudiante',
      { profileType: 'student', details: { university: 'Universidad de A Coruña', situation: 'choosing' } },
    ],
    [
      'nueva',
      {
        profileType: 'student',
        details: {
          university: null,
          province: null,
          favorites: [],
          favourites_resources: [],
          favorites_tfxes: [],
          follows: [],
          opportunities: [],
        },
      },
    ],
    [
      'coordinacion',
      { profileType: 'coordinator', details: { organization: { name: 'Código Abierto Local' } } },
    ],
    ['sin-organizacion', { profileType: 'coordinator', details: { organization: null } }],
    [
      'gestion',
      { details: { organizations: [{ name: 'Fundación Puerta Azul' }, { name: 'Pedal y Carga' }] } },
    ],
    ['docente', { profileType: 'teacher', details: { university: 'Universidad de A Coruña' } }],
    ['staff', { profileType: 'staff', details: null }],
  ] as const)('§7.2 tells %s who they are', async (account, expected) => {
    const { status, data } = await (await logIn(server.address, account)).call('GET /api/users/me', {});
    expect(status).toBe(200);
    expect(data).toMatchObject({ email: `${account}@puente.test`, ...expected });
  });

  it('tells a student which works are theirs, drafts and published, and nobody else (§3, user details: tfxs)', async () => {
    const student = await logIn(server.address, 'estudiante');
    const details = (await student.call('GET /api/users/me', {})).data.details;
    const query = { pagination: { pageSize: 100 } };
    const own = (
      await student.call('GET /api/students/:id/tfxes', { params: { id: details?.id ?? 0 }, query })
    ).data.data;
    expect(details?.tfxs).toEqual(
      own.map(({ id, isDraft }) => ({ id, isDraft })).sort((a, b) => a.id - b.id),
    );
    expect(details?.tfxs?.filter(({ isDraft }) => !isDraft)).toHaveLength(3);
    expect(
      (await (await logIn(server.address, 'nueva')).call('GET /api/users/me', {})).data.details?.tfxs,
    ).toEqual([]);
    expect(
      (await (await logIn(server.address, 'docente')).call('GET /api/users/me', {})).data.details,
    ).not.toHaveProperty('tfxs');
  });

  it('tells a student which resources they saved, the last first (§3, favourites_resources)', async () => {
    const student = await logIn(server.address, 'nueva');
    const { data } = await student.call('GET /api/users/me', {});
    const save = (favourites_resources: object) =>
      student.wrong('PUT /api/students/:id', {
        params: { id: data.details?.id ?? 0 },
        body: { data: { favourites_resources } },
      });
    await save({ connect: [2] });
    await save({ connect: [5] });
    const details = (await student.call('GET /api/users/me', {})).data.details;
    expect(details?.favourites_resources).toEqual([5, 2]);
    await save([]);
  });

  it('tells a student which works they saved, the last first (§3, favorites_tfxes)', async () => {
    const student = await logIn(server.address, 'nueva');
    const { data } = await student.call('GET /api/users/me', {});
    const published = (await student.call('GET /api/tfxes', {})).data.data.map(({ id }) => id);
    const save = (favorites_tfxes: object) =>
      student.wrong('PUT /api/students/:id', {
        params: { id: data.details?.id ?? 0 },
        body: { data: { favorites_tfxes } },
      });
    await save({ connect: [published[0]] });
    await save({ connect: [published[1]] });
    const details = (await student.call('GET /api/users/me', {})).data.details;
    expect(details?.favorites_tfxes).toEqual([published[1], published[0]]);
    await save([]);
  });

  it('asks the others to log in', async () => {
    for (const token of [undefined, 'not-a-token']) {
      const { status, error } = await clientOf(server.address, token).call('GET /api/users/me', {});
      expect(status).toBe(401);
      expect(error).toEqual({
        status: 401,
        name: 'Unauthorized',
        message: 'Inicia sesión para continuar.',
        details: {},
      });
    }
  });
});

const idOf = async (who: Client) => (await who.call('GET /api/users/me', {})).data.id;
const picture = async (who: Client) =>
  (
    await who.call('POST /api/upload', {
      query: { for: 'picture' },
      files: await imageFile('yo.png', 'png', { width: 40, height: 40 }),
    })
  ).data[0]?.id as number;

describe('GET /api/users/:id', () => {
  it('§7.2 shows a user to themselves and to staff, with the picture', async () => {
    const { who } = await newStudent(server, 'retrato@ejemplo.es');
    const id = await idOf(who);
    await who.call('PUT /api/user/me', { body: { picture: await picture(who) } });
    for (const reader of [who, await logIn(server.address, 'staff')]) {
      const { status, data } = await reader.call('GET /api/users/:id', {
        params: { id },
        query: { populate: ['picture'] },
      });
      expect(status).toBe(200);
      expect(data).toMatchObject({
        id,
        email: 'retrato@ejemplo.es',
        name: 'Uxía',
        profileType: 'student',
        confirmed: true,
        picture: { mime: 'image/png' },
      });
    }
    expect((await who.call('GET /api/users/:id', { params: { id } })).data).not.toHaveProperty('picture');
  });

  it('hides everybody else, and refuses other relations', async () => {
    const student = await logIn(server.address, 'estudiante');
    const id = await idOf(student);
    for (const account of ['nueva', 'coordinacion', 'docente', 'gestion'] as const) {
      expect(
        (await (await logIn(server.address, account)).call('GET /api/users/:id', { params: { id } })).status,
      ).toBe(404);
    }
    expect(
      (await student.wrong('GET /api/users/:id', { params: { id }, query: { populate: 'accounts' } })).error,
    ).toMatchObject({ name: 'UnknownParameter', details: { key: 'populate.accounts' } });
  });
});

describe('PUT /api/user/me', () => {
  let who: Client;
  const change = (body: object) => who.wrong('PUT /api/user/me', { body });
  beforeAll(async () => {
    ({ who } = await newStudent(server, 'cambia@ejemplo.es'));
  });

  it('§7.2 changes name, surname, phone and picture', async () => {
    const id = await picture(who);
    const { status, data } = await change({
      name: ' Uxía María ',
      surname: 'Lago Rey',
      phone: '+34 600 999 888',
      picture: id,
    });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      name: 'Uxía María',
      surname: 'Lago Rey',
      phone: '+34 600 999 888',
      picture: { id },
    });
    const address = data.picture?.url ?? '';
    const addresses = [address, ...Object.values(data.picture?.formats ?? {}).map(({ url }) => url)];
    const statuses = () =>
      Promise.all(addresses.map(async (path) => (await fetch(`${server.address}${path}`)).status));
    expect(new Set(await statuses())).toEqual(new Set([200]));
    // The same again replaces nothing.
    await change({ picture: id });
    expect(new Set(await statuses())).toEqual(new Set([200]));
    expect((await change({ picture: null })).data.picture).toBeNull();
    expect(new Set(await statuses())).toEqual(new Set([404]));
  });

  it('§5 does not write an empty phone', async () => {
    expect((await change({ phone: '' })).data.phone).toBe('+34 600 999 888');
    expect((await change({})).data.phone).toBe('+34 600 999 888');
  });

  it('§4.1 notes the login by its own clock', async () => {
    const { data } = await change({ lastLogin: '1999-01-01T00:00:00.000Z' });
    expect(Math.abs(Date.parse(data.lastLogin ?? '') - Date.now())).toBeLessThan(60_000);
  });

  it.each([
    [{ name: '' }, { name: 'Campo obligatorio' }],
    [{ name: 'x'.repeat(101) }, { name: 'Longitud máxima alcanzada.' }],
    [{ phone: '+34' }, { phone: 'Formato de teléfono no válido' }],
    [{ picture: 2_000_000_000 }, { picture: 'Elige una imagen que hayas subido tú.' }],
    [{ picture: 'x' }, { picture: 'Formato no válido.' }],
  ])('refuses %j', async (body, fields) => {
    const { status, error } = await change(body);
    expect([status, error.details.fields]).toEqual([400, fields]);
  });

  it('refuses another user’s picture, and what is no picture', async () => {
    const theirs = await picture(await logIn(server.address, 'nueva'));
    const cv = (await who.call('POST /api/upload', { query: { for: 'cv' }, files: pdfFile('cv.pdf') }))
      .data[0]?.id;
    for (const id of [theirs, cv]) expect((await change({ picture: id })).status).toBe(400);
  });

  it('changes no role', async () => {
    expect((await change({ profileType: 'teacher' })).error.name).toBe('ProfileExists');
    expect((await change({ profileType: 'staff' })).status).toBe(403);
    expect((await change({ profileType: 'student' })).data.profileType).toBe('student');
    expect((await change({ email: 'otra@ejemplo.es' })).error.details.key).toBe('email');
  });
});
