import { clientOf } from '../../test/client.ts';
import { startWorld, type World } from '../../test/openid.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const seconds = () => Math.floor(Date.now() / 1000);
const claimsOf = (email: string, more: object = {}) => ({
  iss: world.openid.issuer,
  aud: 'google-dev',
  sub: `sub-${email}`,
  iat: seconds(),
  exp: seconds() + 300,
  email,
  email_verified: true,
  given_name: 'Antía',
  family_name: 'Rey',
  ...more,
});
const idToken = (email: string, more: object = {}, key?: 'stranger') =>
  world.openid.token(claimsOf(email, more), key);
const university = { id: 1, name: 'Universidad de A Coruña' };
const register = (body: object) =>
  world.anyone.wrong('POST /api/users-permissions/google/register', { body });
const student = { profileType: 'student' as const, university };

describe('POST /api/users-permissions/google/register', () => {
  it('makes a student of a verified person, and signs them in', async () => {
    const { status, data } = await register({
      id_token: await idToken('antia@ejemplo.es'),
      ...student,
      phone: '600 111 222',
    });
    expect(status).toBe(200);
    expect(data.user).toEqual({ id: expect.any(Number) as number, email: 'antia@ejemplo.es' });
    const me = await clientOf(world.server.address, data.jwt).call('GET /api/users/me', {});
    expect(me.data).toMatchObject({
      name: 'Antía',
      surname: 'Rey',
      phone: '600 111 222',
      profileType: 'student',
      details: { university: university.name },
    });
    // Once more, it is a login.
    const again = await register({ id_token: await idToken('antia@ejemplo.es') });
    expect(again.data.user).toEqual(data.user);
  });

  it('takes a name without what cannot be seen, and the address where no letter is left', async () => {
    const nameFrom = async (email: string, given_name: string) => {
      const { data } = await register({ id_token: await idToken(email, { given_name }), ...student });
      return (await clientOf(world.server.address, data.jwt).call('GET /api/users/me', {})).data.name;
    };
    expect(await nameFrom('oculta@ejemplo.es', 'An\u202Et\u200Bía\n  Luz')).toBe('Antía Luz');
    expect(await nameFrom('vacia@ejemplo.es', '\u3164\u2800')).toBe('vacia');
  });

  it.each(['coordinator', 'teacher'] as const)('makes a %s', async (profileType) => {
    const { data } = await register({
      id_token: await idToken(`${profileType}@ejemplo.es`),
      profileType,
      phone: '600111222',
      name: 'Otro nombre',
    });
    const me = await clientOf(world.server.address, data.jwt).call('GET /api/users/me', {});
    expect(me.data).toMatchObject({
      profileType,
      name: 'Otro nombre',
      phone: profileType === 'teacher' ? null : '600111222',
    });
  });

  it('leaves the profile for later when none is given, and completes it then', async () => {
    const first = await register({ id_token: await idToken('luego@ejemplo.es') });
    const me = await clientOf(world.server.address, first.data.jwt).call('GET /api/users/me', {});
    expect(me.data).toMatchObject({ profileType: null, details: null });
    await register({ id_token: await idToken('luego@ejemplo.es'), ...student });
    expect(
      (await clientOf(world.server.address, first.data.jwt).call('GET /api/users/me', {})).data.profileType,
    ).toBe('student');
    const other = await register({ id_token: await idToken('luego@ejemplo.es'), profileType: 'teacher' });
    expect([other.status, other.error.name]).toEqual([409, 'ProfileExists']);
  });

  it.each([
    ['of another application', { aud: 'microsoft-dev' }],
    ['for several, given to another one', { aud: ['google-dev', 'stranger'], azp: 'stranger' }],
    ['of another issuer', { iss: 'https://malo.example' }],
    ['that expired', { exp: 1_000_000_000, iat: 999_999_000 }],
    ['that never expires', { exp: undefined }],
    ['about nobody', { sub: undefined }],
  ])('refuses a token %s', async (_, change) => {
    const { status, error } = await register({
      id_token: await idToken('falsa@ejemplo.es', change),
      ...student,
    });
    expect([status, error.name]).toEqual([401, 'ProviderRefused']);
  });

  it('refuses a token with a stranger’s signature, none, or that is none', async () => {
    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
    const unsigned = `${encode({ alg: 'none' })}.${encode(claimsOf('falsa@ejemplo.es'))}.`;
    for (const id_token of [await idToken('falsa@ejemplo.es', {}, 'stranger'), unsigned, 'x', 'a.b.c']) {
      const { status, error } = await register({ id_token, ...student });
      expect([status, error.name]).toEqual([401, 'ProviderRefused']);
    }
  });

  it('refuses an address that the provider has not confirmed, and one that has an account', async () => {
    const unverified = await register({
      id_token: await idToken('dudosa@ejemplo.es', { email_verified: false }),
      ...student,
    });
    expect([unverified.status, unverified.error.name]).toEqual([403, 'ProviderEmailUnverified']);
    const taken = await register({ id_token: await idToken('estudiante@puente.test'), ...student });
    expect([taken.status, taken.error.name]).toEqual([409, 'EmailTaken']);
    expect(taken.error.details.fields).toEqual({ email: 'Ya existe una cuenta con este email' });
  });

  it('checks the fields of the registration, and leaves nothing of a refused one', async () => {
    const id_token = await idToken('mal@ejemplo.es');
    expect((await register({ id_token, profileType: 'student' })).error.details.fields).toEqual({
      university: 'Campo obligatorio',
    });
    expect((await register({ id_token, profileType: 'coordinator' })).error.details.fields).toEqual({
      phone: 'Campo obligatorio',
    });
    expect((await register({ id_token, profileType: 'staff' })).status).toBe(400);
    expect((await register({})).error.details.fields).toEqual({ id_token: 'Este campo es obligatorio.' });
    expect(
      (await register({ id_token, ...student, university: { id: 999_999, name: 'x' } })).error.details.fields,
    ).toEqual({ university: 'Campo obligatorio' });
    const good = await register({ id_token, ...student });
    expect(good.status).toBe(200);
  });

  it('lets one of ten at the same moment make the account', async () => {
    const id_token = await idToken('carrera@ejemplo.es');
    const answers = await Promise.all(Array.from({ length: 10 }, () => register({ id_token, ...student })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ data }) => data.user?.id)).size).toBe(1);
  });
});

describe('POST /api/users-permissions/microsoft/register', () => {
  const registerMicrosoft = (access_token: string, more: object = {}) =>
    world.anyone.wrong('POST /api/users-permissions/microsoft/register', { body: { access_token, ...more } });

  it('takes an access token that was given to this application', async () => {
    const { status, data } = await registerMicrosoft(
      await world.openid.accessToken('microsoft', 'uxia@ejemplo.es'),
      student,
    );
    expect(status).toBe(200);
    const me = await clientOf(world.server.address, data.jwt).call('GET /api/users/me', {});
    expect(me.data).toMatchObject({ email: 'uxia@ejemplo.es', profileType: 'student' });
  });

  it.each([
    [
      'that was given to another application',
      () => world.openid.accessToken('stranger', 'robada@ejemplo.es'),
    ],
    [
      'that says another application',
      () =>
        world.openid.token({ iss: world.openid.issuer, aud: 'x', appid: 'stranger', exp: seconds() + 300 }),
    ],
    [
      'of another issuer',
      () => world.openid.token({ iss: 'https://malo.example', aud: 'microsoft-dev', exp: seconds() + 300 }),
    ],
    [
      'that expired',
      () => world.openid.token({ iss: world.openid.issuer, aud: 'microsoft-dev', exp: seconds() - 300 }),
    ],
    [
      'that the provider does not know',
      () => world.openid.token({ iss: world.openid.issuer, aud: 'microsoft-dev', exp: seconds() + 300 }),
    ],
    ['that is none', () => Promise.resolve('x')],
  ])('refuses one %s', async (_, make) => {
    const { status, error } = await registerMicrosoft(await make(), student);
    expect([status, error.name]).toEqual([401, 'ProviderRefused']);
  });
});

describe('POST /api/users-permissions/register-student', () => {
  const person = {
    username: 'breixo@ejemplo.es',
    email: 'breixo@ejemplo.es',
    password: 'caracola-93',
    name: 'Breixo',
    surname: 'Rey',
    university,
  };

  it('registers a student, who still has to confirm the address', async () => {
    const { status, data } = await world.anyone.call('POST /api/users-permissions/register-student', {
      body: { data: person },
    });
    expect(status).toBe(200);
    expect(data.user).toEqual({ id: expect.any(Number) as number, email: 'breixo@ejemplo.es' });
    const login = await world.anyone.call('POST /api/auth/local', {
      body: { identifier: person.email, password: person.password },
    });
    expect(login.error.name).toBe('EmailNotConfirmed');
  });

  it('takes a university as a list, and refuses what a registration refuses', async () => {
    const send = (change: object) =>
      world.anyone.wrong('POST /api/users-permissions/register-student', {
        body: { data: { ...person, email: 'otro@ejemplo.es', username: 'otro@ejemplo.es', ...change } },
      });
    expect((await send({ university: [] })).error.details.fields).toEqual({
      university: 'Este campo es obligatorio.',
    });
    expect((await send({ university: undefined })).error.details.fields).toEqual({
      university: 'Campo obligatorio',
    });
    expect((await send({ campaigns: ['no-existe'] })).error.details.fields).toEqual({
      campaigns: 'No conocemos esa campaña.',
    });
    expect((await send({ password: '123456' })).error.details.fields).toEqual({
      password: 'Elige una contraseña menos común.',
    });
    expect((await send({ university: [university, { id: 2, name: 'x' }] })).status).toBe(200);
    expect(
      (await world.anyone.wrong('POST /api/users-permissions/register-student', { body: { data: 5 } }))
        .status,
    ).toBe(400);
  });
});
