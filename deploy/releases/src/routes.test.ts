import { collision } from './routes.ts';

const manifest = (name: string, ...routes: [name: string, path: string][]) => ({
  name,
  routes: routes.map(([route, path]) => ({
    name: route,
    path,
    title: route,
    guard: 'open' as const,
    frame: 'full' as const,
  })),
  menu: [],
});
const projects = manifest('student-app', ['projects', '/projects/:id']);

test.each([
  ['/projects/:id', 'the same path'],
  ['/Projects/:id', 'other capitals, which a browser may write as well'],
  ['/projects/:slug', 'another name of the parameter'],
  ['/PROJECTS/:ID', 'both'],
])('%s collides: %s', (path) => {
  expect(collision(manifest('public-site', ['other', path]), projects)).toBe(
    `public-site (other) and student-app (projects) both claim the path ${path}.`,
  );
});

test.each(['/projects', '/projects/create', '/projects/:id/edit', '/works/:id'])('%s does not', (path) => {
  expect(collision(manifest('public-site', ['other', path]), projects)).toBeUndefined();
});

test('a name that both have collides, whatever the paths', () => {
  expect(collision(manifest('public-site', ['projects', '/proyectos']), projects)).toBe(
    'public-site and student-app both have a route named projects.',
  );
});

test('an app collides with itself by two routes, and not by one', () => {
  expect(collision(projects, projects)).toBeUndefined();
  const twice = manifest('student-app', ['projects', '/projects/:id'], ['project', '/Projects/:slug']);
  expect(collision(twice, twice)).toBe(
    'student-app (projects) and student-app (project) both claim the path /projects/:id.',
  );
});
