import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type ReleaseSet } from '@puente/federation/release-set';
import { FolderStore } from '@puente/releases/folder-store';
import { promote, retire, rollback } from '@puente/releases/promote';
import { libraryStyles } from './security-headers.ts';
import { startTestEdge, startTestProduct, studentApp, type TestEdge } from './test-edge.ts';

let product: TestEdge;

beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

const get = (url: string, headers: Record<string, string> = {}, from = product) =>
  from.edge.inject({ url, headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', ...headers } });

const hashOf = (content = '') => `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** Hashes of everything in the HTML that the policy decides about, in its order. */
function hashesIn(html: string): { scripts: string[]; styles: string[] } {
  const inline = [...html.matchAll(/<script data-[^>]*>(.*?)<\/script>/gs)].map(([, code]) => hashOf(code));
  const files = [
    ...html.matchAll(/<(?:script defer|link rel="preload" as="script")[^>]* integrity="([^"]+)"/g),
  ];
  const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css]) => hashOf(css));
  return { scripts: [...inline, ...files.map(([, integrity]) => integrity ?? '')], styles };
}
const quoted = (hashes: string[]) => hashes.map((hash) => `'${hash}'`).join(' ');

function releaseSetIn(html: string): ReleaseSet {
  const json = /<script type="application\/json" id="release-set"[^>]*>([^<]*)<\/script>/.exec(html)?.[1];
  return JSON.parse(json ?? 'null') as ReleaseSet;
}

const linesWith = (html: string, part: string) => html.split('\n').filter((line) => line.includes(part));

describe('headers', () => {
  test('the policy, word by word', async () => {
    const { headers, body } = await get('/projects');
    const { scripts, styles } = hashesIn(body);
    // The watchdog, the shell, the app's entry, its page; the owner's colours.
    expect([scripts.length, styles.length]).toEqual([4, 1]);
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; script-src ${quoted(scripts)} 'strict-dynamic'; ` +
        `style-src 'self' ${quoted([...styles, ...libraryStyles.map(hashOf)])}; ` +
        "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; " +
        "frame-ancestors 'none'; manifest-src 'self'; worker-src 'self'; object-src 'none'; frame-src 'self'; " +
        "require-trusted-types-for 'script'; trusted-types default dompurify",
    );
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, s-maxage=5, stale-while-revalidate=60',
      'integrity-policy': 'blocked-destinations=(script)',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    for (const feature of ['camera', 'microphone', 'geolocation', 'payment']) {
      expect(headers['permissions-policy']).toContain(`${feature}=()`);
    }
  });

  test.each(['/', '/projects?q=agua', '/user/auth/login', '/nowhere'])(
    'every script and style of %s is known by its hash, so that the bytes may be the same for everybody',
    async (url) => {
      const { headers, body } = await get(url);
      const { scripts, styles } = hashesIn(body);
      expect(headers['content-security-policy']).toContain(`script-src ${quoted(scripts)} 'strict-dynamic';`);
      expect(headers['content-security-policy']).toContain(`style-src 'self' ${quoted(styles)}`);
      const left = body.replaceAll(/<script (?:data-|defer |type="application\/(?:ld\+)?json")/g, '');
      expect(left).not.toMatch(/<script|nonce/);
    },
  );

  test('the style that react-aria adds is the one that the policy admits', () => {
    const { resolve } = createRequire(import.meta.url);
    const source = readFileSync(
      join(resolve('react-aria/package.json'), '../dist/private/overlays/usePreventScroll.mjs'),
      'utf8',
    );
    const css = /style\.textContent = `([^`]*)`\.trim\(\)/.exec(source)?.[1]?.trim();
    expect(libraryStyles).toEqual([css]);
  });

  test('strict transport security only for https', async () => {
    expect((await get('/projects')).headers).not.toHaveProperty('strict-transport-security');
    const { headers } = await get('/projects', { 'x-forwarded-proto': 'https' });
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });
});

describe('the page', () => {
  test('says what it is, and starts the shell with integrity', async () => {
    const { body, statusCode } = await get('/projects');
    const [release] = await product.store.listReleases('shell');
    const [script = ''] = release?.entry ?? [];
    const [style = ''] = release?.entryStyles ?? [];
    const integrityOf = (name: string) => release?.files[name]?.integrity;
    expect(statusCode).toBe(200);
    expect(body).toContain('<html lang="es">');
    expect(body).toContain('<title>Proyectos · Puente</title>');
    expect(body).toContain('<meta name="description" content="Proyectos &amp; &quot;impacto&quot;">');
    expect(body).toContain('<meta name="color-scheme" content="light dark">');
    expect(linesWith(body, 'name="theme-color"')).toHaveLength(2);
    expect(body).toContain(
      `<link rel="stylesheet" href="/assets/shell/${style}" integrity="${integrityOf(style)}" data-entry>`,
    );
    expect(linesWith(body, '<script defer')).toEqual([
      expect.stringMatching(
        /^<script defer src="[^"]+" integrity="sha256-[^"]+" crossorigin="anonymous" fetchpriority="high" data-entry><\/script>$/,
      ),
    ]);
    expect(body).toContain(`src="/assets/shell/${script}" integrity="${integrityOf(script)}"`);
    expect(body).toContain('<div id="root"></div><noscript>Para usar Puente hace falta JavaScript.');
  });

  test('has the release set', async () => {
    const { body } = await get('/projects');
    const set = releaseSetIn(body);
    const [student] = await product.store.listReleases('student-app');
    expect(Object.keys(set.apps).sort()).toEqual(['organisation-app', 'student-app']);
    expect(set.apps['student-app']).toMatchObject({
      version: student?.version,
      entry: `/assets/student-app/${student?.entry[0]}`,
      integrity: student?.files[student.entry[0] ?? '']?.integrity,
    });
    expect(Object.keys(set.apps['student-app']?.styles ?? {})).toHaveLength(2);
    expect(set.apps['student-app']?.manifest.routes[0]?.name).toBe('projects');
  });

  test('/release-set.json has the same, with what no page has: entries of staff and former versions', async () => {
    const other = await startTestProduct();
    const entry = {
      label: 'Mensajes al equipo',
      description: 'Responde a quien pregunta.',
      route: 'projects',
      group: 'Personas',
      order: 10,
    };
    await other.release({ ...studentApp, content: 'staff', staff: [entry] });
    const { body } = await get('/projects', {}, other);
    expect(body).not.toContain(entry.label);
    const set = releaseSetIn(body);
    const answer = await get('/release-set.json', { accept: 'application/json' }, other);
    expect(answer.json()).toEqual({
      ...set,
      shell: { ...set.shell, staff: [] },
      apps: {
        'organisation-app': { ...set.apps['organisation-app'], staff: [] },
        'student-app': { ...set.apps['student-app'], staff: [entry] },
      },
      openTabHours: 72,
      former: {
        'student-app': expect.objectContaining({ version: expect.any(String) as unknown }) as unknown,
      },
    });
    await other.close();
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
    });
  });

  test('nothing in a manifest gets out of the script element, nor out of the title', async () => {
    const title = '</script><script>alert(1)</script><!--';
    const other = await startTestProduct();
    await other.release({
      ...studentApp,
      content: 'evil',
      routes: [{ name: 'projects', path: '/projects', title }],
    });
    const { body } = await get('/projects', {}, other);
    await other.close();
    expect(body).not.toContain('<script>alert');
    expect(body).not.toContain('<!--');
    expect(body).toContain(String.raw`\u003c/script>\u003cscript>alert(1)`);
    expect(body).toContain('<title>&lt;/script&gt;&lt;script&gt;alert(1)');
    expect(releaseSetIn(body).apps['student-app']?.manifest.routes[0]?.title).toBe(title);
  });

  test('is compressed for who can read that', async () => {
    const { headers, rawPayload } = await get('/projects', { 'accept-encoding': 'br' });
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding, cookie' });
    expect(rawPayload.length).toBeLessThan((await get('/projects')).rawPayload.length);
  });

  test('HEAD gives the headers alone', async () => {
    const { statusCode, headers, body } = await product.edge.inject({
      method: 'HEAD',
      url: '/projects',
      headers: { accept: '*/*' },
    });
    expect([statusCode, body]).toEqual([200, '']);
    expect(headers['content-security-policy']).toBeDefined();
  });
});

describe('hints', () => {
  const hintsOf = async (url: string, headers = {}) =>
    linesWith((await get(url, headers)).body, 'rel="preload"');

  test.each([
    ['/projects', 'student-app', 'projects'],
    ['/projects?filters[title][$containsi]=agua', 'student-app', 'projects'],
    ['/projects/42', 'student-app', 'project'],
    ['/projects/ni%C3%B1os', 'student-app', 'project'],
    ['/projects/create', 'organisation-app', 'projectCreate'],
  ])('%s announces %s, page %s', async (url, app, page) => {
    const [release] = await product.store.listReleases(app);
    const hints = await hintsOf(url);
    const [script = '', style = ''] = release?.pages[page] ?? [];
    const [entry = ''] = release?.entry ?? [];
    const integrityOf = (name: string) => release?.files[name]?.integrity;
    expect(hints).toEqual([
      '<link rel="preload" as="font" type="font/woff2" href="/assets/shell/figtree-latin-wght-normal.0123456789abcdef.woff2" crossorigin="anonymous">',
      ...[entry, script].map(
        (name) =>
          `<link rel="preload" as="script" href="/assets/${app}/${name}" integrity="${integrityOf(name)}" crossorigin="anonymous">`,
      ),
      `<link rel="preload" as="style" href="/assets/${app}/${style}" integrity="${integrityOf(style)}">`,
    ]);
  });

  test('a page of the shell itself needs no entry of an app', async () => {
    const hints = await hintsOf('/user/auth/login');
    expect(hints.filter((hint) => hint.includes('as="script"'))).toEqual([
      expect.stringContaining('/assets/shell/login.'),
    ]);
  });

  test('an unknown page announces no app', async () => {
    expect((await hintsOf('/nowhere')).filter((hint) => !hint.includes('as="font"'))).toEqual([]);
  });

  test.each([
    ['u4iRememberMe=1', true],
    ['a=b; u4iRememberMe=true; c=d', true],
    ['u4iRememberMe=', false],
    ['xu4iRememberMe=1', false],
    ['', false],
  ])('with the cookie "%s", the signed-in person is asked for: %s', async (cookie, expected) => {
    const hint = '<link rel="preload" as="fetch" href="/api/users/me" crossorigin="anonymous">';
    expect((await hintsOf('/projects', { cookie })).includes(hint)).toBe(expected);
  });
});

describe('a page has one address', () => {
  test.each([
    ['/projects/', '/projects'],
    ['/Projects?area=Ciencias', '/projects?area=Ciencias'],
    ['/PROJECTS/Ni%C3%B1os/?a=/B/', '/projects/Ni%C3%B1os?a=/B/'],
    ['/Projects/Create', '/projects/create'],
    ['/%70rojects', '/projects'],
    ['/User/auth/login/', '/user/auth/login'],
  ])('%s leads to %s for good', async (url, address) => {
    const { statusCode, headers, body } = await get(url);
    expect([statusCode, headers['location'], body]).toEqual([301, address, '']);
    expect(headers['cache-control']).toBe('private, max-age=300');
    expect((await get(address)).statusCode).toBe(200);
  });

  test.each(['/', '/projects', '/projects/Ni%C3%B1os', '/projects/42?u=/A/'])(
    '%s is its own',
    async (url) => {
      expect((await get(url)).headers).not.toHaveProperty('location');
    },
  );
});

describe('what is not there', () => {
  test('an unknown path is the shell, with status 404', async () => {
    const { statusCode, body } = await get('/nowhere/at/all');
    expect(statusCode).toBe(404);
    expect(body).toContain('<title>Página no encontrada · Puente</title>');
    expect(body).toContain('<div id="root">');
  });

  test.each(['/favicon.ico', '/main.js.map', '/.env', '/wp-login.php'])(
    'the file %s is a short 404',
    async (url) => {
      const { statusCode, headers, body } = await get(url);
      expect(statusCode).toBe(404);
      expect(headers).toMatchObject({
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
      });
      expect(body).toBe('No encontrado.\n');
    },
  );

  test('who does not take HTML gets none', async () => {
    expect((await get('/projects', { accept: 'application/json' })).statusCode).toBe(404);
    expect((await get('/projects', { accept: '*/*' })).statusCode).toBe(200);
  });

  test('other methods and broken addresses', async () => {
    expect((await product.edge.inject({ method: 'POST', url: '/projects' })).statusCode).toBe(404);
    expect((await get('/projects/%E0%A4%A')).statusCode).toBe(404);
  });
});

describe('the channel moves', () => {
  let moving: TestEdge;
  beforeEach(async () => {
    moving = await startTestProduct();
  });
  afterEach(() => moving.close());
  const versionServed = async () =>
    releaseSetIn((await get('/projects', {}, moving)).body).apps['student-app']?.version;

  test('a promotion and a rollback are seen by the next page view', async () => {
    const first = await versionServed();
    const second = (await moving.release({ ...studentApp, content: 'two' })).version;
    expect(await versionServed()).toBe(second);
    // By another process, as the command line is.
    await rollback(new FolderStore(join(moving.root, 'store')), 'production', 'student-app');
    expect(await versionServed()).toBe(first);
    await promote(new FolderStore(join(moving.root, 'store')), 'production', 'student-app', second);
    expect(await versionServed()).toBe(second);
  });

  test('an app that is retired has no pages, until the retirement is taken back', async () => {
    const first = await versionServed();
    await retire(moving.store, 'production', 'student-app');
    const gone = await get('/projects', {}, moving);
    expect(gone.statusCode).toBe(404);
    expect(Object.keys(releaseSetIn(gone.body).apps)).not.toContain('student-app');
    await rollback(moving.store, 'production', 'student-app');
    expect(await versionServed()).toBe(first);
  });

  test('a pointer that cannot be read leaves everything as it was', async () => {
    const before = await versionServed();
    await writeFile(join(moving.root, 'store/channels/production.json'), '{');
    expect(await versionServed()).toBe(before);
  });

  test('a damaged release takes down its own app only, until it is mended', async () => {
    const { version, ...rest } = await moving.release({ ...studentApp, content: 'two' });
    const file = join(moving.root, 'store/apps/student-app', version, 'release.json');
    await writeFile(file, 'damaged');
    const { body, statusCode } = await get('/projects/create', {}, moving);
    expect(statusCode).toBe(200);
    expect(Object.keys(releaseSetIn(body).apps)).toEqual(['organisation-app']);
    await writeFile(file, JSON.stringify({ version, ...rest }));
    expect(await versionServed()).toBe(version);
  });
});

test('without a shell there is a plain page in Spanish, with status 503', async () => {
  const empty = await startTestEdge();
  const { statusCode, headers, body } = await empty.edge.inject({
    url: '/',
    headers: { accept: 'text/html' },
  });
  expect(statusCode).toBe(503);
  expect(headers).toMatchObject({ 'retry-after': '30', 'x-content-type-options': 'nosniff' });
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(body).toContain('Puente no está disponible en este momento.');
  expect((await empty.edge.inject('/release-set.json')).statusCode).toBe(503);
  await empty.close();
});
