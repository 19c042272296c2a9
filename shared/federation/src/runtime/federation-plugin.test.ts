/** @jest-environment jsdom */
import { makeReleaseSet } from '../../test/release-set.ts';
import federationPlugin from './federation-plugin.ts';
import { currentReleaseSet } from './release-set.ts';

type Plugins = { errorLoadShare: (args: object) => void }[];
let globalPlugins: Plugins = [];
jest.mock('@module-federation/runtime-core', () => ({
  registerGlobalPlugins: (plugins: Plugins) => {
    globalPlugins = plugins;
  },
}));
jest.mock('./release-set.ts', () => ({
  ...jest.requireActual<object>('./release-set.ts'),
  currentReleaseSet: jest.fn(),
}));

let plugin: ReturnType<typeof federationPlugin>;
type Hook = (args: unknown) => unknown;
const call = (hook: 'beforeInit' | 'createScript', args: unknown) => (plugin[hook] as Hook)(args);
const createScript = (path: string) =>
  call('createScript', { url: `${location.origin}${path}` }) as {
    script: HTMLScriptElement;
    timeout: number;
  };

beforeAll(() => {
  plugin = federationPlugin();
});
beforeEach(() => jest.mocked(currentReleaseSet).mockReturnValue(makeReleaseSet()));

it('gives the core of the runtime to the apps', () => {
  const args = {};
  expect(call('beforeInit', args)).toBe(args);
  expect(globalThis._FEDERATION_RUNTIME_CORE).toHaveProperty('registerGlobalPlugins');
});

it.each(['', '?retry=1'])('gives the entry its integrity: %p', (query) => {
  const { script, timeout } = createScript(`/assets/student-app/remoteEntry.0.js${query}`);
  expect(script).toMatchObject({ integrity: 'sha256-entry', crossOrigin: 'anonymous' });
  expect(script.src).toBe(`${location.origin}/assets/student-app/remoteEntry.0.js${query}`);
  expect(timeout).toBe(6000);
});

it('lets the page choose the origin of the entry', () => {
  const load = jest.fn();
  globalThis.filesOrigin = { origin: 'https://files.test', addressOf: String, load };
  const { script } = createScript('/assets/student-app/remoteEntry.0.js');
  expect(load).toHaveBeenCalledWith(script);
  globalThis.filesOrigin = undefined;
});

it('refuses an address that is not an entry of the release set', () => {
  expect(() => createScript('/assets/student-app/other.js')).toThrow('The release set has no app');
});

it('refuses a released app without integrity, and loads one that is served from source', () => {
  const set = makeReleaseSet();
  delete set.apps['student-app']?.integrity;
  jest.mocked(currentReleaseSet).mockReturnValue(set);
  expect(() => createScript('/assets/student-app/remoteEntry.0.js')).toThrow('integrity');

  jest.mocked(currentReleaseSet).mockReturnValue({
    ...set,
    apps: { 'student-app': { ...makeReleaseSet().apps['student-app']!, version: 'dev' } },
  });
  expect(() => createScript('/assets/student-app/remoteEntry.0.js')).not.toThrow();
});

describe('a shared module', () => {
  const errorLoadShare = (shareScopeMap: unknown) => {
    globalPlugins[0]?.errorLoadShare({ pkgName: 'react', shareScopeMap });
  };

  it('that failed to load is forgotten, so that another attempt can be made', () => {
    const failed = { loading: Promise.resolve(), loaded: false };
    errorLoadShare({ default: { react: { '19.0.0': failed } } });
    expect(failed.loading).toBeNull();
  });

  it('that is there stays as it is, as do all others', () => {
    const loaded = { loading: Promise.resolve(), loaded: true };
    const other = { loading: Promise.resolve(), loaded: false };
    errorLoadShare({ default: { react: { '19.0.0': loaded }, axios: { '1.0.0': other } }, empty: {} });
    expect(loaded.loading).not.toBeNull();
    expect(other.loading).not.toBeNull();
  });
});
