import { type Client, clientOf, type DemoAccount, logIn } from '../../test/client.ts';
import { startWorld, type World } from '../../test/openid.ts';
import { nextMessageTo } from '../../test/outbox.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const university = { id: 1, name: 'Universidad de A Coruña' };

/** A user who registered through a provider, and has no profile yet. */
async function newcomer(email: string): Promise<{ who: Client; id: number }> {
  const now = Math.floor(Date.now() / 1000);
  const id_token = await world.openid.token({
    iss: world.openid.issuer,
    aud: 'google-dev',
    sub: email,
    iat: now,
    exp: now + 300,
    email,
    email_verified: true,
    given_name: 'Antía',
    family_name: 'Rey',
  });
  const { data } = await clientOf(world.server.address).call('POST /api/users-permissions/google/register', {
    body: { id_token },
  });
  return { who: clientOf(world.server.address, data.jwt), id: data.user?.id as number };
}
const me = async (who: Client) => (await who.call('GET /api/users/me', {})).data;

describe('completing a profile', () => {
  it('makes a student, with a university of the list or a typed one', async () => {
    const { who, id } = await newcomer('completa@ejemplo.es');
    const { status, data } = await who.call('POST /api/students', {
      body: { data: { user: id, university: [university], phone: '', province: 'Lugo' } },
    });
    expect(status).toBe(200);
    expect(data.data).toMatchObject({ university: university.name, province: 'Lugo', phone: null });
    expect(await me(who)).toMatchObject({
      profileType: 'student',
      details: { id: data.data.id, university: university.name },
    });
    // Once more, it adds what is given.
    const again = await who.call('POST /api/students', {
      body: { data: { university: { id: 0, name: 'Universidad Lejana' }, phone: '600111222' } },
    });
    expect(again.data.data).toMatchObject({
      id: data.data.id,
      university: 'Universidad Lejana',
      province: 'Lugo',
      phone: '600111222',
    });
  });

  it('makes a coordinator, who needs a phone, and a teacher, who does not', async () => {
    const coordinator = await newcomer('coordina@ejemplo.es');
    const refused = await coordinator.who.call('POST /api/coordinators', {
      body: { data: { job_position: 'Dirección' } },
    });
    expect([refused.status, refused.error.details.fields]).toEqual([400, { phone: 'Campo obligatorio' }]);
    expect((await me(coordinator.who)).profileType).toBeNull();
    const made = await coordinator.who.call('POST /api/coordinators', {
      body: { data: { job_position: 'Dirección', phone: '600111222' } },
    });
    expect(made.data.data).toMatchObject({
      job_position: 'Dirección',
      organization: null,
      user: { id: coordinator.id, phone: '600111222' },
    });

    const teacher = await newcomer('ensena@ejemplo.es');
    const taught = await teacher.who.call('POST /api/teachers', { body: { data: { university } } });
    expect(taught.data.data).toMatchObject({
      university: university.name,
      user: { email: 'ensena@ejemplo.es' },
    });
    expect((await me(teacher.who)).profileType).toBe('teacher');
  });

  it('is done by PUT /api/user/me as well, in the order of the specification', async () => {
    const { who, id } = await newcomer('pasos@ejemplo.es');
    expect(
      (await who.call('PUT /api/user/me', { body: { profileType: 'student', name: 'Paso' } })).data,
    ).toMatchObject({ profileType: 'student', name: 'Paso', details: { university: null } });
    expect(
      (await who.call('POST /api/students', { body: { data: { user: id, university } } })).data.data
        .university,
    ).toBe(university.name);
  });

  it('changes nobody’s role, and nobody else’s profile', async () => {
    for (const [account, call, data] of [
      ['docente', 'POST /api/students', { university }],
      ['estudiante', 'POST /api/coordinators', { phone: '600111222' }],
      ['staff', 'POST /api/teachers', {}],
      ['gestion', 'POST /api/students', { university }],
    ] as const) {
      const { status, error } = await (
        await logIn(world.server.address, account)
      ).wrong(call, { body: { data } });
      expect([status, error.name]).toEqual([409, 'ProfileExists']);
    }
    const { who } = await newcomer('ajena@ejemplo.es');
    expect((await who.call('POST /api/students', { body: { data: { user: 1, university } } })).status).toBe(
      404,
    );
    expect((await me(who)).profileType).toBeNull();
  });

  it('of ten at the same moment makes one', async () => {
    const { who } = await newcomer('prisa@ejemplo.es');
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => who.call('POST /api/students', { body: { data: { university } } })),
    );
    expect(new Set(answers.map(({ status, data }) => `${status} ${data.data.id}`)).size).toBe(1);
  });

  it.each([
    [{}, { university: 'Este campo es obligatorio.' }],
    [{ university: { id: 999_999, name: 'x' } }, { university: 'Campo obligatorio' }],
    [{ university, province: 'Narnia' }, { province: 'Formato no válido.' }],
    [{ university, phone: 'mañana' }, { phone: 'Formato de teléfono no válido' }],
    [{ university, campaigns: ['no-existe'] }, { campaigns: 'No conocemos esa campaña.' }],
  ])('refuses %j and leaves nothing of it', async (data, fields) => {
    const { who } = await newcomer(`mal.${JSON.stringify(data).length}@ejemplo.es`);
    const { status, error } = await who.wrong('POST /api/students', { body: { data } });
    expect([status, error.details.fields]).toEqual([400, fields]);
    expect((await me(who)).profileType).toBeNull();
  });
});

describe('the lists of profiles', () => {
  it.each([
    [
      'GET /api/coordinators',
      'coordinacion',
      { populate: ['organization', 'user'] },
      { organization: { name: 'Código Abierto Local' }, user: { name: 'Marta' } },
    ],
    [
      'GET /api/project-managers',
      'gestion',
      { populate: ['organizations'] },
      { organizations: [{ name: 'Fundación Puerta Azul' }, { name: 'Pedal y Carga' }] },
    ],
    [
      'GET /api/teachers',
      'docente',
      { populate: ['degrees', 'user'] },
      { university: 'Universidad de A Coruña', user: { email: 'docente@puente.test' } },
    ],
  ] as const)(
    '%s shows %s their own by their user, and staff everybody’s',
    async (call, account: DemoAccount, query, expected) => {
      const who = await logIn(world.server.address, account);
      const { id } = await me(who);
      const filters = { user: { id: { $eq: id } } };
      for (const reader of [who, await logIn(world.server.address, 'staff')]) {
        const { status, data } = await reader.wrong(call, { query: { filters, ...query } });
        expect(status).toBe(200);
        expect(data.data).toEqual([expect.objectContaining({ id: expect.any(Number) as number })]);
        expect(data.data[0]).toMatchObject(expected);
      }
      const stranger = await logIn(world.server.address, 'nueva');
      expect((await stranger.wrong(call, { query: { filters } })).data.data).toEqual([]);
      expect((await clientOf(world.server.address).call(call, {})).status).toBe(401);
      expect((await who.wrong(call, { query: { filters: { email: { $eq: 'x' } } } })).error.name).toBe(
        'UnknownParameter',
      );
    },
  );

  it('also without a slash too few, and under the old spelling', async () => {
    const who = await logIn(world.server.address, 'gestion');
    const { id } = await me(who);
    for (const path of ['/api/project-managers/', '/api/projectManagers']) {
      const token = (
        await clientOf(world.server.address).call('POST /api/auth/local', {
          body: { identifier: 'gestion@puente.test', password: 'Puente-2026' },
        })
      ).data.jwt;
      const answer = await who.fetch(`${path}?filters[user][id][$eq]=${id}&populate=organizations`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(answer.status).toBe(200);
    }
  });
});

describe('inviting a project manager', () => {
  const invite = (who: Client, data: object) => who.wrong('POST /api/project-managers', { body: { data } });
  const person = { email: 'Invitada@ejemplo.es', name: 'Aldara', surname: 'Rey', organizations: [1, 2, 1] };

  it('sends a link with which they choose a password', async () => {
    const staff = await logIn(world.server.address, 'staff');
    const { status, data } = await invite(staff, person);
    expect(status).toBe(200);
    expect(data.data.organizations?.map(({ id }) => id)).toEqual([1, 2]);
    const letter = await nextMessageTo(world.server.dataDir, 'invitada@ejemplo.es');
    expect(letter.subject).toBe('Te invitamos a gestionar proyectos en Puente');
    const code = /code=([\w-]+)/.exec(letter.text)?.[1] ?? '';
    const anyone = clientOf(world.server.address);
    const chosen = { code, password: 'caracola-93', passwordConfirmation: 'caracola-93' };
    const entered = await anyone.call('POST /api/auth/reset-password', { body: chosen });
    expect(await me(clientOf(world.server.address, entered.data.jwt))).toMatchObject({
      profileType: 'projectManager',
      details: { organizations: [{ id: 1 }, { id: 2 }] },
    });
    expect((await anyone.call('POST /api/auth/reset-password', { body: chosen })).status).toBe(410);
    const again = await invite(staff, person);
    expect([again.status, again.error.name]).toEqual([409, 'EmailTaken']);
  });

  it('is for staff, and for organisations that there are', async () => {
    for (const account of ['estudiante', 'coordinacion', 'gestion', 'docente'] as const) {
      expect((await invite(await logIn(world.server.address, account), person)).status).toBe(403);
    }
    expect((await invite(clientOf(world.server.address), person)).status).toBe(401);
    const staff = await logIn(world.server.address, 'staff');
    const missing = await invite(staff, {
      ...person,
      email: 'otra@ejemplo.es',
      organizations: [1, 2_000_000_000],
    });
    expect([missing.status, Object.keys(missing.error.details.fields ?? {})]).toEqual([
      404,
      ['organizations'],
    ]);
    expect((await invite(staff, { ...person, organizations: [] })).error.details.fields).toEqual({
      organizations: 'Campo obligatorio',
    });
    expect((await invite(staff, { ...person, email: 'x' })).error.details.fields).toEqual({
      email: 'Formato de email incorrecto',
    });
  });
});
