import type { CurrentUser } from '@puente/contract/entities/user';
import { routes } from '@puente/testing/routes';
import { setRoutePaths } from '../links/index.ts';
import { destinationAfterLogin, forgetIntendedPath, rememberIntendedPath } from './intended-path.ts';

const organizations = [{ id: 1, name: 'Mar Limpio' }];
const as = (profileType: CurrentUser['profileType']) =>
  ({ profileType, details: { id: 1, organizations } }) as CurrentUser;
const ana = as('student');
/** A release set with more pages than there are today. */
const release = (more: Record<string, string> = {}) => setRoutePaths({ ...routes, ...more });

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
  release();
});

it('leads back to where the person was going, parameters and all', () => {
  rememberIntendedPath('/projects/12/apply?from=mail#cv');
  expect(destinationAfterLogin(ana)).toBe('/projects/12/apply?from=mail#cv');
});

it('leads there once', () => {
  rememberIntendedPath('/profile');
  destinationAfterLogin(ana);
  expect(destinationAfterLogin(ana)).toBe('/estudiantes');
});

it('may be forgotten', () => {
  rememberIntendedPath('/profile');
  forgetIntendedPath();
  expect(destinationAfterLogin(ana)).toBe('/estudiantes');
});

it('keeps the name that the specification gives it', () => {
  rememberIntendedPath('/profile');
  expect(sessionStorage.getItem('u4iRedirect')).toBe('/profile');
});

it.each([
  ['student', '/estudiantes'],
  ['coordinator', '/organizaciones'],
  ['projectManager', '/organizaciones'],
  ['teacher', '/universidades'],
  ['staff', '/'],
] as const)('lands a %s on %s otherwise', (role, path) => {
  expect(destinationAfterLogin(as(role))).toBe(path);
});

it('leads a user without a profile to completing it (§4.1), and the path waits for them', () => {
  release({ userComplete: '/user/complete' });
  rememberIntendedPath('/projects/12');
  expect(destinationAfterLogin(as(null))).toBe('/user/complete');
  expect(destinationAfterLogin(ana)).toBe('/projects/12');
});

describe('people of an organisation that does not exist yet (§4.2)', () => {
  const coordinator = { profileType: 'coordinator', details: { id: 2, organization: null } } as CurrentUser;
  const manager = {
    profileType: 'projectManager',
    details: { id: 2, organizations: [] as object[] },
  } as CurrentUser;

  it.each([coordinator, manager])('land where they create it', (user) => {
    release({ organizationCreate: '/organizations/create' });
    expect(destinationAfterLogin(user)).toBe('/organizations/create');
  });

  it('go first to where they were going', () => {
    release({ organizationCreate: '/organizations/create' });
    rememberIntendedPath('/blog');
    expect(destinationAfterLogin(coordinator)).toBe('/blog');
  });
});

describe('a student who has finished the final project (§4.2)', () => {
  const done = { profileType: 'student', details: { id: 1, situation: 'finished' } } as CurrentUser;

  it('lands in the repository of works', () => {
    release({ workRepository: '/tfx' });
    expect(destinationAfterLogin(done)).toBe('/tfx');
  });

  it('lands where students land, as long as there is no repository', () => {
    setRoutePaths(Object.fromEntries(Object.entries(routes).filter(([name]) => name !== 'workRepository')));
    expect(destinationAfterLogin(done)).toBe('/estudiantes');
  });

  it('goes first to where they were going', () => {
    release({ workRepository: '/tfx' });
    rememberIntendedPath('/projects/12');
    expect(destinationAfterLogin(done)).toBe('/projects/12');
  });
});

describe('never leads away from this site', () => {
  it.each([
    '//evil.example',
    '//evil.example/projects',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\u0000//evil.example',
    '/.//evil.example',
    '/projects/..//evil.example',
    '/./\\evil.example',
    '///evil.example',
    'https://evil.example',
    'https:evil.example',
    'http://localhost.evil.example/',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'evil.example',
    '?next=//evil.example',
    '',
  ])('to %j', (path) => {
    rememberIntendedPath(path);
    expect(destinationAfterLogin(ana)).toBe('/estudiantes');
  });

  it('and takes such an address in the query for what it is', () => {
    rememberIntendedPath('/projects?q=//evil.example');
    expect(destinationAfterLogin(ana)).toBe('/projects?q=//evil.example');
  });
});

it('goes on without a memory where the browser allows none', () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(refuse);
  rememberIntendedPath('/profile');
  forgetIntendedPath();
  expect(destinationAfterLogin(ana)).toBe('/estudiantes');
});
