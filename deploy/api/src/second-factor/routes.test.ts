import { type Client, clientOf, logIn, logInAs } from '../../test/client.ts';
import { newStudent } from '../../test/new-student.ts';
import { type OperatedServer, startOperatedServer } from '../../test/operated.ts';
import { messageWith } from '../../test/outbox.ts';
import { codeOf, Visitor, withPasskey, withTotp } from '../../test/second-factor.ts';
import { SoftPasskey } from '../../test/soft-passkey.ts';
import { randomUUID } from 'node:crypto';

let server: OperatedServer;
let staff: Client;
beforeAll(async () => {
  server = await startOperatedServer();
  staff = await logIn(server.address, 'staff');
});
afterAll(() => server.stop());

const password = 'caracola-93';

interface Person {
  email: string;
  who: Client;
  id: number;
  /** The same person, in a browser. */
  browser: Visitor;
}

async function person(): Promise<Person> {
  const email = `${randomUUID()}@ejemplo.es`;
  await newStudent(server, email);
  const browser = new Visitor(server.address);
  await browser.begin(email, password);
  // The same session: a change of the second factor ends the others.
  const who = clientOf(server.address, browser.cookie('token'));
  return { email, who, browser, id: (await who.call('GET /api/users/me', {})).data.id };
}

const stateOf = async (who: Client) => (await who.call('GET /api/users/me/second-factor', {})).data.data;
const kindsOf = async (id: number) =>
  (await staff.wrong('GET /api/security-events', { query: { filters: { user: { $eq: id } } } })).data.data;

describe('an authenticator app', () => {
  it('asks for the password, and is on once a first code has come', async () => {
    const { email, who, id } = await person();
    for (const [body, message] of [
      [{}, 'Introduce tu contraseña'],
      [{ password: 'otra-cosa' }, 'La contraseña actual no es correcta.'],
    ] as const) {
      const { status, error } = await who.call('POST /api/users/me/second-factor/totp', { body });
      expect([status, error.details.fields]).toEqual([400, { password: message }]);
    }
    const begun = await who.call('POST /api/users/me/second-factor/totp', { body: { password } });
    const { uri, secret } = begun.data.data;
    expect(uri).toBe(
      `otpauth://totp/Puente:${encodeURIComponent(email)}?issuer=Puente&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    );
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect((await stateOf(who)).totp).toBe(false);
    expect((await new Visitor(server.address).begin(email, password)).status).toBe(200);

    const confirm = (code: string) =>
      who.call('POST /api/users/me/second-factor/totp/confirm', { body: { code } });
    expect((await confirm('000000')).error.details.fields).toHaveProperty('code');
    const { data } = await confirm(codeOf(secret).replace(/(...)/, '$1 '));
    expect(new Set(data.data.recoveryCodes).size).toBe(10);
    expect(await stateOf(who)).toEqual({
      totp: true,
      passkeys: [],
      recoveryCodes: 10,
      asked: false,
      hasPassword: true,
    });
    await messageWith(server.dataDir, email, 'una aplicación de códigos: te la pediremos');
    expect((await kindsOf(id)).map(({ kind }) => kind)).toContain('secondFactorAdded');
    expect((await who.call('POST /api/users/me/second-factor/totp', { body: { password } })).error.name).toBe(
      'TotpExists',
    );
    expect((await confirm(codeOf(secret, 1))).error.name).toBe('TotpExists');
  });

  it('forgets the secret of an attempt that was begun again', async () => {
    const { who } = await person();
    const begin = async () =>
      (await who.call('POST /api/users/me/second-factor/totp', { body: { password } })).data.data.secret;
    const [first, second] = [await begin(), await begin()];
    const confirm = (secret: string) =>
      who.call('POST /api/users/me/second-factor/totp/confirm', { body: { code: codeOf(secret) } });
    expect((await confirm(first)).status).toBe(400);
    expect((await confirm(second)).status).toBe(200);
  });

  it('goes with the password, and the recovery codes go with the last factor', async () => {
    const { email, who, id } = await person();
    await withTotp(who, password);
    const remove = (body: object) => who.wrong('DELETE /api/users/me/second-factor/totp', { body });
    expect((await remove({})).status).toBe(400);
    expect((await remove({ password: 'otra-cosa' })).status).toBe(400);
    expect((await remove({ password })).status).toBe(204);
    expect(await stateOf(who)).toMatchObject({ totp: false, recoveryCodes: 0 });
    expect((await new Visitor(server.address).begin(email, password)).status).toBe(200);
    await messageWith(server.dataDir, email, 'Acabas de quitar una aplicación de códigos');
    expect((await kindsOf(id)).map(({ kind }) => kind)).toContain('secondFactorRemoved');
  });

  it('that is removed though there is none leaves no trace: it is no change', async () => {
    const { who, id } = await person();
    const remove = () => who.wrong('DELETE /api/users/me/second-factor/totp', { body: { password } });
    expect((await remove()).status).toBe(204);
    // Begun and not confirmed: it was never asked for.
    await who.call('POST /api/users/me/second-factor/totp', { body: { password } });
    expect((await remove()).status).toBe(204);
    expect((await kindsOf(id)).map(({ kind }) => kind)).not.toContain('secondFactorRemoved');
  });

  it('is not in the database for readers, nor are the recovery codes', async () => {
    const { who, id } = await person();
    const { secret, recoveryCodes } = await withTotp(who, password);
    const rows = await server.rows<{ row: string }>(
      `select to_jsonb(t)::text as row from totps t where user_id = ${id}
       union all select to_jsonb(c)::text from recovery_codes c where user_id = ${id}`,
    );
    const text = rows.map(({ row }) => row).join();
    expect(rows).toHaveLength(11);
    for (const shown of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace('-', ''))])
      expect(text).not.toContain(shown);
  });
});

describe('recovery codes', () => {
  it('are made anew in the place of the old ones, for who has a second factor', async () => {
    const { email, who, id } = await person();
    const renew = (body: object) => who.wrong('POST /api/users/me/second-factor/recovery-codes', { body });
    expect((await renew({ password })).error.name).toBe('SecondFactorMissing');
    const { recoveryCodes } = await withTotp(who, password);
    expect((await renew({})).status).toBe(400);
    const renewed = (await renew({ password })).data.data.recoveryCodes;
    const browser = new Visitor(server.address);
    await browser.begin(email, password);
    expect((await browser.finish({ recoveryCode: recoveryCodes[0] })).status).toBe(400);
    expect((await browser.finish({ recoveryCode: renewed[0] })).status).toBe(200);
    expect((await kindsOf(id)).map(({ kind }) => kind)).toContain('recoveryCodesRenewed');
  });
});

describe('passkeys', () => {
  it('are added, named and removed; the first gives recovery codes, the last takes them along', async () => {
    const { email, who, browser } = await person();
    await withPasskey(browser, password, 'Mi móvil');
    await withPasskey(browser, password, 'Mi llave');
    const { passkeys, recoveryCodes } = await stateOf(who);
    expect([passkeys.map(({ name, lastUsedAt }) => [name, lastUsedAt]), recoveryCodes]).toEqual([
      [
        ['Mi móvil', null],
        ['Mi llave', null],
      ],
      10,
    ]);
    expect((await new Visitor(server.address).begin(email, password)).error?.name).toBe(
      'SecondFactorRequired',
    );
    await messageWith(server.dataDir, email, 'una llave de acceso: te la pediremos');

    const [first, second] = passkeys.map(({ id }) => id as number);
    const renamed = await who.wrong('PUT /api/users/me/passkeys/:id', {
      params: { id: first as number },
      body: { name: ' El viejo ' },
    });
    expect(renamed.data.data.name).toBe('El viejo');
    const remove = (id = 0, body: object = { password }) =>
      who.wrong('DELETE /api/users/me/passkeys/:id', { params: { id }, body });
    expect((await remove(first, {})).status).toBe(400);
    expect((await remove(first)).status).toBe(204);
    expect((await stateOf(who)).recoveryCodes).toBe(10);
    expect((await remove(second)).status).toBe(204);
    expect(await stateOf(who)).toMatchObject({ passkeys: [], recoveryCodes: 0 });
  });

  it('are made by a browser that was asked to, for that user, once', async () => {
    const { browser } = await person();
    const other = await person();
    const begin = (who: Visitor) => who.send('/api/users/me/passkeys/options', 'POST', { password });
    const passkey = new SoftPasskey();
    const { data } = (await begin(browser)) as { data: Parameters<SoftPasskey['create']>[0] };
    const add = (who: Visitor, credential: object) =>
      who.send('/api/users/me/passkeys', 'POST', { name: 'Llave', credential });
    const cookie = browser.cookie('u4iNewPasskey') ?? '';

    other.browser.setCookie('u4iNewPasskey', cookie);
    expect((await add(other.browser, passkey.create(data))).error?.name).toBe('PasskeyRefused');
    for (const credential of [
      passkey.create({ ...data, challenge: 'otra-cosa' }),
      passkey.create(data, 'https://puente.example'),
      passkey.create({ ...data, rp: { ...data.rp, id: 'puente.example' } }),
    ]) {
      browser.setCookie('u4iNewPasskey', cookie);
      expect((await add(browser, credential)).error?.name).toBe('PasskeyRefused');
    }
    // A failed attempt has used the cookie up.
    expect((await add(browser, passkey.create(data))).error?.name).toBe('PasskeyRefused');
    browser.setCookie('u4iNewPasskey', cookie);
    expect((await add(browser, passkey.create(data))).status).toBe(200);
    browser.setCookie('u4iNewPasskey', cookie);
    expect((await add(browser, passkey.create(data))).error?.name).toBe('PasskeyRefused');
  });

  it('are ten at most', async () => {
    const { browser } = await person();
    for (let count = 0; count < 10; count++) await withPasskey(browser, password);
    expect((await browser.send('/api/users/me/passkeys/options', 'POST', { password })).error?.name).toBe(
      'TooManyPasskeys',
    );
  });
});

describe('a change ends the other sessions of the user, and no one else’s (ASVS 7.4.3)', () => {
  const isIn = async (who: Client) => (await who.call('GET /api/users/me', {})).status === 200;
  const changes: Record<string, (one: Person) => Promise<unknown>> = {
    'an app that is switched on': ({ who }) => withTotp(who, password),
    'a passkey that is added': ({ browser }) => withPasskey(browser, password),
  };

  it.each(Object.keys(changes))('%s', async (change) => {
    const [one, neighbour] = [await person(), await person()];
    const elsewhere = await logInAs(server.address, one.email, password);
    expect(await isIn(elsewhere)).toBe(true);
    await changes[change]?.(one);
    expect([await isIn(one.who), await isIn(neighbour.who), await isIn(elsewhere)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('an app or a passkey that is removed', async () => {
    const one = await person();
    const { secret } = await withTotp(one.who, password);
    await withPasskey(one.browser, password);
    const logInElsewhere = async () => {
      const elsewhere = new Visitor(server.address);
      await elsewhere.begin(one.email, password);
      await elsewhere.finish({ code: codeOf(secret) });
      return clientOf(server.address, elsewhere.cookie('token'));
    };
    const elsewhere = await logInElsewhere();
    expect(await isIn(elsewhere)).toBe(true);
    const body = { password };
    const [passkey] = (await stateOf(one.who)).passkeys;
    await one.who.wrong('DELETE /api/users/me/passkeys/:id', { params: { id: passkey?.id ?? 0 }, body });
    expect([await isIn(one.who), await isIn(elsewhere)]).toEqual([true, false]);
    const browser = new Visitor(server.address);
    await browser.begin(one.email, password);
    await browser.finish({ code: codeOf(secret, 1) });
    const again = clientOf(server.address, browser.cookie('token'));
    expect(await isIn(again)).toBe(true);
    await one.who.wrong('DELETE /api/users/me/second-factor/totp', { body });
    expect([await isIn(one.who), await isIn(again)]).toEqual([true, false]);
  });
});

it('asks staff and project managers, who have none yet, and no others', async () => {
  const asked = async (account: Parameters<typeof logIn>[1]) =>
    (await stateOf(await logIn(server.address, account))).asked;
  expect([
    await asked('staff'),
    await asked('gestion'),
    await asked('coordinacion'),
    await asked('estudiante'),
  ]).toEqual([true, true, false, false]);
  const manager = await logIn(server.address, 'gestion');
  await withTotp(manager, 'Puente-2026');
  expect((await stateOf(manager)).asked).toBe(false);
});

it('is removed by staff, with their own password, for who has lost everything; who hears of it', async () => {
  const { email, who, browser, id } = await person();
  await withTotp(who, password);
  await withPasskey(browser, password);
  const remove = (by: Client, body: object) =>
    by.wrong('DELETE /api/users/:id/second-factor', { params: { id }, body });
  expect((await remove(who, { password })).status).toBe(403);
  expect((await remove(clientOf(server.address), { password })).status).toBe(401);
  expect((await remove(staff, {})).status).toBe(400);
  expect((await remove(staff, { password })).status).toBe(400);
  expect((await remove(staff, { password: 'Puente-2026' })).status).toBe(204);
  await logInAs(server.address, email, password);
  expect(await stateOf(who)).toMatchObject({ totp: false, passkeys: [], recoveryCodes: 0 });
  await messageWith(server.dataDir, email, 'ha quitado la verificación en dos pasos');
  const [, removed] = await kindsOf(id);
  const staffId = (await staff.call('GET /api/users/me', {})).data.id;
  expect(removed).toMatchObject({ kind: 'secondFactorRemoved', user: id, actor: staffId });
});

it('is changed by who has no password only shortly after a login', async () => {
  const { who, id } = await person();
  await server.rows(`delete from accounts where user_id = ${id} returning id`);
  const begin = () => who.call('POST /api/users/me/second-factor/totp', { body: {} });
  expect((await begin()).status).toBe(200);
  await server.rows(
    `update sessions set created_at = now() - interval '11 minutes' where user_id = ${id} returning id`,
  );
  expect((await begin()).error.name).toBe('RecentLoginRequired');
});
