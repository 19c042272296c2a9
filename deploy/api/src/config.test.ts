import { CannotStart } from './cannot-start.ts';
import { readConfig } from './config.ts';

it('has a default for everything', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 3001,
    dataDir: expect.stringMatching(/\/data$/) as string,
    databaseUrl: undefined,
    smtpUrl: undefined,
    mailFrom: 'no-responder@localhost',
    publicUrl: 'http://localhost:3000',
    seed: 'demo',
    rateLimits: 10,
    drainMs: 0,
    checkAnswers: false,
    passwordCost: 'full',
  });
});

describe('production', () => {
  const production = {
    NODE_ENV: 'production',
    DATABASE_URL: 'postgresql://db/puente',
    AUTH_SECRET: 'a secret of thirty-two characters',
    PUBLIC_URL: 'https://puente.example',
    CREDENTIAL_KEYS: 'ab'.repeat(32),
  };

  it('has the limits as they are, where development lets one person try every demo account many times', () => {
    expect(readConfig(production).rateLimits).toBe(1);
    expect(readConfig({ ...production, RATE_LIMITS: '2' }).rateLimits).toBe(2);
  });

  it('hashes passwords as is advised, where tests may hash them quickly', () => {
    expect(readConfig({ PASSWORD_HASHING: 'quick' }).passwordCost).toBe('quick');
    expect(readConfig(production).passwordCost).toBe('full');
    expect(() => readConfig({ ...production, PASSWORD_HASHING: 'quick' })).toThrow(
      /^PASSWORD_HASHING must not/,
    );
  });

  it('gets no demo accounts unless asked for', () => {
    expect(readConfig(production).seed).toBe('none');
    expect(readConfig({ ...production, SEED: 'demo' }).seed).toBe('demo');
  });

  it.each(['DATABASE_URL', 'AUTH_SECRET', 'CREDENTIAL_KEYS', 'PUBLIC_URL'])(
    'is refused without %s',
    (name) => {
      expect(() => readConfig({ ...production, [name]: undefined })).toThrow(
        new RegExp(`^${name} must be set`),
      );
    },
  );

  it('is refused with a secret that can be guessed', () => {
    expect(() => readConfig({ ...production, AUTH_SECRET: 'x' })).toThrow(/^AUTH_SECRET must be of at least/);
    expect(readConfig({ AUTH_SECRET: 'x' }).authSecret).toBe('x');
  });

  it('signs credentials with the first of its keys', () => {
    const keys = (text: string) => readConfig({ ...production, CREDENTIAL_KEYS: text }).credentialKeys;
    expect(keys(`${'01'.repeat(32)}, ${'FF'.repeat(32)}`).map((key) => key[0])).toEqual([1, 255]);
    for (const wrong of [
      'x',
      '01'.repeat(31),
      `${'01'.repeat(32)},`,
      `${'01'.repeat(32)},${'01'.repeat(32)}`,
    ])
      expect(() => keys(wrong)).toThrow(/^CREDENTIAL_KEYS must be/);
    expect(
      readConfig({ ...production, DATABASE_URL: undefined, EMBEDDED_DATABASE: 'on', CREDENTIAL_KEYS: '' }),
    ).toMatchObject({ credentialKeys: [] });
  });

  it('names everything that is missing or wrong at once', () => {
    const sentences = () => readConfig({ NODE_ENV: 'production', API_PORT: 'x', S3_BUCKET: 'puente' });
    expect(sentences).toThrow(CannotStart);
    expect(sentences).toThrow(
      /^API_PORT must be.*\nDATABASE_URL must be.*\nS3_ENDPOINT must be.*\nPUBLIC_URL must be.*\.$/,
    );
  });

  it('gets the embedded database only when it is asked for by name', () => {
    const embedded = { ...production, DATABASE_URL: undefined };
    expect(readConfig({ ...embedded, EMBEDDED_DATABASE: 'on' }).databaseUrl).toBeUndefined();
    expect(() => readConfig({ ...embedded, EMBEDDED_DATABASE: 'off' })).toThrow('DATABASE_URL must be set');
  });
});

it('lets only the edge say where a visitor is, by default on this machine', () => {
  expect(readConfig({}).edges).toEqual(['127.0.0.1', '::1']);
  expect(readConfig({ EDGE_ADDRESSES: '10.0.0.0/8, fd00::/8' }).edges).toEqual(['10.0.0.0/8', 'fd00::/8']);
  for (const wrong of ['edge', '10.0.0.0/33', '10.0.0.0/8/8', '1'])
    expect(() => readConfig({ EDGE_ADDRESSES: wrong })).toThrow('EDGE_ADDRESSES must be addresses');
});

it('takes an empty setting for none', () => {
  expect(readConfig({ DATABASE_URL: '', PUBLIC_URL: ' https://puente.example/ ' })).toMatchObject({
    databaseUrl: undefined,
    publicUrl: 'https://puente.example',
  });
});

it.each([
  { PUBLIC_URL: 'puente' },
  { PUBLIC_URL: 'ftp://x' },
  { RATE_LIMITS: '0' },
  { RATE_LIMITS: 'x' },
  { PASSWORD_HASHING: 'slow' },
  { SEED_PROJECTS: '1.5' },
  { API_PORT: '70000' },
  { DRAIN_SECONDS: '60' },
])('refuses %p', (env) => {
  expect(() => readConfig(env as Record<string, string>)).toThrow(/^[A-Z_]+ must be/);
});

describe('the object store', () => {
  const s3 = {
    S3_ENDPOINT: 'https://s3.ejemplo.test',
    S3_BUCKET: 'puente',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
  };

  it('is none, or a whole one', () => {
    expect(readConfig({}).s3).toBeNull();
    expect(readConfig(s3).s3).toEqual({
      endpoint: 'https://s3.ejemplo.test',
      bucket: 'puente',
      region: 'us-east-1',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    });
    expect(readConfig({ ...s3, S3_REGION: 'eu-south-2' }).s3?.region).toBe('eu-south-2');
  });

  it.each(Object.keys(s3))('is refused without %s', (name) => {
    expect(() => readConfig({ ...s3, [name]: ' ' })).toThrow(
      `${name} must be set, as the other S3_ settings are.`,
    );
  });

  it('has an address', () => {
    expect(() => readConfig({ ...s3, S3_ENDPOINT: 'ejemplo' })).toThrow(
      'S3_ENDPOINT must be an http(s) address.',
    );
  });
});
