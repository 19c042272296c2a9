import type { CurrentUser } from '@puente/contract/entities/user';
import { ids } from '@puente/contract/ids';
import type { StaffRole } from '@puente/contract/roles';
import { type Access, accessTo, comesBack, needsUser } from './access.ts';

const mar = { id: ids.organization.parse(1), name: 'Mar Limpio' };
const as = (profileType: CurrentUser['profileType'], details: Partial<CurrentUser['details']> = null) =>
  ({ profileType, details }) as CurrentUser;

const people = {
  visitor: null,
  student: as('student'),
  'coordinator with an organisation': as('coordinator', { organization: mar }),
  'coordinator without one': as('coordinator', { organization: null }),
  'project manager with organisations': as('projectManager', { organizations: [mar] }),
  'project manager with none': as('projectManager', { organizations: [] }),
  'person without a profile': as(null),
};

type Route = Parameters<typeof accessTo>[0];
const open: Route = { name: 'students', guard: 'open' };
const face: Route = { name: 'project', guard: 'offerLogin' };
const list: Route = { name: 'projects', guard: 'askLogin' };
const profile: Route = { name: 'profile', guard: 'redirectToLogin' };
const apply: Route = { name: 'projectApply', guard: 'redirectToLogin', roles: ['student'] };
const own: Route = {
  name: 'organizationCreate',
  guard: 'redirectToLogin',
  roles: ['coordinator', 'projectManager'],
};
const publish: Route = { ...own, name: 'projectCreate', needs: 'organization' };
const openToTeachers: Route = { name: 'corner', guard: 'open', roles: ['teacher'] };
const security: Route = { name: 'userSecurity', guard: 'redirectToLogin' };
const completion: Route = { name: 'userComplete', guard: 'redirectToLogin' };

/** §4: session and pages that manage an organisation. */
it.each<[keyof typeof people, string, Route, Access]>([
  ['visitor', 'open', open, 'open'],
  ['visitor', 'a public face', face, 'offerLogin'],
  ['visitor', 'a public face for one role', { ...face, roles: ['teacher'] }, 'askLogin'],
  ['visitor', 'a list', list, 'askLogin'],
  ['visitor', 'a profile', profile, 'login'],
  ['visitor', 'an application', apply, 'login'],
  ['visitor', 'a page that is open to one role', openToTeachers, 'login'],
  ['student', 'open', open, 'open'],
  ['student', 'a public face', face, 'open'],
  ['student', 'a list', list, 'open'],
  ['student', 'a profile', profile, 'open'],
  ['student', 'an application', apply, 'open'],
  ['student', 'management', own, 'home'],
  ['student', 'publishing', publish, 'home'],
  ['coordinator with an organisation', 'publishing', publish, 'open'],
  ['coordinator with an organisation', 'an application', apply, 'otherRole'],
  ['coordinator without one', 'publishing', publish, 'createOrganization'],
  ['coordinator without one', 'management', own, 'open'],
  ['coordinator without one', 'a public face', face, 'createOrganization'],
  ['coordinator without one', 'a list', list, 'createOrganization'],
  ['coordinator without one', 'open', open, 'open'],
  ['coordinator without one', 'a profile', profile, 'open'],
  ['coordinator without one', 'an application', apply, 'otherRole'],
  ['project manager with organisations', 'publishing', publish, 'open'],
  ['project manager with none', 'publishing', publish, 'createOrganization'],
  ['project manager with none', 'a list', list, 'createOrganization'],
  ['project manager with none', 'the security of the account', security, 'open'],
  ['person without a profile', 'open', open, 'open'],
  ['person without a profile', 'a list', list, 'completeProfile'],
  ['person without a profile', 'a profile', profile, 'completeProfile'],
  ['person without a profile', 'an application', apply, 'completeProfile'],
  ['person without a profile', 'publishing', publish, 'completeProfile'],
  ['person without a profile', 'the completion of it', completion, 'open'],
  ['visitor', 'the completion of a profile', completion, 'login'],
])('§4.1 %s, %s: %4$s', (who, _, route, access) => {
  expect(accessTo(route, people[who])).toBe(access);
});

it('opens pages of staff to a duty', () => {
  const texts: Route = { name: 'staffPosts', guard: 'redirectToLogin', roles: ['editor', 'administrator'] };
  const member = (staffRole: StaffRole | null) => ({ ...as('staff'), staffRole });
  expect(accessTo(texts, member('editor'))).toBe('open');
  expect(accessTo(texts, member('support'))).toBe('otherRole');
  expect(accessTo(texts, member(null))).toBe('otherRole');
  expect(accessTo({ ...texts, roles: ['staff'] }, member(null))).toBe('open');
});

it('does not wait for the session where it makes no difference', () => {
  expect(needsUser(open)).toBe(false);
  for (const route of [list, profile, apply, openToTeachers]) expect(needsUser(route)).toBe(true);
});

it('has people come back from the login and from completing their profile, not from where they are led instead', () => {
  const all: Access[] = [
    'open',
    'offerLogin',
    'askLogin',
    'login',
    'otherRole',
    'home',
    'createOrganization',
    'completeProfile',
  ];
  expect(all.filter(comesBack)).toEqual(['offerLogin', 'askLogin', 'login', 'completeProfile']);
});
