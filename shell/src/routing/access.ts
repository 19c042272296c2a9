import { organizationsOf } from '@puente/contract/entities/organizations-of';
import type { CurrentUser } from '@puente/contract/entities/user';
import type { PageNeed } from '@puente/contract/manifest-names';
import { isAmong, isOrganizationRole, organizationRoles } from '@puente/contract/roles';
import type { ManifestRoute } from '@puente/federation/manifest';

/** Decision of the shell for a user who requests a page (specification §4, session). */
export type Access =
  | 'open'
  /** Opens the page with the login modal over it, which the visitor may close. */
  | 'offerLogin'
  /** Opens the login modal without changing the address. */
  | 'askLogin'
  /** Redirects to the login page, and back afterwards. */
  | 'login'
  /** The page is not for this role. The address stays, and a message says so. */
  | 'otherRole'
  /** A page that manages an organisation, requested by another role: redirects to the home page with a message. */
  | 'home'
  /** Redirects to the page that creates an organisation. */
  | 'createOrganization'
  /** Redirects to the profile form: the user came through social login and has no profile yet. */
  | 'completeProfile';

type Guarded = Pick<ManifestRoute, 'name' | 'guard' | 'roles' | 'needs'>;

/** The only page that a user without a profile may open, of those that need a session. */
const profileCompletion = 'userComplete';

/** Pages that a user may open before they create an organisation. Their account is theirs without one. */
const withoutOrganization = ['organizationCreate', 'profile', 'userSecurity'];

const organization: PageNeed = 'organization';

/** Access of visitors without a session, by guard. */
const ofVisitors = {
  open: 'login',
  offerLogin: 'offerLogin',
  askLogin: 'askLogin',
  redirectToLogin: 'login',
} as const satisfies Record<ManifestRoute['guard'], Access>;

/** Tells whether access depends on the signed-in user. Open pages do not wait for the session. */
export const needsUser = (route: Pick<Guarded, 'guard' | 'roles'>): boolean =>
  route.guard !== 'open' || route.roles !== undefined;

export function accessTo(route: Guarded, user: CurrentUser | null): Access {
  if (!needsUser(route)) return 'open';
  if (!user) return route.roles && route.guard === 'offerLogin' ? 'askLogin' : ofVisitors[route.guard];
  if (!user.profileType) return route.name === profileCompletion ? 'open' : 'completeProfile';
  const { profileType: role, staffRole = null } = user;
  if (route.roles && !isAmong(route.roles, { role, staffRole }))
    return managesOrganization(route.roles) ? 'home' : 'otherRole';
  return asksForOrganization(route, user) ? 'createOrganization' : 'open';
}

/** Tells whether a page allows coordinators and project managers only (specification §4, student situation). */
const managesOrganization = (roles: readonly string[]): boolean =>
  roles.every((role) => organizationRoles.some((known) => known === role));

/** Tells whether the user must create an organisation before they can use a guarded page (specification §4, student situation). */
function asksForOrganization({ name, guard, needs }: Guarded, user: CurrentUser): boolean {
  if (organizationsOf(user).length > 0) return false;
  const isGuarded = guard !== 'open' && !withoutOrganization.includes(name);
  return needs === organization || (isGuarded && isOrganizationRole(user.profileType));
}

/** Tells whether the user returns to this page after login or the completion of their profile. */
export const comesBack = (access: Access): boolean =>
  access === 'offerLogin' || access === 'askLogin' || access === 'login' || access === 'completeProfile';

/** Pages on the way to a login, and the legal texts that they link to. The intended path is kept on them. */
const loginRoutes = [
  'login',
  'connect',
  'secondFactor',
  profileCompletion,
  'forgotPassword',
  'resetPassword',
  'register',
  'registerCompleted',
  'privacy',
  'terms',
];

/** Tells whether a visitor is still on the way to a login. On any other page the intended path is dropped. */
export const leadsToLogin = ({ name }: Pick<Guarded, 'name'>): boolean => loginRoutes.includes(name);
