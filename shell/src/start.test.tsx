import {
  answer,
  arriveAs,
  heading,
  manifests,
  personAs,
  screen,
  sentTo,
  waitFor,
  within,
} from '../test/shell.tsx';
import { act } from '@testing-library/react';
import { takeEarlyAnswer } from '@puente/client/preloaded-data';
import * as studentQueries from '@puente/client/student-queries';
import type * as Runtime from '@puente/federation/runtime';
import type { AppPages } from '@puente/platform/pages';
import { useQuery } from '@puente/platform/query';
import { useSession } from '@puente/platform/session';
import { reloadWithFormerVersion, removeDrawnStyles } from './outlet/former-version.ts';
import { start } from './start.tsx';

function Home() {
  const { data } = useQuery(studentQueries.count());
  return <h1>{`Somos ${data ?? '…'} estudiantes`}</h1>;
}

const mockPages: Record<string, AppPages> = {
  'public-site': {
    home: {
      load: () => Promise.resolve({ default: Home }),
      prefetch: ({ queryClient }) => void queryClient.prefetchQuery(studentQueries.count()),
    },
  },
};

jest.mock('./outlet/former-version.ts', () => ({
  reloadWithFormerVersion: jest.fn(() => Promise.resolve(false)),
  removeDrawnStyles: jest.fn(),
}));

let mockIsFormer = false;

// No app is downloaded: the release set resolves to the pages of this test.
jest.mock('@puente/federation/runtime', () => ({
  ...jest.requireActual<typeof Runtime>('@puente/federation/runtime'),
  currentReleaseSet: () => {
    const set = jest.requireActual<typeof Runtime>('@puente/federation/runtime').readReleaseSet();
    const former = { ...set.apps['public-site'], insteadOf: 'p-1' };
    return mockIsFormer ? { ...set, apps: { 'public-site': former } } : set;
  },
  createAppLoader: (set: { apps: object }) => ({
    open: (app: string, openPage: (module: unknown) => Promise<unknown>) =>
      app in set.apps ? openPage({ default: mockPages[app] }) : Promise.reject(new Error(`No ${app}.`)),
  }),
}));

const [shell, publicSite] = manifests;

/** Creates the page as the edge sends it. */
function page(releaseSet: unknown) {
  document.body.innerHTML = `<div id="root"></div><script type="application/json" id="release-set">${JSON.stringify(releaseSet)}</script>`;
}
const released = {
  channel: 'production',
  shell: { version: 's-1', manifest: shell },
  apps: {
    'public-site': {
      version: 'p-1',
      entry: '/assets/public-site/remoteEntry.js',
      styles: {},
      manifest: publicSite,
    },
  },
};

it('cannot start without a release set or a root', () => {
  document.body.innerHTML = '<div id="root"></div>';
  expect(start).toThrow('The page has no #release-set.');
  page(released);
  document.getElementById('root')?.remove();
  expect(start).toThrow('The page has no #root element.');
});

it('makes the page of the release set, asks for its data once, and again for a user who signs in', async () => {
  answer('GET /api/students/count', { data: 300 });
  page(released);
  act(start);
  await heading('Somos 300 estudiantes');
  expect(sentTo('GET /api/students/count')).toHaveLength(1);
  const menu = () =>
    within(screen.getByRole('banner'))
      .getAllByRole('link')
      .map((link) => link.textContent);
  expect(menu()).toEqual(expect.arrayContaining(['Estudiantes', 'Organizaciones', 'Universidades']));

  answer('GET /api/students/count', { data: 301 });
  await arriveAs(personAs('teacher'));
  await heading('Somos 301 estudiantes');
  await waitFor(() => expect(menu()).not.toContain('Estudiantes'));
});

describe('a page that the server drew', () => {
  beforeEach(() => useSession.setState(useSession.getInitialState(), true));

  /** @returns an element of the server-rendered page */
  function drawn(): Element {
    page(released);
    const [root] = document.querySelectorAll('#root');
    root?.insertAdjacentHTML('beforeend', '<p>Dibujada en el servidor</p>');
    const element = root?.firstElementChild;
    if (!element) throw new Error('Nothing was drawn.');
    return element;
  }

  it('is taken over when it has all that the server drew it from', async () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => {});
    answer('GET /api/students/count', { data: 300 });
    drawn();
    const rules = '<script type="speculationrules">{"prefetch":[]}</script>';
    document.body.insertAdjacentHTML('beforeend', rules);
    act(start);
    await heading('Somos 300 estudiantes');
    // The router changes the page from now on: a prefetched document would be useless.
    expect(document.querySelector('script[type=speculationrules]')).not.toBeInTheDocument();
    // The test's HTML differs from the shell's, so React reports a mismatch. That happens only on hydration.
    expect(report).toHaveBeenCalledWith(
      'unexpected error',
      expect.objectContaining({ phase: 'render' }),
      expect.anything(),
    );
    report.mockRestore();
  });

  it('is drawn anew, without a word, when the browser has translated it', async () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => {});
    answer('GET /api/students/count', { data: 300 });
    const before = drawn();
    before.innerHTML = '<font><font>Drawn by the server</font></font>';
    act(start);
    await heading('Somos 300 estudiantes');
    expect(before).not.toBeInTheDocument();
    const ofRender = expect.objectContaining({ phase: 'render' }) as unknown;
    expect(report).not.toHaveBeenCalledWith('unexpected error', ofRender, expect.anything());
    report.mockRestore();
  });

  it('is drawn anew, without a word, when a call had to be made: its answer may not be what was drawn', async () => {
    const report = jest.spyOn(console, 'error');
    answer('GET /api/students/count', { data: 300 });
    takeEarlyAnswer('a call without an answer in the page');
    const before = drawn();
    act(start);
    await heading('Somos 300 estudiantes');
    expect(before).not.toBeInTheDocument();
    expect(report).not.toHaveBeenCalled();
  });

  it('is drawn anew for a user with a session: it was drawn for visitors', async () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => {});
    answer('GET /api/students/count', { data: 300 });
    await arriveAs(personAs('teacher'));
    const before = drawn();
    act(start);
    await heading('Somos 300 estudiantes');
    expect(before).not.toBeInTheDocument();
    expect(report).not.toHaveBeenCalledWith('unexpected error', expect.anything(), expect.anything());
    report.mockRestore();
  });

  it('is drawn anew by the former version of its app, which did not draw it: without a word, and without its styles', async () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => {});
    answer('GET /api/students/count', { data: 300 });
    mockIsFormer = true;
    const before = drawn();
    act(start);
    await heading('Somos 300 estudiantes');
    mockIsFormer = false;
    expect(removeDrawnStyles).toHaveBeenCalledWith('public-site');
    expect(before).not.toBeInTheDocument();
    // React would report the difference, had it hydrated.
    const ofRender = expect.objectContaining({ phase: 'render' }) as unknown;
    expect(report).not.toHaveBeenCalledWith('unexpected error', ofRender, expect.anything());
    report.mockRestore();
  });

  it('stays to be read when its code does not come, unless a former version can be loaded', async () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { home } = mockPages['public-site'] ?? {};
    const gone = new Error('gone');
    Object.assign(mockPages['public-site'] ?? {}, { home: { load: () => Promise.reject(gone) } });
    jest.mocked(reloadWithFormerVersion).mockResolvedValueOnce(true);
    const before = drawn();
    act(start);
    await waitFor(() => expect(reloadWithFormerVersion).toHaveBeenLastCalledWith(gone, 'public-site'));
    await act(() => Promise.resolve());
    expect(report).not.toHaveBeenCalledWith('unexpected error', expect.anything(), gone);

    act(start);
    await waitFor(() => expect(report).toHaveBeenCalledWith('unexpected error', expect.anything(), gone));
    expect(before).toBeInTheDocument();
    Object.assign(mockPages['public-site'] ?? {}, { home });
    report.mockRestore();
  });
});
