import { manifests } from '../../test/shell.tsx';
import type { CurrentUser } from '@puente/contract/entities/user';
import { type Access, accessTo } from './access.ts';

/**
 * Acceptance of the organisation app: each of its pages, opened by every user who may not see it. Access to other organisations' records is
 * tested in `organisation-app/src/access.test.tsx`.
 */
const as = (profileType: CurrentUser['profileType'], details: object | null = null) =>
  ({ profileType, details }) as CurrentUser;
const people = {
  nobody: null,
  student: as('student'),
  teacher: as('teacher'),
  'coordinator without organisation': as('coordinator', { organization: null }),
  'project manager without organisation': as('projectManager', { organizations: [] }),
  'account without a profile': as(null),
};
type Row = Record<keyof typeof people, Access>;

const managed: Row = {
  nobody: 'login',
  student: 'home',
  teacher: 'home',
  'coordinator without organisation': 'createOrganization',
  'project manager without organisation': 'createOrganization',
  'account without a profile': 'completeProfile',
};
/** §4: /spaces opens the login modal over the page. */
const corner: Row = { ...managed, nobody: 'askLogin' };
const withoutOrganization: Row = {
  ...managed,
  'coordinator without organisation': 'open',
  'project manager without organisation': 'open',
};

/** Target of a mail's link: every visitor sees how to continue. */
const invitation: Row = {
  nobody: 'open',
  student: 'open',
  teacher: 'open',
  'coordinator without organisation': 'open',
  'project manager without organisation': 'open',
  'account without a profile': 'open',
};

const teamOnly: Row = {
  nobody: 'login',
  student: 'otherRole',
  teacher: 'otherRole',
  'coordinator without organisation': 'otherRole',
  'project manager without organisation': 'otherRole',
  'account without a profile': 'completeProfile',
};

const wanted: Record<string, Row> = {
  organizationProjects: managed,
  organizationAlerts: managed,
  impactReport: managed,
  ownOpportunities: managed,
  organizationCreate: withoutOrganization,
  organizationInvitation: invitation,
  organizationEdit: managed,
  organizationManage: managed,
  projectCreate: managed,
  projectEdit: managed,
  projectApplications: managed,
  opportunityCreate: managed,
  opportunityEdit: managed,
  talent: corner,
  innovation: corner,
  noTalentAccess: corner,
  talentProfile: corner,
  staffOrganizations: teamOnly,
  staffOrganization: teamOnly,
  staffOrganizationMerge: teamOnly,
  staffMerges: teamOnly,
};

const { routes } = manifests.find(({ name }) => name === 'organisation-app')!;

it('has a row for each page of the organisation app', () => {
  expect(routes.map(({ name }) => name).sort()).toEqual(Object.keys(wanted).sort());
});

describe.each(routes)('$path, for', (route) => {
  it.each(Object.keys(people) as (keyof typeof people)[])('%s', (who) => {
    expect(accessTo(route, people[who])).toBe(wanted[route.name]?.[who]);
  });
});
