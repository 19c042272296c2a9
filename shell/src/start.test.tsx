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

// No app is downloaded: the release set resolves to the pages of this test.
jest.mock('@puente/federation/runtime', () => ({
  ...jest.requireActual<typeof Runtime>('@puente/federation/runtime'),
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
});
