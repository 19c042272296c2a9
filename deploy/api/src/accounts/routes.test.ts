import { type Client, clientOf, logIn, logInAs } from '../../test/client.ts';
import { type OperatedServer, startOperatedServer } from '../../test/operated.ts';
import { confirmationIn, messagesTo, nextMessageTo } from '../../test/outbox.ts';
import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

let server: OperatedServer;
let anyone: Client;
beforeAll(async () => {
  server = await startOperatedServer();
  anyone = clientOf(server.address);
});
afterAll(() => server.stop());

const person = (email: string) => ({
  username: email,
  email,
  password: 'caracola-93',
  name: 'Ana',
  surname: 'Rey',
});
/** Number of passwords that the server has hashed. */
async function hashesSoFar(): Promise<number> {
  const metrics = await (await anyone.fetch('/metrics')).text();
  return Number(/^puente_password_hashes_total (\d+)$/m.exec(metrics)?.[1]);
}

const credentials = { identifier: 'estudiante@puente.test', password: 'Puente-2026' };

describe('§7.1 registering', () => {
  const newStudent = (email: string) => ({
    ...person(email),
    profileType: 'student' as const,
    university: { id: 1, name: 'Universidad de A Coruña' },
  });

  it('makes an account that works once its email is confirmed', async () => {
    const email = 'ana.rey@ejemplo.es';
    const { status, data } = await anyone.call('POST /api/auth/local/register', {
      body: newStudent('Ana.Rey@Ejemplo.es'),
    });
    expect(status).toBe(200);
    expect(data.user).toEqual({ id: expect.any(Number) as number, email });

    const login = { body: { identifier: email, password: 'caracola-93' } };
    expect((await anyone.call('POST /api/auth/local', login)).error.name).toBe('EmailNotConfirmed');
    const message = await nextMessageTo(server.dataDir, email);
    expect(message.subject).toBe('Confirma tu correo electrónico en Puente');
    expect(message.text).toContain('Hola, Ana:');
    const confirmation = confirmationIn(message);

    const first = await logInAs(server.address, email, 'caracola-93', confirmation);
    const me = await first.call('GET /api/users/me', {});
    expect(me.data).toMatchObject({
      email,
      profileType: 'student',
      phone: null,
      details: { university: 'Universidad de A Coruña' },
    });
  });

  const waiting = async (email: string): Promise<string> => {
    await anyone.call('POST /api/auth/local/register', { body: newStudent(email) });
    return confirmationIn(await nextMessageTo(server.dataDir, email));
  };
  const logInWith = (confirmation: string, identifier: string, password = 'caracola-93') =>
    anyone.call('POST /api/auth/local', { body: { identifier, password, confirmation } });
  const isConfirmed = async (identifier: string): Promise<boolean> =>
    (await anyone.call('POST /api/auth/local', { body: { identifier, password: 'caracola-93' } })).status ===
    200;

  it.each(["!#$%&'*+/=?^_`{|}~-@ejemplo.es", `${'a'.repeat(64)}@e.ejemplo.es`, 'a@a.b'])(
    'takes %s, and its login',
    async (email) => {
      const confirmation = await waiting(email);
      expect((await logInWith(confirmation, email)).status).toBe(200);
      expect(await isConfirmed(email)).toBe(true);
    },
  );

  it.each(['a,b@ejemplo.es', '<ana@ejemplo.es>', 'ana@ejemplo.es;', 'ana\u200B@ejemplo.es'])(
    'refuses the address %j',
    async (email) => {
      const { status, error } = await anyone.call('POST /api/auth/local/register', {
        body: newStudent(email),
      });
      expect([status, error.details.fields?.['email']]).toEqual([400, 'Formato de email incorrecto']);
    },
  );

  it('is not confirmed by the link alone, which a mail scanner opens, nor with a wrong password', async () => {
    const email = 'ajena@ejemplo.es';
    const confirmation = await waiting(email);
    await anyone.fetch(`/api/auth/email-confirmation?confirmation=${confirmation}`, { redirect: 'manual' });
    expect((await logInWith(confirmation, email, 'otra-cosa')).error.name).toBe('InvalidCredentials');
    expect(await isConfirmed(email)).toBe(false);
    expect((await logInWith(confirmation, email)).status).toBe(200);
    expect(await isConfirmed(email)).toBe(true);
  });

  it('is not confirmed by the link of another address', async () => {
    const theirs = await waiting('una.vecina@ejemplo.es');
    await waiting('otra.vecina@ejemplo.es');
    expect((await logInWith(theirs, 'otra.vecina@ejemplo.es')).error.name).toBe('ConfirmationInvalid');
    expect(await isConfirmed('una.vecina@ejemplo.es')).toBe(false);
    expect(await isConfirmed('otra.vecina@ejemplo.es')).toBe(false);
  });

  it('lets in who is confirmed already, whatever the link is by now', async () => {
    const email = 'dos.veces@ejemplo.es';
    const confirmation = await waiting(email);
    for (const given of [confirmation, confirmation, 'x'])
      expect((await logInWith(given, email)).status).toBe(200);
  });

  it('refuses a confirmation that expired, was changed or is none', async () => {
    const email = 'caducada@ejemplo.es';
    const good = await waiting(email);
    const changed = good.slice(0, -4) + (good.endsWith('AAAA') ? 'BBBB' : 'AAAA');
    for (const given of [await expired(email), changed, 'x', 'a.b.c']) {
      const { status, error } = await logInWith(given, email);
      expect([status, error.name]).toEqual([410, 'ConfirmationInvalid']);
    }
    expect(await isConfirmed(email)).toBe(false);
  });

  /** Confirmation token that was signed two days ago. */
  async function expired(email: string): Promise<string> {
    const { createHash } = await import('node:crypto');
    const secret = createHash('sha256')
      .update(await readFile(join(server.dataDir, 'auth-secret'), 'utf8'))
      .digest('hex');
    const now = Math.floor(Date.now() / 1000);
    const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
    const signed = `${encode({ alg: 'HS256' })}.${encode({ email, iat: now - 172_800, exp: now - 86_400 })}`;
    return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
  }

  it('keeps a typed university unlisted', async () => {
    const university = { id: 0, name: 'Universidad de Ninguna Parte' };
    const { status } = await anyone.call('POST /api/auth/local/register', {
      body: { ...newStudent('otra@ejemplo.es'), university },
    });
    expect(status).toBe(200);
    const { data } = await anyone.call('GET /api/universities/names', {});
    expect(data.data.map(({ name }) => name)).not.toContain(university.name);
    const confirmation = confirmationIn(await nextMessageTo(server.dataDir, 'otra@ejemplo.es'));
    const me = await (
      await logInAs(server.address, 'otra@ejemplo.es', 'caracola-93', confirmation)
    ).call('GET /api/users/me', {});
    expect(me.data.details?.university).toBe(university.name);
  });

  it('makes coordinators and teachers', async () => {
    const coordinator = {
      ...person('coord@ejemplo.es'),
      profileType: 'coordinator' as const,
      phone: '+34 600 11 22 33',
    };
    const teacher = { ...person('profe@ejemplo.es'), profileType: 'teacher' as const, phone: '600112233' };
    for (const body of [coordinator, teacher]) {
      expect((await anyone.call('POST /api/auth/local/register', { body })).status).toBe(200);
    }
    const firstLogin = async (email: string) =>
      logInAs(
        server.address,
        email,
        'caracola-93',
        confirmationIn(await nextMessageTo(server.dataDir, email)),
      );
    const asCoordinator = await firstLogin('coord@ejemplo.es');
    expect((await asCoordinator.call('GET /api/users/me', {})).data).toMatchObject({
      phone: '+34 600 11 22 33',
      details: { organization: null },
    });
    // Teachers give no phone (specification §5).
    const asTeacher = await firstLogin('profe@ejemplo.es');
    expect((await asTeacher.call('GET /api/users/me', {})).data).toMatchObject({
      phone: null,
      profileType: 'teacher',
    });
  });

  it.each(['projectManager', 'staff'])('§6 does not offer the role %s', async (profileType) => {
    const { status, error } = await anyone.wrong('POST /api/auth/local/register', {
      body: { ...person('jefe@ejemplo.es'), profileType },
    });
    expect(status).toBe(400);
    expect(Object.keys(error.details.fields ?? {})).toContain('profileType');
  });

  it('names a taken email at its field, whatever its case', async () => {
    const { status, error } = await anyone.call('POST /api/auth/local/register', {
      body: newStudent('Estudiante@Puente.test'),
    });
    expect(status).toBe(409);
    expect(error).toMatchObject({
      name: 'EmailTaken',
      details: { fields: { email: 'Ya existe una cuenta con este email' } },
    });
  });

  it('lets one of ten simultaneous registrations through', async () => {
    const attempts = await Promise.all(
      Array.from({ length: 10 }, () =>
        anyone.call('POST /api/auth/local/register', { body: newStudent('carrera@ejemplo.es') }),
      ),
    );
    expect(attempts.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ]);
  });

  it.each([
    ['a common password', { password: 'Contraseña123' }, { password: 'Elige una contraseña menos común.' }],
    [
      'a short password',
      { password: 'abc' },
      { password: 'La contraseña debe contener al menos 6 caracteres' },
    ],
    ['a bad email', { email: 'ana@' }, { email: 'Formato de email incorrecto' }],
    ['an email that only looks like one', { email: 'a..b@c.es' }, { email: 'Formato de email incorrecto' }],
    [
      'an unknown university',
      { university: { id: 999_999, name: 'x' } },
      { university: 'Campo obligatorio' },
    ],
    ['no university', { university: undefined }, { university: 'Campo obligatorio' }],
    ['a bad phone', { phone: 'mañana' }, { phone: 'Formato de teléfono no válido' }],
  ])('refuses %s', async (_, change, fields) => {
    const body = { ...newStudent('mal@ejemplo.es'), ...change };
    const { status, error } = await anyone.wrong('POST /api/auth/local/register', { body });
    expect(status).toBe(400);
    expect(error).toMatchObject({
      name: 'ValidationError',
      message: 'Revisa los campos marcados.',
      details: { fields },
    });
    // Nothing of the account is left: with the mistake mended, the same address can register.
    expect(
      (
        await anyone.call('POST /api/auth/local', {
          body: { identifier: 'mal@ejemplo.es', password: body.password },
        })
      ).status,
    ).toBe(401);
  });
});

describe('asking for the confirmation mail again', () => {
  it('sends it to an unconfirmed account only, and answers all the same', async () => {
    const email = 'otravez@ejemplo.es';
    await anyone.call('POST /api/auth/local/register', {
      body: { ...person(email), profileType: 'teacher' },
    });
    await nextMessageTo(server.dataDir, email);
    for (const address of [email, 'nadie@ejemplo.es', 'estudiante@puente.test']) {
      expect(
        (await anyone.call('POST /api/auth/send-email-confirmation', { body: { email: address } })).data,
      ).toEqual({ ok: true });
    }
    await nextMessageTo(server.dataDir, email, 1);
    expect(await messagesTo(server.dataDir, 'nadie@ejemplo.es')).toEqual([]);
    expect(await messagesTo(server.dataDir, 'estudiante@puente.test')).toEqual([]);
  });

  it('refuses what is no email', async () => {
    const { error } = await anyone.call('POST /api/auth/send-email-confirmation', { body: { email: 'x' } });
    expect(error.details.fields).toEqual({ email: 'Formato de email incorrecto' });
  });
});

describe('logging in', () => {
  it('answers a wrong password and an unknown email alike', async () => {
    const wrong = await anyone.call('POST /api/auth/local', {
      body: { ...credentials, password: 'otra-cosa' },
    });
    const unknown = await anyone.call('POST /api/auth/local', {
      body: { identifier: 'nadie@ejemplo.es', password: 'otra-cosa' },
    });
    const impossible = await anyone.call('POST /api/auth/local', {
      body: { identifier: 'nadie', password: 'otra-cosa' },
    });
    expect(wrong.status).toBe(401);
    expect(wrong.error).toEqual({
      status: 401,
      name: 'InvalidCredentials',
      message: 'Credenciales incorrectas',
      details: {},
    });
    expect(unknown.error).toEqual(wrong.error);
    expect(impossible.error).toEqual(wrong.error);
  });

  it.each(['docente@puente.test', 'nadie@ejemplo.es', 'nadie'])(
    'hashes one password for a wrong one, whether or not there is an account: %s',
    async (identifier) => {
      const before = await hashesSoFar();
      const { status } = await anyone.call('POST /api/auth/local', {
        body: { identifier, password: 'otra-cosa' },
      });
      expect([status, (await hashesSoFar()) - before]).toEqual([401, 1]);
    },
  );

  it('does not say that an account is unconfirmed to a user without its password', async () => {
    await anyone.call('POST /api/auth/local/register', {
      body: { ...person('callada@ejemplo.es'), profileType: 'teacher' },
    });
    const { error } = await anyone.call('POST /api/auth/local', {
      body: { identifier: 'callada@ejemplo.es', password: 'no-es-esta' },
    });
    expect(error.name).toBe('InvalidCredentials');
  });

  const ofDevice: unknown = expect.stringMatching(
    /^u4iDevice=[^;]+; Max-Age=15811200; Path=\/; HttpOnly; SameSite=Lax$/,
  );

  it('sets a session cookie that scripts cannot read, and one that they can', async () => {
    const { headers } = await anyone.call('POST /api/auth/local', { body: credentials });
    const cookies = headers.getSetCookie();
    expect(cookies).toEqual([
      expect.stringMatching(/^token=[\w.~-]+; Path=\/; HttpOnly; SameSite=Lax$/),
      'u4iRememberMe=false; Path=/; SameSite=Lax',
      ofDevice,
    ]);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('§9 remembers for 30 days when asked to', async () => {
    const { headers } = await anyone.call('POST /api/auth/local', {
      body: { ...credentials, rememberMe: true },
    });
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^token=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/),
      'u4iRememberMe=true; Max-Age=2592000; Path=/; SameSite=Lax',
      ofDevice,
    ]);
  });

  it('asks for both fields', async () => {
    const { error } = await anyone.wrong('POST /api/auth/local', { body: {} });
    expect(Object.keys(error.details.fields ?? {})).toEqual(['identifier', 'password']);
  });
});

describe('a session', () => {
  const cookieOf = (headers: Headers): string =>
    headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ');

  it('is good as a bearer token and as a cookie', async () => {
    const { headers, data } = await anyone.call('POST /api/auth/local', { body: credentials });
    const proofs: Record<string, string>[] = [
      { authorization: `Bearer ${data.jwt}` },
      { cookie: cookieOf(headers) },
    ];
    for (const proof of proofs) {
      const me = await anyone.call('GET /api/users/me', {}, proof);
      expect(me.data.email).toBe('estudiante@puente.test');
      expect(me.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('ends with logout, everywhere', async () => {
    const { headers, data } = await anyone.call('POST /api/auth/local', { body: credentials });
    const cookie = cookieOf(headers);
    const out = await anyone.call('POST /api/auth/logout', {}, { cookie, origin: 'http://localhost:3000' });
    expect(out.data).toEqual({ ok: true });
    expect(out.headers.getSetCookie()).toEqual([
      'token=; Max-Age=0; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Lax',
      'u4iRememberMe=; Max-Age=0; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; SameSite=Lax',
    ]);
    const proofs: Record<string, string>[] = [{ authorization: `Bearer ${data.jwt}` }, { cookie }];
    for (const proof of proofs) {
      expect((await anyone.call('GET /api/users/me', {}, proof)).status).toBe(401);
    }
  });

  it('that is over leaves the browser with the answer about the current user (§4.1), and with no other', async () => {
    const { headers } = await anyone.call('POST /api/auth/local', { body: credentials });
    const cookie = cookieOf(headers);
    const standing = await anyone.call('GET /api/users/me', {}, { cookie });
    expect(standing.headers.getSetCookie()).toEqual([]);
    await anyone.call('POST /api/auth/logout', {}, { cookie, origin: 'http://localhost:3000' });
    const gone = [
      'token=; Max-Age=0; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Lax',
      'u4iRememberMe=; Max-Age=0; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; SameSite=Lax',
    ];
    // Over, of a form that no session has, and only the mark that there was one.
    for (const left of [cookie, 'token=a%20b; u4iRememberMe=true', 'u4iRememberMe=true']) {
      const me = await anyone.call('GET /api/users/me', {}, { cookie: left });
      expect([me.status, me.headers.getSetCookie()]).toEqual([401, gone]);
    }
    // A call that was under way during a new login must not take its cookie: only the question for the user says that it is over.
    const other = await anyone.call('GET /api/users/me/sessions', {}, { cookie });
    expect([other.status, other.headers.getSetCookie()]).toEqual([401, []]);
    // A visitor has nothing to lose, and a bearer token says nothing about the cookie beside it.
    const visitors: Record<string, string>[] = [
      {},
      { cookie: 'cookieConsent=all' },
      { cookie, authorization: 'Bearer over' },
    ];
    for (const visitor of visitors) {
      const me = await anyone.call('GET /api/users/me', {}, visitor);
      expect([me.status, me.headers.getSetCookie()]).toEqual([401, []]);
    }
  });

  it('is not needed to log out', async () => {
    expect((await anyone.call('POST /api/auth/logout', {})).status).toBe(200);
  });

  it('as a cookie changes nothing on behalf of another site', async () => {
    const { headers } = await anyone.call('POST /api/auth/local', { body: credentials });
    const cookie = cookieOf(headers);
    const foreign: Record<string, string>[] = [
      {},
      { origin: 'https://malo.example' },
      { origin: 'null' },
      { origin: 'http://localhost:3000.malo.example' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ];
    for (const signs of foreign) {
      const { status, error } = await anyone.call('POST /api/auth/logout', {}, { cookie, ...signs });
      expect([status, error.name]).toEqual([403, 'ForeignOrigin']);
    }
    // None of them got through, and reading needs no such proof.
    expect((await anyone.call('GET /api/users/me', {}, { cookie })).status).toBe(200);
    const own = await anyone.call('POST /api/auth/logout', {}, { cookie, 'sec-fetch-site': 'same-origin' });
    expect(own.status).toBe(200);
  });

  it('ends when it runs out, and lasts on while it is used', async () => {
    const { data } = await anyone.call('POST /api/auth/local', { body: credentials });
    const me = async () => (await clientOf(server.address, data.jwt).call('GET /api/users/me', {})).status;
    const expire = (hours: number) =>
      server.rows(
        `update sessions set expires_at = now() + make_interval(hours => ${hours}) where token = '${data.jwt}'`,
      );
    await expire(1);
    expect(await me()).toBe(200);
    const rows = await server.rows(
      `select expires_at > now() + interval '23 hours' as left from sessions where token = '${data.jwt}'`,
    );
    expect(rows).toEqual([{ left: true }]);
    await expire(-1);
    expect(await me()).toBe(401);
  });

  it('as a bearer token needs no origin', async () => {
    const student = await logIn(server.address, 'nueva');
    expect((await student.call('POST /api/auth/logout', {}, { origin: 'https://malo.example' })).status).toBe(
      200,
    );
  });
});
