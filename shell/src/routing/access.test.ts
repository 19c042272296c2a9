import type { CurrentUser } from '@puente/contract/entities/user';
import { accessTo, needsUser, type Access } from './access.ts';

const mar = { id: 1, name: 'Mar Limpio' };
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

const open = { guard: 'open' } as const;
const list = { guard: 'askLogin' } as const;
const profile = { guard: 'redirectToLogin' } as const;
const apply = { guard: 'redirectToLogin', roles: ['student'] } satisfies Parameters<typeof accessTo>[0];
const own = { guard: 'redirectToLogin', roles: ['coordinator', 'projectManager'] } satisfies Parameters<typeof accessTo>[0];
const publish = { ...own, needs: 'organization' } as const;
const openToTeachers = { guard: 'open', roles: ['teacher'] } satisfies Parameters<typeof accessTo>[0];

it.each<[keyof typeof people, string, Parameters<typeof accessTo>[0], Access]>([
  ['visitor', 'open', open, 'open'],
  ['visitor', 'a list', list, 'askLogin'],
  ['visitor', 'a profile', profile, 'login'],
  ['visitor', 'an application', apply, 'login'],
  ['visitor', 'a page that is open to one role', openToTeachers, 'login'],
  ['student', 'open', open, 'open'],
  ['student', 'a list', list, 'open'],
  ['student', 'a profile', profile, 'open'],
  ['student', 'an application', apply, 'open'],
  ['student', 'management', own, 'home'],
  ['student', 'publishing', publish, 'home'],
  ['coordinator with an organisation', 'publishing', publish, 'open'],
  ['coordinator with an organisation', 'an application', apply, 'home'],
  ['coordinator without one', 'publishing', publish, 'createOrganization'],
  ['coordinator without one', 'management', own, 'open'],
  ['project manager with organisations', 'publishing', publish, 'open'],
  ['project manager with none', 'publishing', publish, 'createOrganization'],
  ['person without a profile', 'a list', list, 'open'],
  ['person without a profile', 'an application', apply, 'home'],
])('%s, %s: %4$s', (who, _, route, access) => {
  expect(accessTo(route, people[who])).toBe(access);
});

it('does not wait for the session where it makes no difference', () => {
  expect(needsUser(open)).toBe(false);
  for (const route of [list, profile, apply, openToTeachers]) expect(needsUser(route)).toBe(true);
});
