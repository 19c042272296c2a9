import { manifests, personAs, standIns } from '../../test/shell.tsx';
import { createQueryClient } from '@puente/platform/query';
import { useSession } from '@puente/platform/session';
import { shellPages } from '../pages.ts';
import { type RouteOfApp, routesOf } from '../routing/manifests.ts';
import { shellRoutes } from '../routing/routes.tsx';
import { shownPage } from '../routing/shown-page.ts';
import { onIntent } from './intent.ts';
import { preload } from './preload.ts';

jest.mock('./intent.ts', () => ({ onIntent: jest.fn(() => jest.fn()) }));
jest.mock('../routing/shown-page.ts', () => ({
  ...jest.requireActual<object>('../routing/shown-page.ts'),
  shownPage: jest.fn(),
}));

interface Loaded {
  page: string;
  params: unknown;
  search: string;
}

let loaded: Loaded[];
let stop: () => void;
/** Settles the pages that are being loaded. */
let settle: ((failure?: Error) => void)[];
let now = 0;

/** Stands in for the list of pages of any app: notes what is loaded. */
const pagesOf = (app: string) => ({
  default: new Proxy(
    {},
    {
      get: (_, page: string) => ({
        prefetch: ({ params, search }: { params: unknown; search: URLSearchParams }) =>
          loaded.push({ page: `${app} ${page}`, params, search: search.toString() }),
        load: () =>
          new Promise((resolve, reject) =>
            settle.push((failure) => (failure ? reject(failure) : resolve({ default: () => null }))),
          ),
      }),
    },
  ),
});

const organization = { id: 1, name: 'Mar Limpio' };

/** @param role of the signed-in user; null for a visitor */
function openAt(address: string, role: Parameters<typeof personAs>[0] | null = null): void {
  window.history.pushState(null, '', address);
  const user = role && personAs(role, role === 'coordinator' ? { organization } : {});
  const status = user ? 'authenticated' : 'loggedOut';
  useSession.setState({ status, user, expired: false, closing: false });
  stop = preload({
    routes: shellRoutes(manifests, standIns),
    manifests,
    apps: { open: (app, openPage) => openPage(pagesOf(app)) },
    queryClient: createQueryClient(),
  });
}

/** @param place page that React shows; undefined while it shows none */
const show = (place: RouteOfApp | undefined) =>
  jest
    .mocked(shownPage)
    .mockReturnValue({ place, goTo: () => Promise.resolve(), revalidate: () => Promise.resolve() });

/** Simulates that the user is about to open a link. */
function approach(href: string, attributes: Record<string, string> = {}): void {
  const link = document.createElement('a');
  for (const [name, value] of Object.entries({ ...attributes, href })) link.setAttribute(name, value);
  jest.mocked(onIntent).mock.lastCall?.[0](link);
}

async function settleAll(failure?: Error): Promise<void> {
  for (const end of settle.splice(0)) end(failure);
  await new Promise((resolve) => setTimeout(resolve));
}
const pages = () => loaded.map(({ page }) => page);
const onNetwork = (value: object) =>
  Object.defineProperty(navigator, 'connection', { value, configurable: true });

beforeEach(() => {
  [loaded, settle, now] = [[], [], 100_000];
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  onNetwork({});
  show(routesOf(manifests)[0]);
});
afterEach(() => stop());

it('loads the page of a link with its parameters and query, once', () => {
  openAt('/');
  approach('/projects/7?desde=inicio#plazos');
  approach('/projects/7?desde=inicio');
  expect(loaded).toEqual([{ page: 'student-app project', params: { id: '7' }, search: 'desde=inicio' }]);
});

it('loads a page again after half a minute, as its data has been dropped', async () => {
  openAt('/');
  approach('/projects');
  await settleAll();
  now += 29_999;
  approach('/projects');
  expect(pages()).toHaveLength(1);
  now += 1;
  approach('/projects');
  expect(pages()).toHaveLength(2);
});

it('loads pages of the shell itself', () => {
  const loadRegister = jest.spyOn(shellPages.register, 'load').mockReturnValue(new Promise(() => undefined));
  openAt('/');
  approach('/register');
  expect(loadRegister).toHaveBeenCalledTimes(1);
  expect(pages()).toEqual([]);
});

it.each([
  [null, '/projects', true],
  [null, '/profile', false],
  [null, '/resources', false],
  [null, '/projects/create', false],
  ['student', '/profile', true],
  ['student', '/organizations', false],
  ['coordinator', '/organizations', true],
  ['coordinator', '/tfx/create', false],
] as const)('for %s, %s is loaded: %s', (role, address, isLoaded) => {
  openAt('/', role);
  approach(address);
  expect(pages()).toHaveLength(isLoaded ? 1 : 0);
});

it.each([
  ['the current page', '/projects?page=2#top', {}],
  ['another site', 'https://udc.es/projects', {}],
  ['a mail address', 'mailto:ana@udc.es', {}],
  ['a file', '/uploads/projects', {}],
  ['a download', '/projects/7', { download: '' }],
  ['a new tab', '/projects/7', { target: '_blank' }],
  ['an unknown page', '/no/such/page', {}],
])('loads nothing for a link to %s', (_, href, attributes) => {
  openAt('/projects?page=2');
  approach(href, attributes);
  expect(pages()).toEqual([]);
});

it('loads another page of the list that is shown', () => {
  openAt('/projects?page=2');
  approach('/projects?page=3');
  expect(loaded).toMatchObject([{ page: 'student-app projects', search: 'page=3' }]);
});

it.each([
  ['saves data', { saveData: true, effectiveType: '4g' }],
  ['pays by volume', { type: 'cellular' }],
  ['has a very slow network', { effectiveType: '2g' }],
  ['has a network that is slower still', { effectiveType: 'slow-2g' }],
])('loads nothing for a visitor who %s', (_, network) => {
  openAt('/');
  onNetwork(network);
  approach('/projects');
  expect(pages()).toEqual([]);
});

it.each([
  ['is not known yet', { status: 'loading' }],
  ['has expired', { status: 'authenticated', expired: true }],
  ['is being closed', { status: 'authenticated', closing: true }],
] as const)('loads nothing while the session %s', (_, session) => {
  openAt('/', 'student');
  useSession.setState(session);
  approach('/projects');
  expect(pages()).toEqual([]);
});

it('loads two links at a time, and no more than the allowance from a long list', async () => {
  openAt('/projects');
  for (let id = 1; id <= 50; id++) approach(`/projects/${id}`);
  expect(pages()).toHaveLength(2);
  for (let id = 51; id <= 100; id++) {
    await settleAll();
    approach(`/projects/${id}`);
  }
  expect(pages()).toHaveLength(10);
});

it('loads nothing while the page of the server is not taken over, as its links load documents', () => {
  show(undefined);
  openAt('/');
  approach('/projects');
  expect(pages()).toEqual([]);
});

it('goes on after a failure', async () => {
  openAt('/');
  approach('/projects');
  approach('/blog');
  await settleAll(new Error('chunk'));
  approach('/tfx');
  expect(pages()).toEqual(['student-app projects', 'public-site blog', 'student-app workRepository']);
});
