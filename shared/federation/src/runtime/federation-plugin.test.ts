/** @jest-environment jsdom */
import { makeReleaseSet } from '../../test/release-set.ts';
import federationPlugin from './federation-plugin.ts';
import { currentReleaseSet } from './release-set.ts';

jest.mock('@module-federation/runtime-core', () => ({ core: true }));
jest.mock('./release-set.ts', () => ({
  ...jest.requireActual<object>('./release-set.ts'),
  currentReleaseSet: jest.fn(),
}));

const plugin = federationPlugin();
type Hook = (args: unknown) => unknown;
const call = (hook: keyof typeof plugin, args: unknown) => (plugin[hook] as Hook)(args);
const createScript = (path: string) =>
  call('createScript', { url: `${location.origin}${path}` }) as {
    script: HTMLScriptElement;
    timeout: number;
  };

beforeEach(() => jest.mocked(currentReleaseSet).mockReturnValue(makeReleaseSet()));

it('gives the core of the runtime to the apps', () => {
  const args = {};
  expect(call('beforeInit', args)).toBe(args);
  expect(globalThis._FEDERATION_RUNTIME_CORE).toMatchObject({ core: true });
});

it.each(['', '?retry=1'])('gives the entry its integrity: %p', (query) => {
  const { script, timeout } = createScript(`/assets/student-app/remoteEntry.0.js${query}`);
  expect(script).toMatchObject({ integrity: 'sha256-entry', crossOrigin: 'anonymous' });
  expect(script.src).toBe(`${location.origin}/assets/student-app/remoteEntry.0.js${query}`);
  expect(timeout).toBe(6000);
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

it('forgets a failed attempt to load a shared module, so that another can be made', async () => {
  const get = jest.fn(() => Promise.reject(new Error('offline')));
  const registeredShared = { get, loading: undefined as unknown };
  call('afterRegisterShare', { registeredShared });
  call('afterRegisterShare', { registeredShared });
  const loading = registeredShared.get();
  registeredShared.loading = loading;
  await expect(loading).rejects.toThrow('offline');
  expect(registeredShared.loading).toBeNull();
  expect(get).toHaveBeenCalledTimes(1);
});

it('leaves a shared module that is there at once as it is', () => {
  const factory = () => 'module';
  const registeredShared = { get: () => factory };
  call('afterRegisterShare', { registeredShared });
  expect(registeredShared.get()).toBe(factory);
});
