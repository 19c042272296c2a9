import { manifests } from '../../test/shell.tsx';
import type { ManifestRoute } from '@puente/federation/manifest';
import { routesOf } from './manifests.ts';

/** Specification §4, for every manifest: a page added under one of these paths must have its guard. */
const loginPage = ['profile', 'organizations'];
const loginModal = ['organizations', 'tfx', 'profile', 'projects', 'resources', 'spaces', 'apply', 'chat'];
const forms = ['apply', 'create', 'edit', 'complete'];

/** Public pages: the login modal opens over them and can be closed. */
const publicFaces = [
  '/projects',
  '/projects/:id',
  '/tfx',
  '/tfx/:id',
  '/organizations/:id',
  '/spaces/organizations',
  '/spaces/opportunities/:id',
];

/** Returns the required guard. Where both apply, the login page wins: /profile, /organizations and every page with a form. */
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
  '%s has the guard that §4.1 gives it',
  (path, { guard }) => {
    expect(guard).toBe(wantedGuard(path));
  },
);

it.each([...routes.map(({ path, frame }) => [path, frame] as const)])(
  '§2.5 %s has the frame of its kind: the chat alone a reduced one',
  (path, frame) => {
    expect(frame).toBe(/^\/chat(?:\/|$)/.test(path) ? 'reduced' : 'full');
  },
);

/** Pages that manage an organisation, not the public page that students read. */
const management =
  /^\/(?:organizations(?!\/:id$)|projects\/create|spaces\/(?:organizations\/talent|innovation|opportunities\/create))(?:\/|$)/;

it.each(routes.filter(({ path }) => management.test(path)).map((route) => [route.path, route] as const))(
  '%s is for coordinators and project managers, with an organisation (§4.2, §6)',
  (path, { roles, needs }) => {
    expect(roles?.toSorted()).toEqual(['coordinator', 'projectManager']);
    expect(needs).toBe(path === '/organizations/create' ? undefined : 'organization');
  },
);
