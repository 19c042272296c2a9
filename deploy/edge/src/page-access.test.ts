import { firstCallsOf } from './page-access.ts';
import { type RouteOwner, type ServedApp } from './served-app.ts';

const app = (name: string, frameData?: string[]): ServedApp => ({
  app: name,
  version: '1.0.0-0123456789ab',
  manifest: { name, routes: [], menu: [], ...(frameData && { frameData }) },
  staff: [],
  rendered: false,
  entry: [],
  entryStyles: [],
  pages: {},
  files: [],
  sharedFiles: {},
  pageShared: {},
  parts: {},
});
const shell = app('shell', ['/api/banners/current']);
const owner = (route: Partial<RouteOwner['route']> = {}): RouteOwner => ({
  app: app('student-app'),
  route: { name: 'projects', path: '/projects', title: 'Proyectos', guard: 'open', frame: 'full', ...route },
});

test('an open page makes the calls of the frame first, then its own, each once', () => {
  expect(firstCallsOf(owner({ data: ['/api/projects'] }), shell)).toEqual([
    '/api/banners/current',
    '/api/projects',
  ]);
  expect(firstCallsOf(owner({ data: ['/api/projects', '/api/banners/current'] }), shell)).toEqual([
    '/api/banners/current',
    '/api/projects',
  ]);
});

test.each([
  ['a page with a reduced frame', owner({ frame: 'reduced', data: ['/api/projects'] })],
  ['a page that needs a login', owner({ guard: 'redirectToLogin', data: ['/api/projects'] })],
  ['a page of a role', owner({ roles: ['student'], data: ['/api/projects'] })],
])('%s makes its own calls only', (_, page) => {
  expect(firstCallsOf(page, shell)).toEqual(['/api/projects']);
});

test('a shell without `frameData`, and an unknown address, add nothing', () => {
  expect(firstCallsOf(owner(), app('shell'))).toEqual([]);
  expect(firstCallsOf(undefined, shell)).toEqual([]);
});
