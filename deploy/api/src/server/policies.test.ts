import { of } from '../../test/people.ts';
import { ids } from '@puente/contract/ids';
import type { Role } from '@puente/contract/roles';
import type { Actor } from '../access/actor.ts';
import { admit } from '../access/actor.ts';
import { applicationPolicy, type ApplicationRow } from '../applications/policy.ts';
import { awardEntryPolicy } from '../awards/policy.ts';
import { bannerPolicy } from '../banners/policy.ts';
import type { OpportunityRow } from '../opportunities/columns.ts';
import { opportunityPolicy } from '../opportunities/policy.ts';
import { organizationPolicy, type OrganizationRow } from '../organizations/policy.ts';
import { projectPolicy } from '../projects/policy.ts';
import { savedSearchPolicy, type SavedSearchRow } from '../saved-searches/policy.ts';
import { searchSynonymPolicy } from '../search-synonyms/policy.ts';
import { passkeyPolicy, type PasskeyRow } from '../second-factor/passkey-policy.ts';
import { sessionPolicy, type SessionRow } from '../sessions/policy.ts';
import { studentPolicy } from '../students/policy.ts';
import { userPolicy } from '../users/policy.ts';

const actor = (role: Role | null, profileId: number | null = 1, organizationIds: number[] = []): Actor =>
  of(100, role, profileId, { organizationIds: organizationIds.map((id) => ids.organization.parse(id)) });
const insider = actor('coordinator', 1, [7]);
const outsider = actor('projectManager', 1, [8, 9]);

describe('projects', () => {
  const project = (status: string, publishedAt: Date | null = new Date()) =>
    ({ status, publishedAt, takenDownAt: null, organizationId: 7 }) as Parameters<
      typeof projectPolicy.sees
    >[1];

  it.each(['new', 'expired', 'unavailable'])('are for everybody when published and %s', (status) => {
    for (const who of [null, insider, outsider, actor('student')])
      expect(projectPolicy.sees(who, project(status))).toBe(true);
  });

  it.each([project('draft'), project('new', null), project('draft', null)])(
    'are their own people’s before that',
    (hidden) => {
      expect(projectPolicy.sees(insider, hidden)).toBe(true);
      for (const who of [null, outsider, actor('student', 7), actor('staff', null)])
        expect(projectPolicy.sees(who, hidden)).toBe(false);
    },
  );
});

describe('applications', () => {
  const application = (status: string) => ({ status, studentId: 3, organizationId: 7 }) as ApplicationRow;

  it('are seen by the applicant and the organisation', () => {
    expect(applicationPolicy.sees(actor('student', 3), application('new'))).toBe(true);
    expect(applicationPolicy.sees(insider, application('new'))).toBe(true);
    // A coordinator whose row happens to have the student's number is not the student.
    for (const who of [
      null,
      outsider,
      actor('student', 4),
      actor('coordinator', 3, [8]),
      actor('staff', null),
    ]) {
      expect(applicationPolicy.sees(who, application('new'))).toBe(false);
    }
  });

  it('are the student’s alone in draft', () => {
    expect(applicationPolicy.sees(actor('student', 3), application('draft'))).toBe(true);
    expect(applicationPolicy.sees(insider, application('draft'))).toBe(false);
  });

  it('are decided by the organisation only', () => {
    expect(applicationPolicy.may.decide(insider, application('new'))).toBe(true);
    expect(applicationPolicy.may.decide(actor('student', 3), application('new'))).toBe(false);
  });
});

it('organisations are managed by their people', () => {
  const organization = { id: 7 } as Parameters<typeof organizationPolicy.may.manage>[1];
  expect(
    [insider, outsider, actor('student'), null].map((who) =>
      organizationPolicy.may.manage(who, organization),
    ),
  ).toEqual([true, false, false, false]);
});

it('organisations keep what is theirs to their people and staff, who alone verify them', () => {
  const organization = { id: 7 } as OrganizationRow;
  const everybody = [insider, outsider, actor('student'), null, actor('staff', null)];
  expect(everybody.map((who) => organizationPolicy.may.inspect(who, organization))).toEqual([
    true,
    false,
    false,
    false,
    true,
  ]);
  expect(everybody.map((who) => organizationPolicy.may.verify(who))).toEqual([
    false,
    false,
    false,
    false,
    true,
  ]);
});

it('the talent corner is open to an organisation’s people with access, for a project manager in any of theirs', () => {
  const organization = { id: 7 } as OrganizationRow;
  expect(organizationPolicy.may.talent(insider, organization)).toBe('TalentAccessRequired');
  expect(organizationPolicy.may.talent({ ...insider, talentAccess: true }, organization)).toBe(true);
  expect(organizationPolicy.may.talent({ ...outsider, talentAccess: true }, organization)).toBe(false);
});

describe('opportunities', () => {
  const opportunity = (publishedAt: Date | null) =>
    ({ publishedAt, takenDownAt: null, organizationId: 7 }) as OpportunityRow;

  it('are for everybody when published, and their organisation’s before', () => {
    for (const who of [null, insider, outsider, actor('student'), actor('staff', null)])
      expect(opportunityPolicy.sees(who, opportunity(new Date()))).toBe(true);
    expect(
      [null, insider, outsider, actor('student', 7), actor('staff', null)].map((who) =>
        opportunityPolicy.sees(who, opportunity(null)),
      ),
    ).toEqual([false, true, false, false, false]);
  });

  it('are withdrawn by staff as well, and written by nobody else', () => {
    const published = opportunity(new Date());
    expect(
      [insider, outsider, actor('staff', null)].map((who) => opportunityPolicy.may.unpublish(who, published)),
    ).toEqual([true, false, true]);
    expect(
      [insider, outsider, actor('staff', null)].map((who) => opportunityPolicy.may.update(who, published)),
    ).toEqual([true, false, false]);
  });
});

it('students are seen by themselves', () => {
  const student = { userId: 100 } as Parameters<typeof studentPolicy.sees>[1];
  expect(studentPolicy.sees(actor('student'), student)).toBe(true);
  expect(studentPolicy.sees({ ...actor('student'), userId: ids.user.parse(101) }, student)).toBe(false);
  expect(studentPolicy.sees(null, student)).toBe(false);
});

describe('admission', () => {
  it('asks who must be known to log in, and tells the others that it is not for them', () => {
    expect(admit('anyone', null)).toBe('admitted');
    expect(admit('signedIn', null)).toBe('Unauthorized');
    expect(admit(['student'], null)).toBe('Unauthorized');
    expect(admit(['student'], actor('teacher'))).toBe('Forbidden');
    expect(admit(['student'], actor(null))).toBe('Forbidden');
    expect(admit('signedIn', actor(null))).toBe('admitted');
    expect(admit(['student', 'teacher'], actor('teacher'))).toBe('admitted');
  });
});

describe('what a user logs in with', () => {
  const own = { userId: ids.user.parse(100) };
  const others = { userId: ids.user.parse(101) };
  const staff = actor('staff', null);

  it('is their own: sessions and passkeys, from which not even staff takes one', () => {
    for (const who of [insider, actor('student'), staff, actor(null, null)]) {
      expect(sessionPolicy.sees(who, own as SessionRow)).toBe(true);
      expect(sessionPolicy.sees(who, others as SessionRow)).toBe(false);
      expect(passkeyPolicy.sees(who, own as PasskeyRow)).toBe(true);
      expect(passkeyPolicy.sees(who, others as PasskeyRow)).toBe(false);
    }
    expect(sessionPolicy.sees(null, own as SessionRow)).toBe(false);
    expect(passkeyPolicy.sees(null, own as PasskeyRow)).toBe(false);
    expect(sessionPolicy.may.end()).toBe(true);
    expect([passkeyPolicy.may.rename(), passkeyPolicy.may.remove()]).toEqual([true, true]);
  });

  it('is taken away as a whole by staff alone, for a user who has lost it', () => {
    expect(
      [staff, insider, actor('student'), null].map((who) => userPolicy.may.removeSecondFactor(who)),
    ).toEqual([true, false, false, false]);
  });
});

it('a saved search is its student’s alone', () => {
  const search = { studentId: 3 } as SavedSearchRow;
  // A coordinator whose row happens to have the student's number is not the student.
  const everybody = [
    actor('student', 3),
    actor('student', 4),
    actor('coordinator', 3),
    actor('staff', null),
    null,
  ];
  expect(everybody.map((who) => savedSearchPolicy.sees(who, search))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
  expect(savedSearchPolicy.may.write()).toBe(true);
});

it('planned banners are for staff', () => {
  const everybody = [actor('staff', null), insider, actor('student'), null];
  expect(everybody.map((who) => bannerPolicy.sees(who))).toEqual([true, false, false, false]);
  expect(everybody.map((who) => bannerPolicy.may.write(who))).toEqual([true, false, false, false]);
});

it('an entry of the awards is its author’s, who withdraws it while works are entered, and staff decide on it', () => {
  const own = {
    studentId: 3,
    opensAt: new Date(0),
    closesAt: new Date('2100-01-01'),
    jurors: [],
  } as unknown as Parameters<typeof awardEntryPolicy.sees>[1];
  const everybody = [actor('staff', null), actor('student', 3), actor('student', 4), null];
  expect(everybody.map((who) => awardEntryPolicy.sees(who, own))).toEqual([true, true, false, false]);
  expect(everybody.map((who) => awardEntryPolicy.may.withdraw(who, own))).toEqual([
    false,
    true,
    false,
    false,
  ]);
  expect(awardEntryPolicy.may.withdraw(actor('student', 3), { ...own, closesAt: new Date(0) })).toBe(
    'AwardClosed',
  );
  expect(everybody.map((who) => awardEntryPolicy.may.decide(who))).toEqual([true, false, false, false]);
});

it('synonyms of the search are for staff', () => {
  const everybody = [actor('staff', null), insider, actor('student'), null];
  expect(everybody.map((who) => searchSynonymPolicy.sees(who))).toEqual([true, false, false, false]);
  expect(searchSynonymPolicy.may.remove()).toBe(true);
});
