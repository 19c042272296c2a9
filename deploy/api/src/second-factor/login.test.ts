import { type Client, logIn } from '../../test/client.ts';
import { newStudent } from '../../test/new-student.ts';
import { type OperatedServer, startOperatedServer } from '../../test/operated.ts';
import { messageWith } from '../../test/outbox.ts';
import { codeOf, Visitor, withPasskey, withTotp } from '../../test/second-factor.ts';
import { randomUUID } from 'node:crypto';
import type { PasskeyRequest } from '@puente/contract/entities/second-factor';

let server: OperatedServer;
let staff: Client;
beforeAll(async () => {
  server = await startOperatedServer();
  staff = await logIn(server.address, 'staff');
});
afterAll(() => server.stop());

const password = 'caracola-93';
const visitor = () => new Visitor(server.address);
const refusal = ({ status, error }: { status: number; error?: { name: string } }) => [status, error?.name];

/** A student with an authenticator app. */
async function careful() {
  const email = `${randomUUID()}@ejemplo.es`;
  const { who } = await newStudent(server, email);
  const { id } = (await who.call('GET /api/users/me', {})).data;
  return { email, who, id, ...(await withTotp(who, password)) };
}

const kindsOf = async (id: number): Promise<string[]> =>
  (
    await staff.wrong('GET /api/security-events', { query: { filters: { user: { $eq: id } } } })
  ).data.data.map(({ kind }) => kind);

describe('a login to an account with a second factor', () => {
  it('opens no session before the second step, and then one that is remembered as the first step said', async () => {
    const { email, secret, id } = await careful();
    const browser = visitor();
    expect(refusal(await browser.begin(email, password, true))).toEqual([403, 'SecondFactorRequired']);
    expect(browser.isIn).toBe(false);
    expect((await browser.send('/api/users/me', 'GET')).status).toBe(401);
    expect((await browser.send('/api/auth/second-factor', 'GET')).data).toEqual({
      totp: true,
      recoveryCode: true,
      passkey: null,
    });

    const wrong = await browser.finish({ code: '000000' });
    expect([wrong.status, wrong.error?.details.fields]).toEqual([
      400,
      { code: 'El código no es correcto o ya se ha usado. Espera al siguiente y vuelve a probar.' },
    ]);
    expect(browser.isIn).toBe(false);

    expect((await browser.finish({ code: codeOf(secret) })).status).toBe(200);
    expect([browser.isIn, browser.cookie('u4iRememberMe')]).toEqual([true, 'true']);
    expect((await browser.send('/api/users/me', 'GET')).status).toBe(200);
    expect(await kindsOf(id)).toEqual([
      'login',
      'secondFactorUsed',
      'secondFactorFailed',
      'secondFactorAdded',
      'login',
    ]);
  });

  it('leaves no session behind that the first step opened', async () => {
    const { email, who } = await careful();
    await visitor().begin(email, password);
    expect((await who.call('GET /api/users/me/sessions', {})).data.data).toHaveLength(1);
  });

  it('says nothing of the second factor to who has no password', async () => {
    const { email } = await careful();
    const browser = visitor();
    expect(refusal(await browser.begin(email, 'otra-cosa'))).toEqual([401, 'InvalidCredentials']);
    expect(refusal(await browser.send('/api/auth/second-factor', 'GET'))).toEqual([
      410,
      'SecondFactorExpired',
    ]);
  });

  it('takes a code once, also within its half minute, and not when two bring it at once', async () => {
    const { email, secret } = await careful();
    const [first, second, third] = [visitor(), visitor(), visitor()];
    for (const browser of [first, second, third]) await browser.begin(email, password);
    const code = codeOf(secret);
    const both = await Promise.all([first, second].map((browser) => browser.finish({ code })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await third.finish({ code })).status).toBe(400);
    // Nor an older one.
    expect((await third.finish({ code: codeOf(secret, -1) })).status).toBe(400);
    expect((await third.finish({ code: codeOf(secret, 1) })).status).toBe(200);
  });

  it('takes a recovery code once, with or without its dash, and says how many are left', async () => {
    const { email, recoveryCodes, who, id } = await careful();
    const code = recoveryCodes[0] ?? '';
    expect([recoveryCodes.length, code]).toEqual([10, expect.stringMatching(/^[a-z2-9]{5}-[a-z2-9]{5}$/)]);
    const first = visitor();
    await first.begin(email, password);
    expect((await first.finish({ recoveryCode: code.replace('-', ' ').toUpperCase() })).status).toBe(200);
    const second = visitor();
    await second.begin(email, password);
    expect((await second.finish({ recoveryCode: code })).error?.details.fields).toHaveProperty(
      'recoveryCode',
    );
    expect((await second.finish({ recoveryCode: recoveryCodes[1] })).status).toBe(200);
    expect((await who.call('GET /api/users/me/second-factor', {})).data.data.recoveryCodes).toBe(8);
    expect(await kindsOf(id)).toContain('recoveryCodeUsed');
  });

  it('takes a passkey of that user, for that login', async () => {
    const { email, who } = await careful();
    const browser = visitor();
    const other = visitor();
    await browser.begin(email, password);
    const token = (await who.call('POST /auth', { body: {} })).data.jwt;
    const owner = visitor();
    owner.setCookie('token', token);
    const passkey = await withPasskey(owner, password);

    const waysIn = async (way: Visitor): Promise<PasskeyRequest> =>
      ((await way.send('/api/auth/second-factor', 'GET')).data as { passkey: PasskeyRequest }).passkey;
    await other.begin(email, password);
    const [asked, askedElsewhere] = [await waysIn(browser), await waysIn(other)];
    expect(asked.challenge).not.toBe(askedElsewhere.challenge);
    for (const proof of [
      passkey.prove(askedElsewhere),
      passkey.prove(asked, 'https://puente.example'),
      passkey.prove({ ...asked, rpId: 'puente.example' }),
    ])
      expect(refusal(await browser.finish({ passkey: proof }))).toEqual([403, 'PasskeyRefused']);
    const proof = passkey.prove(asked);
    expect((await browser.finish({ passkey: proof })).status).toBe(200);
    expect(browser.isIn).toBe(true);
    expect(refusal(await browser.finish({ passkey: proof }))).toEqual([410, 'SecondFactorExpired']);
  });
});

describe('the ticket', () => {
  it('is good for one login', async () => {
    const { email, secret, recoveryCodes } = await careful();
    const browser = visitor();
    await browser.begin(email, password);
    const ticket = browser.cookie('u4iSecondFactor') ?? '';
    expect((await browser.finish({ code: codeOf(secret) })).status).toBe(200);
    expect(browser.cookie('u4iSecondFactor')).toBeUndefined();
    const thief = visitor();
    thief.setCookie('u4iSecondFactor', ticket);
    expect(refusal(await thief.finish({ recoveryCode: recoveryCodes[0] }))).toEqual([
      410,
      'SecondFactorExpired',
    ]);
  });

  it('is that browser’s, and cannot be read in the database', async () => {
    const { email, secret } = await careful();
    const browser = visitor();
    await browser.begin(email, password);
    expect(refusal(await visitor().finish({ code: codeOf(secret) }))).toEqual([410, 'SecondFactorExpired']);
    const rows = await server.rows<{ identifier: string }>('select identifier from verifications');
    expect(rows.map(({ identifier }) => identifier).join()).not.toContain(browser.cookie('u4iSecondFactor'));
  });

  it('ends after five minutes', async () => {
    const { email, secret, id } = await careful();
    const browser = visitor();
    await browser.begin(email, password);
    const [left] = await server.rows<{ seconds: number }>(
      `select extract(epoch from expires_at - now())::float as seconds from verifications where value like '${id} %'`,
    );
    expect(left?.seconds).toBeGreaterThan(240);
    expect(left?.seconds).toBeLessThanOrEqual(300);
    await server.rows(
      `update verifications set expires_at = now() - interval '1 second' where value like '${id} %' returning id`,
    );
    expect(refusal(await browser.finish({ code: codeOf(secret) }))).toEqual([410, 'SecondFactorExpired']);
    expect(browser.cookie('u4iSecondFactor')).toBeUndefined();
  });

  it('ends with the password that it began with', async () => {
    const { email, secret, who } = await careful();
    const browser = visitor();
    await browser.begin(email, password);
    const changed = {
      currentPassword: password,
      password: 'marejada-57',
      passwordConfirmation: 'marejada-57',
    };
    expect((await who.call('POST /api/auth/change-password', { body: changed })).status).toBe(200);
    expect((await browser.finish({ code: codeOf(secret) })).status).toBe(410);
  });
});

it('asks after a password was reset by mail too, and stays on', async () => {
  const { email, secret } = await careful();
  const browser = visitor();
  await browser.send('/api/auth/forgot-password', 'POST', { email });
  const code = /code=([\w-]+)/.exec((await messageWith(server.dataDir, email, 'code=')).text)?.[1];
  const chosen = { code, password: 'marejada-57', passwordConfirmation: 'marejada-57' };
  expect(refusal(await browser.send('/api/auth/reset-password', 'POST', chosen))).toEqual([
    403,
    'SecondFactorRequired',
  ]);
  expect(browser.isIn).toBe(false);
  expect((await browser.finish({ code: codeOf(secret) })).status).toBe(200);
  expect((await visitor().begin(email, 'marejada-57')).status).toBe(403);
});
