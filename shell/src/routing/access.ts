import { isOrganizationRole, organizationRoles } from '@puente/contract/roles';
import { organizationsOf } from '@puente/contract/entities/organizations-of';
import type { CurrentUser } from '@puente/contract/entities/user';
import type { PageNeed } from '@puente/contract/manifest-names';
import type { ManifestRoute } from '@puente/federation/manifest';

/** What the shell does with a user who asks for a page (specification §4, session). */
export type Access =
  | 'open'
  /** The page opens, and the login modal over it, which the visitor may close. */
  | 'offerLogin'
  /** The login modal opens; the address stays. */
  | 'askLogin'
  /** The login page, and back afterwards. */
  | 'login'
  /** Not for this role: the address stays, and the page says so. */
  | 'otherRole'
  /** A page that manages an organisation, opened by another role: the home page opens, with a message. */
  | 'home'
  /** An organisation is needed first. */
  | 'createOrganization'
  /** A user who came through social login has no profile yet: they complete it first. */
  | 'completeProfile';

type Guarded = Pick<ManifestRoute, 'name' | 'guard' | 'roles' | 'needs'>;

/** The only page that a user without a profile may see of those that need a session. */
const profileCompletion = 'userComplete';

/** What a user without an organisation may see before they create one: their account is theirs without it, too. */
const withoutOrganization = ['organizationCreate', 'profile', 'userSecurity'];

const organization: PageNeed = 'organization';

/** What each guard means for a visitor without a session. */
const ofVisitors = {
  open: 'login',
  offerLogin: 'offerLogin',
  askLogin: 'askLogin',
  redirectToLogin: 'login',
} as const satisfies Record<ManifestRoute['guard'], Access>;

/** Whether the answer depends on who is signed in; open pages do not wait for the session. */
export const needsUser = (route: Pick<Guarded, 'guard' | 'roles'>): boolean =>
  route.guard !== 'open' || route.roles !== undefined;

export function accessTo(route: Guarded, user: CurrentUser | null): Access {
  if (!needsUser(route)) return 'open';
  if (!user) return route.roles && route.guard === 'offerLogin' ? 'askLogin' : ofVisitors[route.guard];
  if (!user.profileType) return route.name === profileCompletion ? 'open' : 'completeProfile';
  if (route.roles && !route.roles.includes(user.profileType))
    return managesOrganization(route.roles) ? 'home' : 'otherRole';
  return asksForOrganization(route, user) ? 'createOrganization' : 'open';
}

/** Tells whether a page allows coordinators and project managers only (specification §4, student situation). */
const managesOrganization = (roles: readonly string[]): boolean =>
  roles.every((role) => organizationRoles.some((known) => known === role));

/** People of organisations create theirs before they use a guarded page (specification §4, student situation). */
function asksForOrganization({ name, guard, needs }: Guarded, user: CurrentUser): boolean {
  if (organizationsOf(user).length > 0) return false;
  const isGuarded = guard !== 'open' && !withoutOrganization.includes(name);
  return needs === organization || (isGuarded && isOrganizationRole(user.profileType));
}

/** Whether the user comes back here after login or the completion of their profile. */
export const comesBack = (access: Access): boolean =>
  access === 'offerLogin' || access === 'askLogin' || access === 'login' || access === 'completeProfile';

/** Pages between the visitor and a login, and the rules that they link to: the intended path is kept there. */
const wayIn = [
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

/** Whether a visitor on this page still goes where they were going: who opens another page has left for that. */
export const isOnTheWayIn = ({ name }: Pick<Guarded, 'name'>): boolean => wayIn.includes(name);
