/**
 * Every guarded route of every app (specification §4): redirects to the login and back, and access by role. Pages are stubs, the login is
 * real. A browser test covers a route of each guard: `shell/e2e/session.e2e.ts`.
 */
import {
  answer,
  heading,
  manifests,
  openShell,
  ownPages,
  personAs,
  screen,
  waitFor,
  within,
} from '../../test/shell.tsx';
import type { CurrentUser } from '@puente/contract/entities/user';
import { type RouteOfApp, routesOf } from './manifests.ts';
import type { LoadPage } from './page-loader.ts';

const mar = { id: 1, name: 'Mar Limpio' };
const student = personAs('student');
const coordinator = personAs('coordinator', { organization: mar });
const withoutOrganisation = personAs('coordinator', { organization: null });
const manager = personAs('projectManager', { organizations: [mar] });

const administrator: CurrentUser = { ...personAs('staff'), staffRole: 'administrator' };

const guarded = routesOf(manifests).filter(
  ({ route: { guard, name } }) => guard !== 'open' && name !== 'userComplete',
);

const intended = () => sessionStorage.getItem('u4iRedirect');

/** Returns a user who may open the page. */
function userFor({ roles, name }: RouteOfApp['route']): CurrentUser {
  if (name === 'organizationCreate') return withoutOrganisation;
  if (roles?.some((role) => role === 'staff' || role === 'administrator')) return administrator;
  if (roles?.includes('coordinator')) return coordinator;
  return roles?.every((role) => role === 'teacher') ? personAs('teacher') : student;
}

async function logIn(place: HTMLElement, person: Awaited<ReturnType<typeof openShell>>['person']) {
  await person.click(within(place).getByLabelText('Correo electrónico'));
  await person.paste('ana@udc.es');
  await person.click(within(place).getByLabelText('Contraseña'));
  await person.paste('Puente-2026');
  await person.click(within(place).getByRole('button', { name: 'Iniciar sesión' }));
}

it('has routes of each guard', () => {
  expect(new Set(guarded.map(({ route }) => route.guard))).toEqual(
    new Set(['offerLogin', 'askLogin', 'redirectToLogin']),
  );
  expect(guarded.length).toBeGreaterThan(30);
});

it.each(guarded.map((owned) => [owned.route.path, owned] as const))(
  '§4.1 without a session %s asks for login, and leads back with its parameters',
  async (path, { app, route }) => {
    const loaded: string[] = [];
    const loadPage: LoadPage = (owner, name, context) => {
      loaded.push(name);
      return ownPages(owner, name, context);
    };
    const wanted = `${path.replace(/:\w+/g, '3')}?desde=correo`;
    const { address, person } = await openShell(wanted, { loadPage });
    const isOnPage = route.guard === 'redirectToLogin';
    const place = isOnPage
      ? await screen.findByRole('main')
      : await screen.findByRole('dialog', { name: 'Inicia sesión' });
    if (isOnPage) await heading('Iniciar sesión');
    expect(address()).toBe(isOnPage ? '/user/auth/login' : wanted);
    expect(intended()).toBe(wanted);
    expect(loaded.includes(route.name)).toBe(route.guard === 'offerLogin');

    answer('GET /api/users/me', userFor(route));
    await logIn(place, person);
    await waitFor(() => expect(address()).toBe(wanted));
    if (app !== 'shell') await heading(`${app}: ${route.name}`);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(loaded).toContain(route.name);
    expect(intended()).toBeNull();
  },
);

it.each<[string, string, string, CurrentUser]>([
  ['a coordinator without an organisation', '/projects/create', '/organizations/create', withoutOrganisation],
  ['a coordinator without an organisation', '/organizations', '/organizations/create', withoutOrganisation],
  ['a coordinator without an organisation', '/projects', '/organizations/create', withoutOrganisation],
  ['a coordinator without an organisation', '/profile', '/profile', withoutOrganisation],
  ['a project manager', '/organizations', '/organizations', manager],
  ['a student', '/apply/3', '/apply/3', student],
])('§4.2 %s asks for %s and is at %s', async (_, wanted, arrives, user) => {
  const { address } = await openShell(wanted, { user });
  await waitFor(() => expect(address()).toBe(arrives));
  await screen.findByRole('heading', { level: 1 });
  expect(address()).toBe(arrives);
  expect(screen.queryByText(/^Esta página es para/)).not.toBeInTheDocument();
});
