import { routes } from '@puente/testing/routes';
import { hasRoute, href, hrefTo, setRoutePaths } from './index.ts';

afterEach(() => setRoutePaths(routes));

it('fills in parameters and asks in the query', () => {
  expect(href('project', { id: 3 })).toBe('/projects/3');
  expect(href('projects', {}, { page: 2, q: 'mar & río' })).toBe('/projects?page=2&q=mar+%26+r%C3%ADo');
});

it('leaves out of the query what is not there', () => {
  expect(href('projects', {}, { page: undefined, q: '' })).toBe('/projects');
  expect(href('projects', {}, { page: 0 })).toBe('/projects?page=0');
});

it('keeps a parameter in its place in the path', () => {
  expect(href('project', { id: '../../user?x#y' })).toBe('/projects/..%2F..%2Fuser%3Fx%23y');
});

it('follows a page that moved since this code was built', () => {
  setRoutePaths({ ...routes, project: '/proyectos/:id/detalle' });
  expect(href('project', { id: 3 })).toBe('/proyectos/3/detalle');
});

it('leads home when the running release set has no such page', () => {
  setRoutePaths({ home: '/' });
  expect(hasRoute('projects')).toBe(false);
  expect(hrefTo('projects')).toBe('/');
  expect(hrefTo('userComplete')).toBe('/');
});

it('takes no page from what every object has', () => {
  expect(hasRoute('toString')).toBe(false);
  expect(hrefTo('toString')).toBe('/');
});

it('lets the compiler find links to nowhere', () => {
  // @ts-expect-error -- no such page
  href('projectz');
  // @ts-expect-error -- which project?
  href('project');
  // @ts-expect-error -- no such parameter
  href('project', { slug: 'huertos' });
  expect(href('home')).toBe('/');
});
