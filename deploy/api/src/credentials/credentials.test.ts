import { type Verified, verifyBadge } from '../../test/badge-verifier.ts';
import { type OperatedServer, startOperatedServer } from '../../test/operated.ts';
import type { SignedBadge } from './open-badge.ts';

const publicUrl = 'https://puente.example';
const [oldKey, newKey] = ['1'.repeat(64), '2'.repeat(64)] as const;

let server: OperatedServer;

const serve = async (keys: string, from?: OperatedServer) => {
  server = await startOperatedServer({
    env: { PUBLIC_URL: publicUrl, CREDENTIAL_KEYS: keys },
    ...(from && { from }),
  });
};

beforeAll(() => serve(oldKey));
afterAll(() => server.stop());

let count = 0;

/** Issues a certificate of somebody in the demo data, void already, and returns its id. */
async function voidedCertificate(): Promise<number> {
  count += 1;
  const [row] = await server.rows<{ id: number }>(`
    insert into certificates (member_id, code, holder, title, organization_name, begins, ends, minutes, competences,
      voided_at, voided_by)
    select id, 'TEST${count}', 'Iria Noya', 'Mapa', 'Río', '2026-02-01', '2026-06-30', 60, '{}', now(), 'student'
    from collaboration_members limit 1 returning id`);
  return row?.id ?? 0;
}

const badge = (statusIndex = 100_000, facts = {}): Promise<SignedBadge> =>
  server.badge({
    code: '7K3M9QWXV2TB',
    statusIndex,
    holder: 'Iria Noya Ñandú',
    title: 'Mapa de las fuentes',
    organization: 'Fundación Río',
    begins: '2026-02-01',
    ends: '2026-06-30',
    minutes: 7230,
    competences: ['Comunicación', 'Iniciativa'],
    issuedAt: '2026-07-01T10:00:00.000Z',
    ...facts,
  });

const verified = (one: object): Promise<Verified> => verifyBadge(one, publicUrl, server.address);
const valid: Verified = {
  steps: { valid_signature: true, expiration: true, revocation_status: true, registered_issuer: false },
  errors: [],
};

describe('a badge, verified by a program of others with what the API answers', () => {
  it('is valid', async () => {
    expect(await verified(await badge())).toEqual(valid);
  });

  it('is refused with another name, even by one letter', async () => {
    const forged = JSON.parse(
      JSON.stringify(await badge()).replace('Iria Noya Ñandú', 'Irea Noya Ñandú'),
    ) as object;
    expect(await verified(forged)).toEqual({ steps: {}, errors: ['invalid_signature'] });
  });

  it('is revoked from the moment on at which its certificate is void', async () => {
    const id = await voidedCertificate();
    await server.rows(`update certificates set voided_at = null, voided_by = null where id = ${id}`);
    const one = await badge(id);
    expect(await verified(one)).toEqual(valid);
    await server.rows(`update certificates set voided_at = now(), voided_by = 'student' where id = ${id}`);
    expect(await verified(one)).toMatchObject({ steps: { valid_signature: true, revocation_status: false } });
    expect(await verified(await badge(id + 1))).toEqual(valid);
  });

  it('survives a new key, which signs from then on, and ends with the removal of its own', async () => {
    const old = await badge();
    await server.stop({ keep: true });
    await serve(`${newKey},${oldKey}`, server);
    const young = await badge();
    expect(young.proof[0].verificationMethod).not.toBe(old.proof[0].verificationMethod);
    expect(await verified(old)).toEqual(valid);
    expect(await verified(young)).toEqual(valid);
    await server.stop({ keep: true });
    await serve(newKey, server);
    expect(await verified(old)).toEqual({ steps: {}, errors: ['invalid_signature'] });
    expect(await verified(young)).toEqual(valid);
  });
});

describe('a badge', () => {
  it('says whose work it was, for whom, and what the organisation has confirmed', async () => {
    const { id, name, credentialSubject, credentialStatus } = await badge();
    const { achievement } = credentialSubject;
    expect({ id, name, achievement, result: credentialSubject.result }).toMatchObject({
      id: `${publicUrl}/certificados/7K3M9QWXV2TB`,
      name: 'Mapa de las fuentes',
      achievement: {
        description:
          'Colaboración con Fundación Río en el proyecto «Mapa de las fuentes», del 1 de febrero de 2026 al 30 de junio de 2026.',
        criteria: {
          narrative:
            'La colaboración ha terminado en Puente. Fundación Río ha confirmado 120,5 horas de trabajo. Ha visto en el trabajo estas competencias: Comunicación e Iniciativa.',
        },
        creator: { name: 'Fundación Río' },
        tag: ['Comunicación', 'Iniciativa'],
      },
      result: [{ value: '120.5' }, { status: 'Completed' }, { status: 'Completed' }],
    });
    const described = achievement.resultDescription.map((one) => one.id);
    expect(credentialSubject.result.map((one) => one.resultDescription)).toEqual(described);
    expect(credentialStatus).toMatchObject({
      statusListIndex: '100000',
      statusListCredential: `${publicUrl}/api/credentials/status-list?list=1`,
    });
  });

  it('says nothing about hours and competences that nobody has confirmed', async () => {
    const one = await badge(100_000, { minutes: 0, competences: [] });
    expect(one.credentialSubject.achievement.criteria.narrative).toBe(
      'La colaboración ha terminado en Puente.',
    );
    expect(one.credentialSubject.result).toEqual([]);
    expect(await verified(one)).toEqual(valid);
  });

  it('has its place in a further list once the first is full', async () => {
    expect((await badge(131_072 + 5)).credentialStatus).toMatchObject({
      id: `${publicUrl}/api/credentials/status-list?list=2#5`,
      statusListIndex: '5',
    });
  });
});

describe('the documents', () => {
  const ask = (path: string, init?: RequestInit) => fetch(`${server.address}/api/credentials/${path}`, init);

  it('are read by pages of other sites, which send headers of their own', async () => {
    for (const [path, type] of [
      ['did.json', 'application/did+ld+json'],
      ['issuer', 'application/ld+json'],
      ['status-list?list=1', 'application/ld+json'],
    ] as const) {
      const { status, headers } = await ask(path, { headers: { origin: 'https://verifier.example' } });
      expect([path, status]).toEqual([path, 200]);
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-type': type,
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      });
      expect(headers.get('access-control-allow-credentials')).toBeNull();
      const preflight = await ask(path, { method: 'OPTIONS' });
      expect(preflight.status).toBe(204);
      expect(preflight.headers.get('access-control-allow-headers')).toBe('*');
      expect((await ask(path, { method: 'HEAD' })).status).toBe(200);
    }
    expect((await fetch(`${server.address}/api/projects`, { method: 'OPTIONS' })).status).toBe(404);
  });

  it('name the issuer by the public address, and no secret', async () => {
    const text = await (await ask('did.json')).text();
    expect(JSON.parse(text)).toMatchObject({
      id: 'did:web:puente.example:api:credentials',
      assertionMethod: [expect.stringContaining('did:web:puente.example:api:credentials#z6Mk')],
    });
    expect(text).not.toContain('secret');
    expect(await (await ask('issuer')).json()).toMatchObject({
      id: 'did:web:puente.example:api:credentials',
      type: ['Profile'],
      url: publicUrl,
    });
  });

  it('are signed once for all who ask at the same time, until something is revoked', async () => {
    const list = async () => (await (await ask('status-list?list=1')).json()) as SignedBadge;
    const [first, second] = await Promise.all([list(), list()]);
    expect(second).toEqual(first);
    await voidedCertificate();
    const third = await list();
    expect(third.credentialSubject).not.toEqual(first.credentialSubject);
    expect(await list()).toEqual(third);
  });

  it.each(['2', '16384', '16385', '2147483647'])('have no list %s', async (id) => {
    expect((await ask(`status-list?list=${id}`)).status).toBe(404);
  });
});

it('keeps a key with the data where none is set, in a development server at any port', async () => {
  await server.stop();
  server = await startOperatedServer({ env: { PUBLIC_URL: 'http://localhost:3000' } });
  const before = await badge();
  expect(before.issuer.id).toBe('did:web:localhost%3A3000:api:credentials');
  await server.stop({ keep: true });
  server = await startOperatedServer({ env: { PUBLIC_URL: 'http://localhost:3000' }, from: server });
  expect((await badge()).proof[0].verificationMethod).toBe(before.proof[0].verificationMethod);
});
