import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ApiProcess } from '@puente/testing/api-process';

const folder = mkdtempSync(join(tmpdir(), 'former-api-'));
const files = {
  'src/drizzle-resolution.ts': 'globalThis.loaded = true;',
  'test/operated-server.ts': `process.on('message', ({ id }) => {
    console.log('{"serving":true}');
    console.log(JSON.stringify({ address: 'http://former' + (globalThis.loaded ? '' : '-not-loaded') }));
    process.send({ id });
  });`,
};
const { API_CHECKOUT: before } = process.env;

beforeAll(() => {
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, 'deploy/api', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
});
afterAll(() => {
  if (before === undefined) delete process.env['API_CHECKOUT'];
  else process.env['API_CHECKOUT'] = before;
  rmSync(folder, { recursive: true });
});

it('journeys run the API of the checkout that API_CHECKOUT names', async () => {
  process.env['API_CHECKOUT'] = folder;
  const api = new ApiProcess();
  expect((await api.serve({})).address).toBe('http://former');
  await api.kill();
});
