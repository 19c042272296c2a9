import { type ReleaseSet } from '@puente/federation/release-set';
import { type FakeApp } from '@puente/releases/fake-app';
import { shell, startTestEdge, studentApp, type TestEdge } from '../test-edge.ts';
import { withFontAddresses } from './addresses.ts';
import { filesOriginHash } from './files-origin.ts';

const origin = 'https://files.puente.test';
const newShell: FakeApp = { ...shell, anyOrigin: true };
const newApp: FakeApp = { ...studentApp, anyOrigin: true };

let product: TestEdge;
afterEach(() => product.close());

async function start(apps: FakeApp[], filesOrigin = origin): Promise<void> {
  product = await startTestEdge(filesOrigin === '' ? {} : { filesOrigin });
  for (const app of apps) await product.release(app);
}

const get = (url: string, headers: Record<string, string> = {}) =>
  product.edge.inject({ url, headers: { accept: 'text/html', ...headers } });

/** Addresses of all files in the HTML of the app's list, without the HTML's own data. */
async function addressesOfPage(): Promise<string[]> {
  const { body } = await get('/projects');
  return [...body.matchAll(/ (?:src|href)="([^"]*\/assets\/[^"]*)"/g)].map(([, address = '']) => address);
}

test('pages address all files there, and read them with CORS, so that browsers can check them', async () => {
  await start([newShell, newApp]);
  const addresses = await addressesOfPage();
  expect(addresses.length).toBeGreaterThan(5);
  expect(addresses.filter((address) => !address.startsWith(`${origin}/assets/`))).toEqual([]);
  const { body } = await get('/projects');
  const elements = [...body.matchAll(/<(?:script|link)[^>]*\/assets\/[^>]*>/g)].map(([element]) => element);
  expect(elements.filter((element) => !element.includes(' crossorigin="anonymous"'))).toEqual([]);
  const checked = elements.filter((element) => !element.includes('as="font"'));
  expect(checked.filter((element) => !element.includes(' integrity="sha256-'))).toEqual([]);
  // By this path the loader finds a style sheet that is there already.
  const [style = ''] = elements.filter((element) => element.includes('rel="stylesheet"'));
  expect(style).toMatch(
    / href="https:\/\/files\.puente\.test(\/assets\/shell\/main\.\w+\.css)" data-href="\1"/,
  );
});

test('the page names the origin and its apps; the release set keeps the paths by which files are known', async () => {
  await start([newShell, newApp]);
  expect((await get('/projects')).body).toContain(`data-origin="${origin}" data-apps="shell student-app"`);
  const set = (await get('/release-set.json')).json<ReleaseSet>();
  expect(set.apps['student-app']?.entry).toMatch(/^\/assets\/student-app\/remoteEntry/);
  expect(JSON.stringify(set)).not.toContain(origin);
});

test('an app of an earlier build is addressed on the site, and so is all of an earlier shell', async () => {
  await start([newShell, studentApp]);
  const sites = (await addressesOfPage()).filter((address) => address.startsWith('/'));
  expect(sites.length).toBeGreaterThan(0);
  expect(sites.filter((address) => !address.startsWith('/assets/student-app/'))).toEqual([]);
  await product.release(newApp);
  await product.release(shell);
  expect((await addressesOfPage()).filter((address) => !address.startsWith('/'))).toEqual([]);
  expect((await get('/projects')).body).not.toContain('data-origin');
});

test('the policy admits styles, fonts, pictures and fetches of that origin only; scripts still need a hash', async () => {
  await start([newShell, newApp]);
  const policy = String((await get('/projects')).headers['content-security-policy']);
  const sources = (name: string) =>
    policy
      .split('; ')
      .find((part) => part.startsWith(`${name} `))
      ?.split(' ')
      .slice(1)
      .filter((source) => !source.startsWith("'sha"));
  expect(sources('style-src')).toEqual(["'self'", origin]);
  expect(sources('font-src')).toEqual(["'self'", origin]);
  expect(sources('img-src')).toEqual(["'self'", origin, 'data:', 'blob:']);
  expect(sources('connect-src')).toEqual(["'self'", origin]);
  expect(sources('script-src')).toEqual(["'strict-dynamic'"]);
  expect(sources('trusted-types')).toEqual(['default', 'dompurify', 'files-origin']);
  expect(policy.split(origin)).toHaveLength(5);
});

test('the script for a dead origin comes before the watchdog and the files, and the policy has its hash', async () => {
  await start([newShell, newApp]);
  const { body, headers } = await get('/projects');
  const at = body.indexOf(`data-origin="${origin}"`);
  expect(at).toBeGreaterThan(0);
  expect(at).toBeLessThan(body.indexOf('data-brand='));
  expect(at).toBeLessThan(body.indexOf('/assets/'));
  expect(headers['content-security-policy']).toContain(`'${filesOriginHash()}'`);
});

test.each(['', 'a missing '])(
  '%sfile may be read by pages of other origins, whoever asks',
  async (missing) => {
    await start([newShell]);
    const [release] = await product.store.listReleases('shell');
    const name = missing === '' ? release?.entry[0] : 'none.0123456789abcdef.js';
    const { statusCode, headers } = await get(`/assets/shell/${name}`, { origin: 'https://puente.test' });
    expect(statusCode).toBe(missing === '' ? 200 : 404);
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'timing-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(String(headers['vary'])).not.toContain('origin');
  },
);

test('without a second origin nothing changes', async () => {
  await start([newShell, newApp], '');
  expect((await addressesOfPage()).filter((address) => !address.startsWith('/assets/'))).toEqual([]);
  const { body, headers } = await get('/projects');
  expect(body).not.toMatch(/data-origin/);
  expect(headers['content-security-policy']).toContain("style-src 'self' 'sha256-");
  const [release] = await product.store.listReleases('shell');
  const file = await get(`/assets/shell/${release?.entry[0]}`);
  expect(file.headers).not.toHaveProperty('access-control-allow-origin');
  expect(file.headers['cross-origin-resource-policy']).toBe('same-origin');
  expect((await get('/service-worker.js')).body).not.toMatch(/^self\.filesOrigin/);
});

test('the host of the files has files only: no page, no call, no worker', async () => {
  await start([newShell, newApp]);
  const [release] = await product.store.listReleases('shell');
  const host = new URL(origin).host;
  for (const url of ['/', '/projects', '/api/projects', '/service-worker.js', '/release-set.json'])
    expect((await get(url, { host })).statusCode).toBe(404);
  expect((await get(`/assets/shell/${release?.entry[0]}`, { host })).statusCode).toBe(200);
});

test('the worker knows the origin from its first line, and may fetch from it', async () => {
  await start([newShell, newApp]);
  const { body, headers } = await get('/service-worker.js');
  expect(body).toMatch(/^self\.filesOrigin = "https:\/\/files\.puente\.test";\n/);
  expect(headers['content-security-policy']).toContain(`connect-src 'self' ${origin};`);
  const { first } = (await get('/offline.json')).json<{ first: string[] }>();
  expect(first[0]).toMatch(/^\/assets\/shell\//);
});

test('fonts in the HTML come from there, or from the site', async () => {
  const files = { origin, apps: ['shell'] };
  const css = '@font-face{font-family:F;src:url(/assets/shell/f.woff2)format("woff2")}';
  expect(withFontAddresses(css, files)).toBe(
    `@font-face{font-family:F;src:url(${origin}/assets/shell/f.woff2)format("woff2"),url(/assets/shell/f.woff2)format("woff2")}`,
  );
  expect(withFontAddresses(css, { origin, apps: [] })).toBe(css);
  await start([]);
});
