import { manifests } from '../../test/shell.tsx';
import type { ManifestRoute } from '@puente/federation/manifest';
import { routesOf } from './manifests.ts';

/**
 * Specification §4, over every manifest there is: a page that is added under one of these paths has its guard, or this
 * fails.
 */
const loginPage = ['profile', 'organizations'];
const loginModal = ['organizations', 'tfx', 'profile', 'projects', 'resources', 'spaces', 'apply', 'chat'];
const forms = ['apply', 'create', 'edit', 'complete'];

/** Anybody may read them: the modal opens over them, and may be closed. */
const publicFaces = [
  '/projects',
  '/projects/:id',
  '/tfx',
  '/tfx/:id',
  '/organizations/:id',
  '/spaces/organizations',
  '/spaces/opportunities/:id',
];

/** Where both are named, the login page wins: /profile and /organizations, and every page with a form. */
function wantedGuard(path: string): ManifestRoute['guard'] | 'any' {
  const [first = '', ...others] = path.split('/').slice(1);
  if (!loginModal.includes(first)) return 'any';
  if (publicFaces.includes(path)) return 'offerLogin';
  const isForm = [first, ...others].some((segment) => forms.includes(segment));
  return loginPage.includes(first) || isForm ? 'redirectToLogin' : 'askLogin';
}

it.each<[string, ReturnType<typeof wantedGuard>]>([
  ['/profile', 'redirectToLogin'],
  ['/organizations', 'redirectToLogin'],
  ['/organizations/create', 'redirectToLogin'],
  ['/projects', 'offerLogin'],
  ['/projects/:id', 'offerLogin'],
  ['/projects/:id/apply', 'redirectToLogin'],
  ['/projects/create', 'redirectToLogin'],
  ['/apply/:id', 'redirectToLogin'],
  ['/tfx', 'offerLogin'],
  ['/tfx/create/form', 'redirectToLogin'],
  ['/tfx/:id/edit', 'redirectToLogin'],
  ['/tfx/:id/complete', 'redirectToLogin'],
  ['/resources/purpose', 'askLogin'],
  ['/spaces/organizations/talent', 'askLogin'],
  ['/spaces/opportunities/create', 'redirectToLogin'],
  ['/chat', 'askLogin'],
  ['/', 'any'],
  ['/organizaciones', 'any'],
  ['/register/completed', 'any'],
])('%s wants %s', (path, guard) => {
  expect(wantedGuard(path)).toBe(guard);
});

const routes = routesOf(manifests).map(({ route }) => route);
const guarded = routes.filter(({ path }) => wantedGuard(path) !== 'any');

it.each(guarded.map((route) => [route.path, route] as const))(
  '%s has the guard that §4 gives it',
  (path, { guard }) => {
    expect(guard).toBe(wantedGuard(path));
  },
);

it.each([...routes.map(({ path, frame }) => [path, frame] as const)])(
  '§2 %s has the frame of its kind: the chat alone a reduced one',
  (path, frame) => {
    expect(frame).toBe(/^\/chat(?:\/|$)/.test(path) ? 'reduced' : 'full');
  },
);

/** Pages on which an organisation is managed, not the one on which students read of it. */
const management =
  /^\/(?:organizations(?!\/:id$)|projects\/create|spaces\/(?:organizations\/talent|innovation|opportunities\/create))(?:\/|$)/;

it.each(routes.filter(({ path }) => management.test(path)).map((route) => [route.path, route] as const))(
  '%s is for coordinators and project managers, with an organisation (§4, §6)',
  (path, { roles, needs }) => {
    expect(roles?.toSorted()).toEqual(['coordinator', 'projectManager']);
    expect(needs).toBe(path === '/organizations/create' ? undefined : 'organization');
  },
);
