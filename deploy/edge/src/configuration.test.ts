import { readConfiguration } from './configuration.ts';

test('has a default for everything', () => {
  expect(readConfiguration({})).toEqual({
    host: 'localhost',
    port: 3000,
    releases: expect.stringMatching(/\/data\/releases$/) as string,
    apis: ['http://127.0.0.1:3001'],
    channel: 'production',
    logLevel: 'info',
    trustProxy: false,
    thirdParties: { scripts: {}, connect: [], frames: [] },
  });
});

test('reads the environment', () => {
  const env = {
    PORT: '8080',
    HOST: '0.0.0.0',
    DATA_DIR: '/var/puente',
    API_ORIGIN: 'https://api.test/, http://10.0.0.2:3001',
    CHANNEL: 'preview',
    TRUST_PROXY: '10.0.0.0/8',
    DEV_APPS: '',
  };
  expect(readConfiguration(env)).toMatchObject({
    host: '0.0.0.0',
    port: 8080,
    releases: '/var/puente/releases',
    apis: ['https://api.test', 'http://10.0.0.2:3001'],
    channel: 'preview',
    trustProxy: '10.0.0.0/8',
    dev: [],
  });
});

test.each([
  [{ PORT: 'http' }, 'PORT is "http"'],
  [{ PORT: '70000' }, 'PORT is "70000"'],
  [{ API_ORIGIN: 'localhost' }, 'API_ORIGIN is "localhost"'],
  [{ API_ORIGIN: 'ftp://localhost' }, 'API_ORIGIN is "ftp://localhost"'],
  [{ API_ORIGIN: 'http://10.0.0.1,' }, 'API_ORIGIN is "http://10.0.0.1,"'],
  [{ CHANNEL: '../x' }, 'CHANNEL is "../x"'],
  [{ TRUST_PROXY: '1' }, 'TRUST_PROXY is "1"'],
])('%j is refused with one sentence', (env, message) => {
  expect(() => readConfiguration(env)).toThrow(message);
});
