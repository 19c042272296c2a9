import { routesModule } from './link-names.ts';

const manifest = (name: string, routes: Record<string, string>) => ({
  name,
  menu: [],
  routes: Object.entries(routes).map(([route, path]) => ({
    name: route,
    path,
    title: route,
    guard: 'open' as const,
    frame: 'full' as const,
  })),
});

it('writes all routes sorted by name', () => {
  const module = routesModule([
    manifest('shell', { login: '/login' }),
    manifest('public-site', { project: '/projects/:id', home: '/' }),
  ]);
  expect(module).toContain(
    "export const routes = {\n  home: '/',\n  login: '/login',\n  project: '/projects/:id',\n} as const;\n",
  );
});

it('refuses a name that two apps declare', () => {
  const twice = [manifest('shell', { home: '/' }), manifest('public-site', { home: '/start' })];
  expect(() => routesModule(twice)).toThrow(
    'Both shell and public-site declare a route with the name "home"',
  );
});

it('refuses two paths that match the same addresses', () => {
  const twice = [
    manifest('public-site', { project: '/projects/:id' }),
    manifest('student-app', { task: '/projects/:slug' }),
  ];
  expect(() => routesModule(twice)).toThrow(
    'declare a route with the path "/projects/:slug" (project, task)',
  );
});
