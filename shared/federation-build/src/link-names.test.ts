import { linkTypes } from './link-names.ts';

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

it('writes for each app its own routes, sorted by name', () => {
  const types = linkTypes([
    manifest('shell', { login: '/login' }),
    manifest('public-site', { project: '/projects/:id', home: '/' }),
  ]);
  expect([...types.keys()]).toEqual(['shell', 'public-site']);
  expect(types.get('shell')).toContain("    shell: {\n      login: '/login';\n    };\n");
  expect(types.get('public-site')).toContain(
    "    'public-site': {\n      home: '/';\n      project: '/projects/:id';\n    };\n",
  );
});

it('refuses a name that two apps declare', () => {
  const twice = [manifest('shell', { home: '/' }), manifest('public-site', { home: '/start' })];
  expect(() => linkTypes(twice)).toThrow('Both shell and public-site declare a route with the name "home"');
});

it('refuses two paths that match the same addresses', () => {
  const twice = [
    manifest('public-site', { project: '/projects/:id' }),
    manifest('student-app', { task: '/projects/:slug' }),
  ];
  expect(() => linkTypes(twice)).toThrow('declare a route with the path "/projects/:slug" (project, task)');
});

it('takes paths that differ in case alone for the same address, as the router does', () => {
  const twice = [manifest('public-site', { blog: '/blog' }), manifest('student-app', { diary: '/Blog' })];
  expect(() => linkTypes(twice)).toThrow('declare a route with the path "/Blog" (blog, diary)');
});
