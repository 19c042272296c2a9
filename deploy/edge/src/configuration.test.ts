import { readConfiguration } from './configuration.ts';

test('has a default for everything', () => {
  expect(readConfiguration({})).toEqual({
    host: 'localhost',
    port: 3000,
    releases: { folder: expect.stringMatching(/\/data\/releases$/) as string },
    apis: ['http://127.0.0.1:3001'],
    renderers: [],
    channel: 'production',
    logLevel: 'info',
    trustProxy: false,
    thirdParties: { scripts: {}, connect: [], frames: [] },
    requestsPerAddress: 200,
    openTabHours: 72,
    overrideAllowed: [],
    drainMs: 0,
    metrics: undefined,
    pageWait: 1,
    marksPending: true,
  });
});

test('reads the environment', () => {
  const env = {
    PORT: '8080',
    HOST: '0.0.0.0',
    DATA_DIR: '/var/puente',
    API_ORIGIN: 'https://api.test/, http://10.0.0.2:3001',
    RENDERER_ORIGIN: 'http://10.0.0.4:3002/, http://10.0.0.5:3002',
    CHANNEL: 'preview',
    PUBLIC_URL: 'https://puente.test',
    FILES_ORIGIN: 'https://files.puente.test/',
    TRUST_PROXY: '10.0.0.0/8',
    REQUESTS_PER_ADDRESS: '50',
    OPEN_TAB_HOURS: '24',
    OVERRIDE_ALLOWED: 'dev@puente.test, Ana@udc.es,',
    DRAIN_SECONDS: '3',
    METRICS_PORT: '9100',
    PAGE_WAIT: '2.5',
    DEV_APPS: '',
    DEV_AGAINST: 'https://other.test/',
  };
  expect(readConfiguration(env)).toMatchObject({
    host: '0.0.0.0',
    port: 8080,
    releases: { folder: '/var/puente/releases' },
    apis: ['https://api.test', 'http://10.0.0.2:3001'],
    renderers: ['http://10.0.0.4:3002', 'http://10.0.0.5:3002'],
    channel: 'preview',
    publicUrl: 'https://puente.test',
    filesOrigin: 'https://files.puente.test',
    trustProxy: '10.0.0.0/8',
    requestsPerAddress: 50,
    openTabHours: 24,
    overrideAllowed: ['dev@puente.test', 'Ana@udc.es'],
    drainMs: 3000,
    metrics: { host: '127.0.0.1', port: 9100 },
    pageWait: 2.5,
    dev: [],
    against: 'https://other.test',
  });
});

test.each([
  [{ PORT: 'http' }, 'PORT is "http"'],
  [{ RELEASE_PUBLIC_KEYS: 'other' }, 'RELEASE_PUBLIC_KEYS has "other"'],
  [{ PORT: '70000' }, 'PORT is "70000"'],
  [{ API_ORIGIN: 'localhost' }, 'API_ORIGIN is "localhost"'],
  [{ API_ORIGIN: 'ftp://localhost' }, 'API_ORIGIN is "ftp://localhost"'],
  [{ API_ORIGIN: 'http://10.0.0.1,' }, 'API_ORIGIN is "http://10.0.0.1,"'],
  [{ RENDERER_ORIGIN: 'localhost' }, 'RENDERER_ORIGIN is "localhost"'],
  [{ FILES_ORIGIN: 'files.puente.test' }, 'FILES_ORIGIN is "files.puente.test"'],
  [{ FILES_ORIGIN: 'https://cdn.test/puente' }, 'should read like https://files.puente.example'],
  [{ FILES_ORIGIN: 'https://a.test', PUBLIC_URL: 'https://a.test' }, 'the address of the pages'],
  [{ FILES_ORIGIN: 'http://cdn.test', PUBLIC_URL: 'https://a.test' }, 'should be https'],
  [{ CHANNEL: '../x' }, 'CHANNEL is "../x"'],
  [{ DEV_APPS: '', DEV_AGAINST: 'other' }, 'DEV_AGAINST is "other"'],
  [{ DEV_AGAINST: 'https://other.test' }, 'DEV_APPS should be set'],
  [{ TRUST_PROXY: '1' }, 'TRUST_PROXY is "1"'],
  [{ REQUESTS_PER_ADDRESS: 'none' }, 'REQUESTS_PER_ADDRESS is "none"'],
  [{ OVERRIDE_ALLOWED: 'staff' }, 'OVERRIDE_ALLOWED has "staff"'],
  [{ OPEN_TAB_HOURS: '0' }, 'OPEN_TAB_HOURS is "0"'],
  [{ DRAIN_SECONDS: '60' }, 'DRAIN_SECONDS is "60"'],
  [{ METRICS_PORT: 'yes' }, 'METRICS_PORT is "yes"'],
  [{ PAGE_WAIT: 'long' }, 'PAGE_WAIT is "long"'],
  [{ PAGE_WAIT: '0' }, 'PAGE_WAIT is "0"'],
  [{ PORT: '6000' }, 'PORT is 6000, which browsers refuse to open'],
  [{ PORT: '6666' }, 'PORT is 6666, which browsers refuse to open'],
  [{ API_ORIGIN: 'http://127.0.0.1:6000' }, 'requests to port 6000 are refused'],
])('%j is refused with one sentence', (env, message) => {
  expect(() => readConfiguration(env)).toThrow(message);
});

describe('production', () => {
  const production = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://puente.test',
    API_ORIGIN: 'http://10.0.0.2:3001',
    TRUST_PROXY: '10.0.0.0/8',
  };

  test('is accepted with its settings', () => {
    expect(readConfiguration(production)).toMatchObject({
      apis: ['http://10.0.0.2:3001'],
      marksPending: false,
    });
    expect(readConfiguration({ ...production, TRUST_PROXY: 'false' }).trustProxy).toBe(false);
    expect(
      readConfiguration({ ...production, PUBLIC_URL: 'http://localhost:3000', TRUST_PROXY: undefined })
        .trustProxy,
    ).toBe(false);
  });

  test('is refused with everything that is missing', () => {
    expect(() => readConfiguration({ NODE_ENV: 'production' })).toThrow(
      /^PUBLIC_URL must be.*\nAPI_ORIGIN must be.*\.$/,
    );
  });

  test.each(['PUBLIC_URL', 'API_ORIGIN', 'TRUST_PROXY'])('is refused without %s', (name) => {
    expect(() => readConfiguration({ ...production, [name]: undefined })).toThrow(
      `${name} must be set in production`,
    );
  });
});
