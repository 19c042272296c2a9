import { isOfInterest, type Status, statusCodes } from '@puente/contract/constants/statuses';
import { ids } from '@puente/contract/ids';
import type { Actor } from '../access/actor.ts';
import type { HeldDecision } from '../db/schema.ts';
import { contactFor, readsDisability } from './policy.ts';

const studentId = ids.student.parse(7);
const nobody = {
  userId: ids.user.parse(1),
  role: null,
  profileId: null,
  organizationIds: [],
  staffRole: null,
  talentAccess: false,
  view: null,
};
const student: Actor = { ...nobody, role: 'student', profileId: ids.profile.parse(7) };
const coordinator: Actor = { ...nobody, role: 'coordinator', profileId: ids.profile.parse(7) };
const verified = { verified: true };

const application = (status: Status, told?: Status) => ({
  studentId,
  status,
  held: told === undefined ? null : ({ status: told } as HeldDecision),
});
const invitation = (status: 'sent' | 'accepted' | 'declined') => ({ studentId, status });

describe('contact data of a student', () => {
  it('are their own, whatever the state', () => {
    for (const status of statusCodes)
      expect(contactFor(student, application(status), undefined)).toBe('given');
    expect(contactFor(student, invitation('declined'), undefined)).toBe('given');
  });

  it.each(statusCodes)('of an application that is %s are given for interest only', (status) => {
    expect(contactFor(coordinator, application(status), verified)).toBe(
      isOfInterest(status) ? 'given' : 'afterPreselection',
    );
  });

  it('wait until the student knows of the interest', () => {
    expect(contactFor(coordinator, application('preselected', 'new'), verified)).toBe('afterPreselection');
    expect(contactFor(coordinator, application('selected', 'preselected'), verified)).toBe('given');
    expect(contactFor(coordinator, application('rejected', 'preselected'), verified)).toBe(
      'afterPreselection',
    );
  });

  it('of an invitation are given once it is accepted', () => {
    expect(contactFor(coordinator, invitation('sent'), verified)).toBe('afterPreselection');
    expect(contactFor(coordinator, invitation('declined'), verified)).toBe('afterPreselection');
    expect(contactFor(coordinator, invitation('accepted'), verified)).toBe('given');
  });

  it.each([undefined, { verified: false }])('are not given to an organisation that is %p', (organization) => {
    expect(contactFor(coordinator, application('selected'), organization)).toBe('afterVerification');
    expect(contactFor(coordinator, invitation('accepted'), organization)).toBe('afterVerification');
  });
});

it('shows a disability with the contact data, to an organisation that seeks inclusion', () => {
  const seeking = { verified: true, seeksInclusion: true };
  expect(readsDisability(coordinator, application('preselected'), seeking)).toBe(true);
  expect(readsDisability(coordinator, application('new'), seeking)).toBe(false);
  expect(readsDisability(coordinator, application('preselected'), { ...seeking, verified: false })).toBe(
    false,
  );
  expect(
    readsDisability(coordinator, application('preselected'), { ...seeking, seeksInclusion: false }),
  ).toBe(false);
  expect(readsDisability(student, application('preselected'), seeking)).toBe(false);
});
