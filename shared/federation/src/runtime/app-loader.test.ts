/** @jest-environment jsdom */
import { chunkError, fakeAnswer, makeReleaseSet } from '../../test/release-set.ts';
import { webcrypto } from 'node:crypto';
import { loadRemote, registerRemotes } from '@module-federation/runtime';
import { createAppLoader } from './app-loader.ts';
import { DeadlineError } from './deadline.ts';
import { AppLoadError, needsReload } from './errors.ts';
import { pageError } from './failures.ts';
import { admitStyle } from './styles.ts';

jest.mock('@module-federation/runtime', () => ({
  loadRemote: jest.fn(),
  registerRemotes: jest.fn(),
}));
const load = jest.mocked(loadRemote);
const register = jest.mocked(registerRemotes);

const app = 'student-app';
const entry = '/assets/student-app/remoteEntry.0.js';
const hangs = new Promise<never>(() => {});
const runtimeError = (text: string) =>
  new Error(`[ Federation Runtime ]: Failed to load script resources. #RUNTIME-008 ${text}`);
const networkError = runtimeError(`ScriptNetworkError: Failed to load script "${entry}"`);

const pages = { projects: () => Promise.resolve('the page') };
type Pages = typeof pages;
const openProjects = (all: unknown) => (all as Pages).projects();
const failure = (loading: Promise<unknown>) =>
  loading.then(
    () => undefined,
    (error: unknown) => error,
  );

const entriesByName = jest.fn<object[], [string]>();

beforeEach(() => {
  jest.useFakeTimers();
  entriesByName.mockReset().mockReturnValue([]);
  load.mockReset().mockResolvedValue(pages);
  globalThis.fetch = jest.fn(() => Promise.resolve(fakeAnswer('something else')));
  // jsdom records no timing of its requests.
  Object.defineProperty(performance, 'getEntriesByName', { value: entriesByName, configurable: true });
  Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
  Reflect.deleteProperty(globalThis, 'student_app');
});
afterEach(() => jest.useRealTimers());

describe('loading an app', () => {
  it('registers every app of the release set and loads its pages once', async () => {
    const loader = createAppLoader(makeReleaseSet());
    expect(register).toHaveBeenCalledWith([{ name: 'student_app', entry }]);
    expect(await loader.load(app)).toBe(pages);
    expect(await loader.load(app)).toBe(pages);
    expect(load.mock.calls).toEqual([['student_app/pages']]);
  });

  it('gives up after 6 s, and asks for another address the next time', async () => {
    load.mockReturnValueOnce(hangs);
    const loader = createAppLoader(makeReleaseSet());
    const failed = failure(loader.load(app));
    await jest.advanceTimersByTimeAsync(6000);
    expect(await failed).toMatchObject({ app, version: '1.0.0-app', phase: 'entry', reason: 'timeout' });
    expect(needsReload(await failed)).toBe(false);

    expect(await loader.load(app)).toBe(pages);
    expect(register).toHaveBeenLastCalledWith([{ name: 'student_app', entry: `${entry}?retry=1` }], {
      force: true,
    });
  });

  it('says that a page list hangs once the entry has run, for which only a reload helps', async () => {
    load.mockReturnValueOnce(hangs);
    const loader = createAppLoader(makeReleaseSet());
    const failed = failure(loader.load(app));
    Reflect.set(globalThis, 'student_app', {});
    await jest.advanceTimersByTimeAsync(6000);
    expect(await failed).toMatchObject({ phase: 'pages', reason: 'timeout' });
    expect(needsReload(await failed)).toBe(true);
  });

  it.each([
    [networkError, 'not the released file', 'integrity'],
    [networkError, undefined, 'network'],
    [runtimeError('ScriptNetworkError: Script timed out.'), '', 'timeout'],
    [runtimeError('ScriptExecutionError: threw'), '', 'invalid'],
    [new Error('#RUNTIME-001'), '', 'invalid'],
  ])('tells why the entry failed: %s', async (cause, content, reason) => {
    load.mockRejectedValueOnce(cause);
    jest
      .mocked(fetch)
      .mockImplementation(() =>
        content === undefined
          ? Promise.reject(new TypeError('offline'))
          : Promise.resolve(fakeAnswer(content)),
      );
    const error = await failure(createAppLoader(makeReleaseSet()).load(app));
    expect(error).toBeInstanceOf(AppLoadError);
    expect(error).toMatchObject({ phase: 'entry', reason, cause });
  });

  it.each([256, 384])(
    'blames the network when the released file does come the second time (sha%i)',
    async (bits) => {
      const hash = await webcrypto.subtle.digest(`SHA-${bits}`, Buffer.from('released'));
      const integrity = `sha${bits}-${Buffer.from(hash).toString('base64')}`;
      load.mockRejectedValueOnce(networkError);
      jest.mocked(fetch).mockResolvedValue(fakeAnswer('released'));
      const error = await failure(createAppLoader(makeReleaseSet({ integrity })).load(app));
      expect(error).toMatchObject({ reason: 'network' });
    },
  );

  it.each([
    ['is cut in the middle', { arrayBuffer: () => Promise.reject(new TypeError('network error')) }],
    ['hangs after its head', { arrayBuffer: () => Promise.reject(new DOMException('late', 'TimeoutError')) }],
  ])('asks again for an entry whose second answer %s as well', async (_, body) => {
    load.mockRejectedValueOnce(networkError);
    jest.mocked(fetch).mockResolvedValue({ ...fakeAnswer(''), ...body });
    const loader = createAppLoader(makeReleaseSet());
    expect(await failure(loader.load(app))).toMatchObject({ app, phase: 'entry', reason: 'network' });
    expect(await loader.load(app)).toBe(pages);
  });

  it('asks again where the browser checks no hashes: a page without https', async () => {
    Reflect.deleteProperty(globalThis.crypto, 'subtle');
    load.mockRejectedValueOnce(networkError);
    const loader = createAppLoader(makeReleaseSet());
    expect(await failure(loader.load(app))).toMatchObject({ phase: 'entry', reason: 'network' });
    expect(await loader.load(app)).toBe(pages);
  });

  it('does not fetch a released app that has no integrity', async () => {
    const set = makeReleaseSet();
    const unsigned = set.apps[app]!;
    delete unsigned.integrity;
    expect(await failure(createAppLoader(set).load(app))).toMatchObject({
      phase: 'entry',
      reason: 'integrity',
    });
    expect(load).not.toHaveBeenCalled();

    unsigned.version = 'dev';
    expect(await createAppLoader(set).load(app)).toBe(pages);
  });

  it('refuses an app that the release set lacks, and one that exposes nothing', async () => {
    const loader = createAppLoader(makeReleaseSet());
    expect(await failure(loader.load('constructor'))).toMatchObject({ version: 'none', reason: 'invalid' });
    load.mockResolvedValueOnce(null);
    expect(await failure(loader.load(app))).toMatchObject({ reason: 'invalid' });
  });
});

describe('opening a page', () => {
  it('gives what the page gives', async () => {
    expect(await createAppLoader(makeReleaseSet()).open(app, openProjects)).toBe('the page');
  });

  it.each([
    [chunkError('error', '/assets/student-app/projects.0.js'), 'page', 'network'],
    [chunkError('timeout', '/assets/student-app/projects.0.js'), 'page', 'timeout'],
    [chunkError('missing', '/assets/student-app/projects.0.js'), 'page', 'invalid'],
    [chunkError('error', '/assets/student-app/projects.0.css'), 'style', 'network'],
  ])('tells what failed: %o', async (cause, phase, reason) => {
    const error = await failure(createAppLoader(makeReleaseSet()).open(app, () => Promise.reject(cause)));
    expect(error).toMatchObject({ app, phase, reason, cause });
  });

  it('says that a script which did come was not the released one', async () => {
    const url = '/assets/student-app/projects.0.js';
    entriesByName.mockReturnValueOnce([{ responseStatus: 200 }]);
    const error = await failure(
      createAppLoader(makeReleaseSet()).open(app, () => Promise.reject(chunkError('error', url))),
    );
    expect(error).toMatchObject({ app, phase: 'page', reason: 'integrity' });
    expect(entriesByName).toHaveBeenCalledWith(location.origin + url);
  });

  describe('behind a service worker, where the browser tells nothing of a refused file', () => {
    const url = '/assets/student-app/projects.0.js';
    beforeEach(() => {
      entriesByName.mockReturnValue([{ responseStatus: 0 }]);
      Object.defineProperty(navigator, 'serviceWorker', { value: { controller: {} }, configurable: true });
    });
    afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

    it.each([
      ['comes now', fakeAnswer('something'), 'integrity'],
      ['is not there', { ...fakeAnswer(''), ok: false }, 'network'],
    ])('asks once more: the file %s', async (_, answer, reason) => {
      jest.mocked(fetch).mockResolvedValue(answer);
      const loader = createAppLoader(makeReleaseSet());
      const error = await failure(loader.open(app, () => Promise.reject(chunkError('error', url))));
      expect(error).toMatchObject({ app, phase: 'page', reason });
    });

    it('takes an entry that comes now for one that came damaged', async () => {
      jest.mocked(fetch).mockResolvedValue(fakeAnswer('released'));
      load.mockRejectedValueOnce(networkError);
      expect(await failure(createAppLoader(makeReleaseSet()).load(app))).toMatchObject({
        reason: 'integrity',
      });
    });
  });

  it.each([
    [200, 'integrity'],
    [404, 'network'],
  ])('knows of an entry that was answered with %d, whatever comes now', async (responseStatus, reason) => {
    entriesByName.mockImplementation((name) =>
      name === location.origin + entry ? [{ responseStatus }] : [],
    );
    jest.mocked(fetch).mockResolvedValue(fakeAnswer('released'));
    load.mockRejectedValueOnce(networkError);
    expect(await failure(createAppLoader(makeReleaseSet()).load(app))).toMatchObject({ reason });
  });

  it('tells of a page of the shell as of any other', async () => {
    const set = makeReleaseSet();
    expect(await pageError(set, 'shell', chunkError('error', '/assets/shell/login.0.js'))).toMatchObject({
      app: 'shell',
      version: '1.0.0-shell',
      phase: 'page',
      reason: 'network',
    });
    expect(await pageError(set, 'shell', new DeadlineError('late'))).toMatchObject({ reason: 'timeout' });
    const own = new TypeError('its own mistake');
    expect(await pageError(set, 'shell', own)).toBe(own);
  });

  it('names the shell when it is a part of the shell that did not come', async () => {
    const error = await failure(
      createAppLoader(makeReleaseSet()).open(app, () =>
        Promise.reject(chunkError('error', '/assets/shell/shared.0.js')),
      ),
    );
    expect(error).toMatchObject({ app: 'shell', version: '1.0.0-shell', phase: 'page', reason: 'network' });
  });

  it('says that it is a style that hangs, and whose', async () => {
    const set = makeReleaseSet();
    const failed = failure(createAppLoader(set).open(app, () => hangs));
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = '/assets/student-app/projects.0.css';
    admitStyle(link, set);
    await jest.advanceTimersByTimeAsync(7000);
    expect(await failed).toMatchObject({ app, phase: 'style', reason: 'timeout' });
    expect(needsReload(await failed)).toBe(true);
    link.dispatchEvent(new Event('load'));
  });

  it('passes on an error of the page itself', async () => {
    const own = new Error('no such project');
    expect(await failure(createAppLoader(makeReleaseSet()).open(app, () => Promise.reject(own)))).toBe(own);
  });

  it('replaces the cached copy of a failed file before the next attempt', async () => {
    const loader = createAppLoader(makeReleaseSet());
    const url = '/assets/student-app/projects.0.js';
    await failure(loader.open(app, () => Promise.reject(chunkError('error', url))));
    expect(fetch).not.toHaveBeenCalled();

    expect(await loader.open(app, openProjects)).toBe('the page');
    expect(fetch).toHaveBeenCalledWith(url, expect.objectContaining({ cache: 'reload' }));
    expect(register).toHaveBeenCalledTimes(1);
  });

  it('takes no longer than 7 s for all phases together', async () => {
    load.mockImplementation(() => new Promise((resolve) => setTimeout(() => resolve(pages), 5000)));
    const loader = createAppLoader(makeReleaseSet());
    const failed = failure(loader.open(app, () => hangs));
    await jest.advanceTimersByTimeAsync(7000);
    expect(await failed).toMatchObject({ phase: 'page', reason: 'timeout' });
    expect(needsReload(await failed)).toBe(true);
  });
});
