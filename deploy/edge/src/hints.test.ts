import { type Release } from '@puente/federation/release';
import { hintsFor } from './hints.ts';
import { type ServedApp } from './served-app.ts';
import { shell, startTestEdge, studentApp, type TestEdge } from './test-edge.ts';

const field = '@puente/design-system/field';
const dialog = '@puente/design-system/dialog';
/** Part of the shell's entry, so it has no file of its own. */
const button = '@puente/design-system/button';

describe('what a page shares with others', () => {
  let product: TestEdge;
  let release: Release;
  beforeAll(async () => {
    product = await startTestEdge();
    release = await product.release({
      ...shell,
      lazilyShared: [field, dialog],
      pageShared: { login: [field] },
    });
    await product.release({ ...studentApp, pageShared: { project: [button, field], projects: [button] } });
  });
  afterAll(() => product.close());

  const hintsOf = async (url: string) => {
    const { body } = await product.edge.inject({ url, headers: { accept: 'text/html' } });
    return body.split('\n').filter((line) => line.includes('rel="preload"'));
  };
  const hintsOfField = () => {
    const [script = '', style = ''] = release.sharedFiles[field] ?? [];
    return [
      `<link rel="preload" as="script" href="/assets/shell/${script}" integrity="${release.files[script]?.integrity}" crossorigin="anonymous">`,
      `<link rel="preload" as="style" href="/assets/shell/${style}" integrity="${release.files[style]?.integrity}">`,
    ];
  };
  const fromShell = (hint: string) => hint.includes('href="/assets/shell/shared-');

  test('is preloaded from the shell, with its integrity', async () => {
    const hints = await hintsOf('/projects/42');
    expect(hints.filter(fromShell)).toEqual(hintsOfField());
    expect(hintsOfField().join()).toMatch(/integrity="sha256-.*integrity="sha256-/);
  });

  test('comes after the files of the page, which no other page can have brought', async () => {
    const scripts = (await hintsOf('/projects/42')).filter((hint) => hint.includes('as="script"'));
    expect(scripts.map((hint) => /\/assets\/([\w-]+\/[\w-]+)\./.exec(hint)?.[1])).toEqual([
      'student-app/remoteEntry',
      'student-app/project',
      'shell/shared-field',
    ]);
  });

  test('is preloaded for pages of the shell as well', async () => {
    expect((await hintsOf('/user/auth/login')).filter(fromShell)).toEqual(hintsOfField());
  });

  test.each(['/projects', '/nowhere'])('is not announced where nothing of it is used: %s', async (url) => {
    expect((await hintsOf(url)).filter(fromShell)).toEqual([]);
  });
});

describe('a page behind a guard', () => {
  let product: TestEdge;
  beforeAll(async () => {
    product = await startTestEdge();
    await product.release({
      ...shell,
      routes: [{ name: 'login', path: '/user/auth/login', title: 'Iniciar sesión' }],
    });
    await product.release({
      ...studentApp,
      routes: [
        {
          name: 'projects',
          path: '/projects',
          title: 'Proyectos',
          guard: 'askLogin',
          data: ['/api/projects'],
        },
        { name: 'profile', path: '/profile', title: 'Perfil', guard: 'redirectToLogin', data: ['/api/me'] },
        { name: 'talent', path: '/talent', title: 'Talento', roles: ['staff'] },
      ],
    });
  });
  afterAll(() => product.close());

  const announced = async (url: string, headers = {}) => {
    const { body } = await product.edge.inject({ url, headers: { accept: 'text/html', ...headers } });
    return [...body.matchAll(/rel="preload"[^>]*href="([^"]+)"/g)]
      .map(([, path = '']) => path.replace(/\.[0-9a-f]{16}\./, '.'))
      .filter((path) => !path.endsWith('.woff2'));
  };

  test('announces nothing to a visitor whom the login modal will ask', async () => {
    expect(await announced('/projects')).toEqual([]);
  });

  test.each(['/profile', '/talent'])(
    '%s announces the login page to a visitor, who is led there',
    async (url) => {
      expect(await announced(url)).toEqual(['/assets/shell/login.js', '/assets/shell/login.css']);
    },
  );

  test.each(['/projects', '/profile', '/talent'])('%s is announced to signed-in users', async (url) => {
    const paths = await announced(url, { cookie: 'u4iRememberMe=1' });
    expect(paths).toContain('/assets/student-app/remoteEntry.js');
    expect(paths).toContain('/api/users/me');
  });
});

describe('the files of shared modules', () => {
  const served = (app: string, parts: Partial<ServedApp>): ServedApp => ({
    app,
    version: '1.0.0-0123456789ab',
    manifest: { name: app, routes: [], menu: [] },
    staff: [],
    rendered: false,
    entry: [],
    entryStyles: [],
    pages: {},
    files: [],
    sharedFiles: {},
    pageShared: {},
    parts: {},
    ...parts,
  });
  const asset = (name: string) => ({ path: `/assets/shell/${name}`, integrity: 'sha256-x' });

  /** Paths of the hints for a page that uses `used`, by a shell with `sharedFiles`. */
  function announced(
    sharedFiles: ServedApp['sharedFiles'],
    used: string[],
    { parts, drawn }: { parts?: ServedApp['parts']; drawn?: { parts: string[] } } = {},
  ) {
    const app = served('student-app', { pageShared: { projects: used }, ...(parts && { parts }) });
    const shell = served('shell', { sharedFiles });
    const route = {
      name: 'projects',
      path: '/projects',
      title: 'Proyectos',
      guard: 'open',
      frame: 'full',
    } as const;
    const hints = hintsFor({
      view: { shell, files: undefined },
      owner: { app, route },
      signedIn: false,
      early: { at: 0, answers: {} },
      drawn,
    });
    return [
      ...hints.styleFiles.map(({ path }) => path),
      ...hints.scripts.map((hint) => /href="([^"]+)"/.exec(hint)?.[1]),
    ];
  }

  test('are announced once, whatever the number of modules in them', () => {
    const files = {
      [field]: [asset('forms.js'), asset('field.js')],
      [dialog]: [asset('forms.js'), asset('dialog.js')],
    };
    expect(announced(files, [field, dialog])).toEqual([
      '/assets/shell/forms.js',
      '/assets/shell/field.js',
      '/assets/shell/dialog.js',
    ]);
  });

  test('and of chunks are announced where the page was drawn with them, styles first', () => {
    const parts = { match: { files: [asset('match.js'), asset('match.css')], shared: [field] } };
    const files = { [field]: [asset('field.js'), asset('field.css')] };
    expect(announced(files, [], { parts, drawn: { parts: ['match', 'unknown'] } })).toEqual([
      '/assets/shell/match.css',
      '/assets/shell/field.css',
      '/assets/shell/match.js',
      '/assets/shell/field.js',
    ]);
    expect(announced(files, [], { parts })).toEqual([]);
  });

  test('are left out for a module that this shell does not have', () => {
    expect(announced({ [field]: [asset('field.js')] }, [dialog])).toEqual([]);
  });
});
