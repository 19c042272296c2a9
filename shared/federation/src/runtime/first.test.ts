/** @jest-environment jsdom */
import { makeReleaseSet } from '../../test/release-set.ts';
import { readReleaseSet } from './release-set.ts';
import { noMarkup, ownScript } from './trusted-types.ts';

it('prepares the page before any other module runs', async () => {
  const createPolicy = jest.fn();
  Object.assign(globalThis, { trustedTypes: { createPolicy } });
  await import('./first.ts');
  expect(globalThis.__zod_globalConfig).toEqual({ jitless: true });
  expect(globalThis.__puenteAdmitStyle).toBeInstanceOf(Function);
  expect(createPolicy).toHaveBeenCalledWith('default', {
    createScriptURL: ownScript,
    createHTML: noMarkup,
  });
});

describe('the script policy', () => {
  const [app] = Object.keys(makeReleaseSet().apps);
  const entry = 'http://localhost:3100/assets/student-app/remoteEntry.js';

  beforeAll(() => {
    const set = makeReleaseSet();
    Object.assign(set.apps[app ?? ''] ?? {}, { entry });
    document.body.innerHTML = `<script type="application/json" id="release-set">${JSON.stringify(set)}</script>`;
  });

  it.each([
    '/assets/shell/main.js',
    `${location.origin}/assets/student-app/remoteEntry.js?retry=1`,
    '/service-worker.js',
    entry,
    'http://localhost:3100/assets/student-app/pages.js',
  ])('lets through %s', (url) => {
    expect(ownScript(url)).toBe(url);
  });

  it.each([
    'https://elsewhere.example/assets/a.js',
    '//elsewhere.example/assets/a.js',
    '/api/files/a.js',
    '/api/service-worker.js',
    'https://elsewhere.example/service-worker.js',
    '/assets/../api/a.js',
    'http://localhost:3100/other.js',
    'http://localhost:3200/assets/student-app/pages.js',
    'http://127.0.0.1:3100/assets/student-app/pages.js',
    'data:text/javascript,1',
    'blob:x',
  ])('refuses %s', (url) => {
    expect(() => ownScript(url)).toThrow(TypeError);
  });
});

describe('the release set of the page', () => {
  const inline = (text: string) => {
    document.body.innerHTML = `<script type="application/json" id="release-set">${text}</script>`;
  };

  it('is read from the inlined element', () => {
    inline(JSON.stringify(makeReleaseSet()));
    expect(readReleaseSet()).toEqual(makeReleaseSet());
  });

  it.each(['', '{', 'null', '{"shell":{}}'])('is refused when it is %p', (text) => {
    inline(text);
    expect(() => readReleaseSet()).toThrow();
  });
});
