import {
  type AppLoader,
  isStale,
  pageError,
  refreshFailedFile,
  reloadOnce,
  withDeadline,
} from '@puente/federation/runtime';
import type * as Errors from '@puente/federation/runtime/errors';
import type { AppPages } from '@puente/platform/pages';
import { createQueryClient } from '@puente/platform/query';
import { reportError } from '../errors/report.ts';
import { createPageLoader } from './page-loader.ts';

// The federation runtime needs a browser and built files. Its own tests and the browser tests in e2e/ cover it.
jest.mock('@puente/federation/runtime', () => ({
  AppLoadError: jest.requireActual<typeof Errors>('@puente/federation/runtime/errors').AppLoadError,
  isStale: jest.fn(() => Promise.resolve(false)),
  pageError: jest.fn((_set: unknown, _app: string, cause: unknown) => Promise.resolve(cause)),
  refreshFailedFile: jest.fn(() => Promise.resolve(undefined)),
  reloadOnce: jest.fn(),
  withDeadline: jest.fn((promise: Promise<unknown>) => promise),
}));

jest.mock('../errors/report.ts', () => ({ reportError: jest.fn() }));

const manifest = { name: 'shell', routes: [], menu: [] };
const releaseSet = {
  channel: 'production',
  shell: { version: 'shell-1', manifest },
  apps: {
    'student-app': {
      version: 'student-1',
      entry: '',
      styles: {},
      manifest: { ...manifest, name: 'student-app' },
    },
  },
};
const Projects = () => null;
const queryClient = createQueryClient();
const context = { params: { id: '3' }, search: new URLSearchParams('page=2') };
const asked = { ...context, href: '/projects?page=2' };

/** A fake app loader that returns this module as `./pages`. */
const loaderOf = (module: unknown) => {
  const apps: AppLoader = { load: () => Promise.resolve(module), open: (_app, openPage) => openPage(module) };
  return createPageLoader(releaseSet, apps, queryClient);
};
const pages = (named: AppPages) => ({ default: named });

it('gives the component of the page', async () => {
  const load = loaderOf(pages({ projects: { load: () => Promise.resolve({ default: Projects }) } }));
  await expect(load('student-app', 'projects', asked)).resolves.toBe(Projects);
});

it('asks for the data of the page while its code is on the way', async () => {
  const order: string[] = [];
  const prefetch = jest.fn(() => void order.push('data'));
  const load = loaderOf(
    pages({
      project: {
        prefetch,
        load: () => {
          order.push('code');
          return Promise.resolve({ default: Projects });
        },
      },
    }),
  );
  await load('student-app', 'project', asked);
  expect(prefetch).toHaveBeenCalledWith({ ...context, queryClient });
  expect(order).toEqual(['data', 'code']);
});

it.each([[pages({})], [{}], [null], [{ default: null }], [{ default: 'pages' }]])(
  'says which page an app lacks when it exposes %j',
  async (module) => {
    await expect(loaderOf(module)('student-app', 'projects', asked)).rejects.toMatchObject({
      app: 'student-app',
      version: 'student-1',
      phase: 'pages',
      reason: 'invalid',
      cause: new Error("student-app has no page for its route 'projects'."),
    });
  },
);

it('says that a page exports no component: its name was changed', async () => {
  const load = loaderOf(pages({ projects: { load: () => Promise.resolve({} as never) } }));
  await expect(load('student-app', 'projects', asked)).rejects.toMatchObject({
    app: 'student-app',
    phase: 'page',
    reason: 'invalid',
  });
});

describe('when a page fails', () => {
  const broken = new Error('chunk');
  const load = loaderOf(pages({ projects: { load: () => Promise.reject(broken) } }));

  it('passes the failure on', async () => {
    await expect(load('student-app', 'projects', asked)).rejects.toBe(broken);
    expect(reloadOnce).not.toHaveBeenCalled();
  });

  it('brings the current release, once, when the app was released anew meanwhile', async () => {
    jest.mocked(isStale).mockResolvedValueOnce(true);
    await expect(load('student-app', 'projects', asked)).rejects.toBe(broken);
    // Report before the reload: the page's own report would be lost.
    expect(reportError).toHaveBeenCalledWith(broken, 'render', 'student-app');
    expect(reloadOnce).toHaveBeenCalledWith('student-app', 'student-1', expect.any(Function));
  });
});

describe('the shell’s own pages', () => {
  const apps = { load: jest.fn(), open: jest.fn() };
  const load = createPageLoader(releaseSet, apps, queryClient);

  it('come without the federation, but have a time limit as well', async () => {
    await expect(load('shell', 'login', asked)).resolves.toBeInstanceOf(Function);
    expect(withDeadline).toHaveBeenCalledTimes(1);
    expect(apps.open).not.toHaveBeenCalled();
  });

  it('recover as those of any app: the damaged file is fetched anew, and a newer shell is reloaded', async () => {
    const hung = new Error('hung');
    jest.mocked(withDeadline).mockRejectedValueOnce(hung);
    jest.mocked(isStale).mockResolvedValueOnce(true);
    await expect(load('shell', 'login', asked)).rejects.toBe(hung);
    expect(pageError).toHaveBeenCalledWith(releaseSet, 'shell', hung);
    expect(refreshFailedFile).toHaveBeenCalledWith(hung);
    expect(reloadOnce).toHaveBeenCalledWith('shell', 'shell-1', expect.any(Function));
  });

  it('brings the damaged file once more before it is tried again: the server may have healed only now', async () => {
    const damaged = new Error('damaged');
    jest.mocked(withDeadline).mockRejectedValueOnce(damaged);
    await expect(load('shell', 'login', asked)).rejects.toBe(damaged);
    jest.mocked(refreshFailedFile).mockClear();
    await expect(load('shell', 'login', asked)).resolves.toBeInstanceOf(Function);
    expect(jest.mocked(refreshFailedFile).mock.calls).toEqual([[damaged]]);
  });
});
