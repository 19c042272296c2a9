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
    rateLimits: 1,
    checkAnswers: false,
  });
});

it('puts no demo accounts into production', () => {
  expect(readConfig({ NODE_ENV: 'production' }).seed).toBe('none');
  expect(readConfig({ NODE_ENV: 'production', SEED: 'demo' }).seed).toBe('demo');
});

it('takes an empty setting for none', () => {
  expect(readConfig({ DATABASE_URL: '', PUBLIC_URL: ' https://puente.example/ ' })).toMatchObject({
    databaseUrl: undefined,
    publicUrl: 'https://puente.example',
  });
});

it.each([{ PUBLIC_URL: 'puente' }, { PUBLIC_URL: 'ftp://x' }, { RATE_LIMITS: '0' }, { RATE_LIMITS: 'x' }, { SEED_PROJECTS: '1.5' }, { API_PORT: '70000' }])(
  'refuses %p',
  (env) => {
    expect(() => readConfig(env as Record<string, string>)).toThrow(/^[A-Z_]+ must be/);
  },
);
