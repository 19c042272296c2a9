import { clientOf } from '../client.ts';
import { startWorld, type World } from '../openid.ts';
import { authentication } from './authentication.ts';
import { organizations } from './organizations.ts';
import { known, number, outbox, type Row, text, tokens } from './row.ts';
import { students } from './students.ts';
import { communications, studies } from './studies.ts';
import { ending, users } from './users.ts';

let world: World;

beforeAll(async () => {
  world = await startWorld();
  const { address, dataDir } = world.server;
  outbox.dataDir = dataDir;
  for (const account of [
    'estudiante',
    'nueva',
    'coordinacion',
    'sin-organizacion',
    'gestion',
    'docente',
    'staff',
  ] as const) {
    const { data: opened } = await clientOf(address).call('POST /api/auth/local', {
      body: { identifier: `${account}@puente.test`, password: 'Puente-2026' },
    });
    tokens.set(account, opened.jwt);
    const { data: me } = await clientOf(address, opened.jwt).call('GET /api/users/me', {});
    known[`${account} user`] = me.id;
    known[`${account} row`] = me.details?.id ?? 0;
    const organization = me.details?.organization?.id ?? me.details?.organizations?.[0]?.id;
    if (organization !== undefined) known[`${account} organization`] = organization;
  }
  const student = clientOf(address, tokens.get('estudiante'));
  known['message'] = (await student.call('GET /api/communication-centers', {})).data.data[0]?.id ?? 0;
  known['project'] = (await student.call('GET /api/projects', {})).data.data[0]?.id ?? 0;
  known['work'] = (await student.call('GET /api/tfxes', {})).data.data[0]?.id ?? 0;
  const [opportunity] = (
    await student.call('GET /api/opportunities', { query: { populate: ['organization'] } })
  ).data.data;
  known['opportunity'] = opportunity?.id ?? 0;
  known['opportunity organization'] = opportunity?.organization?.id ?? 0;
});
afterAll(() => world.stop());

/** Replaces each `{name}` in a text with its known value. */
const filled = (written: string): string =>
  written.replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const value = known[name];
    if (value === undefined) throw new Error(`Nothing is known of "${name}".`);
    return String(value);
  });

/** A body in the row's notation: `'{name}'` alone becomes the value itself. */
function filledBody(body: unknown): unknown {
  if (typeof body === 'string') {
    const [, name] = /^\{([^{}]+)\}$/.exec(body) ?? [];
    return name === undefined ? filled(body) : known[name];
  }
  if (Array.isArray(body)) return body.map(filledBody);
  const isOther = body instanceof FormData || Object.hasOwn(Object(body) as object, 'sample');
  if (typeof body !== 'object' || body === null || isOther) return body;
  return Object.fromEntries(Object.entries(body).map(([key, value]) => [key, filledBody(value)]));
}

async function run({ who, method, path, body, status = 200, answer, keep }: Row): Promise<void> {
  const token = tokens.get(who);
  const sent = filledBody(body);
  const response = await fetch(`${world.server.address}${filled(path)}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(sent !== undefined && !(sent instanceof FormData) && { 'content-type': 'application/json' }),
    },
    ...(sent !== undefined && { body: sent instanceof FormData ? sent : JSON.stringify(sent) }),
  });
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  const given: unknown = isJson ? await response.json() : {};
  expect({ status: response.status, given }).toMatchObject({ status, given: filledBody(answer ?? {}) });
  await keep?.(given as never);
}

it('tells the id of a student from the id of their user', () => {
  for (const account of ['estudiante', 'nueva', 'coordinacion', 'docente', 'gestion'])
    expect(known[`${account} user`]).not.toBe(known[`${account} row`]);
});

const named = (rows: readonly Row[]) =>
  rows.map((row) => [`${row.method} ${row.path}, ${row.who}`, row] as const);

describe('§7.1 authentication', () => {
  it.each(named(authentication))('%s', (_, row) => run(row));

  it.each([
    ['google', 'id_token'],
    ['microsoft', 'access_token'],
  ] as const)('POST /api/users-permissions/%s/register takes %s', async (provider, field) => {
    const email = `${provider}@ejemplo.es`;
    const token =
      field === 'access_token'
        ? await world.openid.accessToken(provider, email)
        : await world.openid.token({
            iss: world.openid.issuer,
            aud: 'google-dev',
            sub: email,
            iat: Math.floor(Date.now() / 1000),
            exp: Math.floor(Date.now() / 1000) + 300,
            email,
            email_verified: true,
            given_name: 'Antía',
            family_name: 'Rey',
          });
    await run({
      who: 'anyone',
      method: 'POST',
      path: `/api/users-permissions/${provider}/register`,
      body: { [field]: token },
      answer: { jwt: text, user: { id: number, email } },
    });
  });
});
describe('§7.2 users', () => it.each(named(users))('%s', (_, row) => run(row)));
describe('§7.3 communications', () => it.each(named(communications))('%s', (_, row) => run(row)));
describe('§7.4 degrees and study data', () => it.each(named(studies))('%s', (_, row) => run(row)));
describe('§7.5 organizations', () => it.each(named(organizations))('%s', (_, row) => run(row)));
describe('§7.6 students', () => it.each(named(students))('%s', (_, row) => run(row)));
describe('§7.2 the end of an account', () => it.each(named(ending))('%s', (_, row) => run(row)));
