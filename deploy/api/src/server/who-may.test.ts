import { everybody, of, people, row, who } from '../../test/people.ts';
import type { Visibility } from '@puente/contract/constants/visibility';
import { ids } from '@puente/contract/ids';
import { type StaffRole, staffRoles } from '@puente/contract/roles';
import type { Actor } from '../access/actor.ts';
import { applicationPolicy, readsContent } from '../applications/policy.ts';
import {
  campaignPolicy,
  degreePolicy,
  faqPolicy,
  pagePolicy,
  postPolicy,
  programPolicy,
  resourcePolicy,
  universityPolicy,
} from '../content/policy.ts';
import { conversationPolicy, sideOf } from '../conversations/policy.ts';
import { messagePolicy } from '../messages/policy.ts';
import { opportunityPolicy } from '../opportunities/policy.ts';
import { organizationPolicy } from '../organizations/policy.ts';
import { coordinatorPolicy } from '../profiles/coordinator-policy.ts';
import { projectManagerPolicy } from '../profiles/project-manager-policy.ts';
import { projectPolicy } from '../projects/policy.ts';
import { studentPolicy } from '../students/policy.ts';
import { takedownPolicy } from '../takedowns/policy.ts';
import { teacherPolicy } from '../teachers/policy.ts';
import { filePolicy, mayUpload } from '../uploads/policy.ts';
import { userPolicy } from '../users/policy.ts';
import { canReachTutor, workPolicy } from '../works/policy.ts';

describe('applications', () => {
  const application = (status: 'new' | 'unavailable') =>
    row(applicationPolicy, { studentId: 11, organizationId: 7, status });

  it('are sent, withdrawn and removed by the student alone', () => {
    for (const action of ['submit', 'withdraw', 'remove'] as const)
      expect(who((actor) => applicationPolicy.may[action](actor, application('new')))).toEqual(['student']);
    expect(who((actor) => applicationPolicy.may.decide(actor, application('new')))).toEqual(['coordinator']);
    expect([applicationPolicy.may.read(), applicationPolicy.may.converse()]).toEqual([true, true]);
  });

  it('show their content to the student alone once they are withdrawn', () => {
    expect(who((actor) => readsContent(actor, application('unavailable')))).toEqual(['student']);
    expect(who((actor) => readsContent(actor, application('new')))).toContain('coordinator');
  });
});

const openCampaign = { active: true, startsAt: null, endsAt: null };

describe('what staff publish', () => {
  it.each([
    ['resources', resourcePolicy, { publishedAt: null }, { publishedAt: new Date() }],
    ['posts', postPolicy, { publishedAt: null }, { publishedAt: new Date() }],
    ['questions', faqPolicy, { published: false }, { published: true }],
    ['pages', pagePolicy, { published: false }, { published: true }],
    ['campaigns', campaignPolicy, { active: false }, openCampaign],
    [
      'planned campaigns',
      campaignPolicy,
      { ...openCampaign, startsAt: new Date('2100-01-01') },
      openCampaign,
    ],
    ['past campaigns', campaignPolicy, { ...openCampaign, endsAt: new Date('2020-01-01') }, openCampaign],
    ['universities', universityPolicy, { validated: false }, { validated: true }],
  ])('%s are for staff until they are published, and written by staff', (_, policy, hidden, shown) => {
    const sees = policy.sees as (actor: Actor | null, row: object) => boolean;
    expect(who((actor) => sees(actor, hidden))).toEqual(['staff']);
    expect(who((actor) => sees(actor, shown))).toEqual(everybody);
    expect(who((actor) => policy.may.write(actor))).toEqual(['staff']);
  });

  it('programmes and degrees are for everybody, and written by staff', () => {
    for (const policy of [programPolicy, degreePolicy]) {
      expect(policy.sees()).toBe(true);
      expect(who((actor) => policy.may.write(actor))).toEqual(['staff']);
    }
    expect([resourcePolicy.may.read(), postPolicy.may.read()]).toEqual([true, true]);
  });
});

describe('conversations', () => {
  const ofTeam = row(conversationPolicy, {
    userId: 2,
    applicationId: null,
    workId: null,
    opportunityId: null,
    organizationId: null,
    authorId: null,
    withTutor: false,
    tutorId: null,
  });
  const ofApplication = row(conversationPolicy, {
    userId: 2,
    applicationId: ids.application.parse(5),
    workId: null,
    opportunityId: null,
    organizationId: ids.organization.parse(7),
    authorId: null,
    withTutor: false,
    tutorId: null,
  });

  it('are between a user and the team, who may both write and close them', () => {
    expect(who((actor) => conversationPolicy.sees(actor, ofTeam))).toEqual(['student', 'staff']);
    const { read, write, close } = conversationPolicy.may;
    expect([read(), write(), close(null, ofTeam)]).toEqual([true, true, true]);
  });

  it('have staff as the team, except in their own', () => {
    expect(who((actor) => actor?.role === 'staff' && sideOf(actor, ofTeam) === 'staff')).toEqual(['staff']);
    expect(
      who(
        (actor) => actor?.role === 'staff' && sideOf(actor, { ...ofTeam, userId: actor.userId }) === 'staff',
      ),
    ).toEqual([]);
  });

  it('are between the student and the organisation of an application, and end with it', () => {
    expect(who((actor) => conversationPolicy.sees(actor, ofApplication))).toEqual(['student', 'coordinator']);
    expect(conversationPolicy.may.close(null, ofApplication)).toBe(false);
  });

  it('are between a student whom an opportunity interests and its organisation, and end with it', () => {
    const ofOpportunity = row(conversationPolicy, {
      userId: 2,
      applicationId: null,
      workId: null,
      opportunityId: ids.opportunity.parse(3),
      organizationId: ids.organization.parse(7),
      authorId: null,
      withTutor: false,
      tutorId: null,
    });
    expect(who((actor) => conversationPolicy.sees(actor, ofOpportunity))).toEqual(['student', 'coordinator']);
    expect(conversationPolicy.may.close(null, ofOpportunity)).toBe(false);
  });

  it('are between a reader and the author of a work, who is no other profile with that number, and end with it', () => {
    const ofWork = row(conversationPolicy, {
      userId: 6,
      applicationId: null,
      workId: ids.work.parse(5),
      opportunityId: null,
      organizationId: null,
      authorId: ids.student.parse(11),
      withTutor: false,
      tutorId: null,
    });
    expect(who((actor) => conversationPolicy.sees(actor, ofWork))).toEqual(['student', 'tutor']);
    expect(who((actor) => actor?.role === 'student' && sideOf(actor, ofWork) === 'author')).toContain(
      'student',
    );
    expect(conversationPolicy.may.close(null, ofWork)).toBe(false);
    // Its author has left.
    expect(who((actor) => conversationPolicy.sees(actor, { ...ofWork, authorId: null }))).toEqual(['tutor']);
  });

  it('are between a reader and the tutor of a work, who is no other profile with that number', () => {
    const withTutor = row(conversationPolicy, {
      userId: 2,
      applicationId: null,
      workId: ids.work.parse(5),
      opportunityId: null,
      organizationId: null,
      authorId: null,
      withTutor: true,
      tutorId: ids.teacher.parse(11),
    });
    expect(who((actor) => conversationPolicy.sees(actor, withTutor))).toEqual(['student', 'other teacher']);
    expect(who((actor) => actor !== null && sideOf(actor, withTutor) === 'user')).toEqual(['student']);
    // The tutor has left.
    expect(who((actor) => conversationPolicy.sees(actor, { ...withTutor, tutorId: null }))).toEqual([
      'student',
    ]);
  });
});

it('messages are their student’s alone, who may mark them', () => {
  const message = row(messagePolicy, { studentId: 11 });
  expect(who((actor) => messagePolicy.sees(actor, message))).toEqual(['student']);
  expect(messagePolicy.may.update()).toBe(true);
});

it('opportunities are looked into by their organisation', () => {
  const opportunity = row(opportunityPolicy, { organizationId: 7 });
  expect(who((actor) => opportunityPolicy.may.inspect(actor, opportunity))).toEqual(['coordinator']);
  expect(who((actor) => opportunityPolicy.may.update(actor, opportunity))).toEqual(['coordinator']);
  expect(who((actor) => opportunityPolicy.may.unpublish(actor, opportunity))).toEqual([
    'coordinator',
    'staff',
  ]);
  expect(opportunityPolicy.may.read()).toBe(true);
});

describe('takedowns', () => {
  const supporter = of(9, 'staff', null, { staffRole: 'support' });
  const editor = of(9, 'staff', null, { staffRole: 'editor' });

  it('are made by support, which sees what is taken down', () => {
    for (const policy of [projectPolicy, workPolicy, opportunityPolicy]) {
      expect(policy.may.takeDown(supporter)).toBe(true);
      expect([policy.may.takeDown(editor), policy.may.takeDown(null)]).toEqual([false, false]);
    }
    const state = { organizationId: 7, publishedAt: null, status: 'new', takenDownAt: new Date() } as const;
    for (const sees of [
      (actor: Actor | null) => projectPolicy.sees(actor, row(projectPolicy, state)),
      (actor: Actor | null) =>
        opportunityPolicy.sees(actor, row(opportunityPolicy, { ...state, status: 'open' })),
    ]) {
      expect([sees(supporter), sees(editor)]).toEqual([true, false]);
      expect(who(sees).filter((name) => name !== 'staff')).toEqual(['coordinator']);
    }
  });

  it('are read by the owner of the record and support; the owner objects, support decides', () => {
    const ofProject = row(takedownPolicy, { organizationId: 7, studentId: null });
    const ofWork = row(takedownPolicy, { organizationId: null, studentId: 11 });
    const left = row(takedownPolicy, { organizationId: null, studentId: null });
    expect(who((actor) => takedownPolicy.may.object(actor, ofProject))).toEqual(['coordinator']);
    expect(who((actor) => takedownPolicy.may.object(actor, ofWork))).toEqual(['student']);
    expect(takedownPolicy.sees(of(9, 'student', null), left)).toBe(false);
    expect([takedownPolicy.sees(supporter, ofWork), takedownPolicy.sees(editor, ofWork)]).toEqual([
      true,
      false,
    ]);
    expect([takedownPolicy.may.decide(supporter), takedownPolicy.may.decide(null)]).toEqual([true, false]);
    expect(takedownPolicy.may.read()).toBe(true);
  });
});

describe('organisations', () => {
  const organization = { id: 7 } as Parameters<typeof organizationPolicy.may.publish>[1];

  it('publish by their own people; users without one are told that it is missing', () => {
    const verdicts = Object.values(people).map((actor) =>
      organizationPolicy.may.publish(actor, organization),
    );
    expect(Object.fromEntries(everybody.map((name, index) => [name, verdicts[index]]))).toMatchObject({
      visitor: false,
      student: 'OrganizationRequired',
      coordinator: true,
      'other manager': false,
    });
  });

  it('are seen and read by everybody; students are shown to their own people with access', () => {
    expect([organizationPolicy.sees(), organizationPolicy.may.read()]).toEqual([true, true]);
    expect(organizationPolicy.may.talent(null, organization)).toBe(false);
  });
});

describe('profiles', () => {
  it.each([
    ['coordinators', coordinatorPolicy, 4, 'coordinator'],
    ['project managers', projectManagerPolicy, 5, 'other manager'],
    ['teachers', teacherPolicy, 6, 'tutor'],
  ] as const)('%s are seen by themselves and staff', (_, policy, userId, name) => {
    const sees = policy.sees as (actor: Actor | null, row: object) => boolean;
    expect(who((actor) => sees(actor, { userId }))).toEqual([name, 'staff']);
  });

  it('are changed by themselves alone', () => {
    const coordinator = row(coordinatorPolicy, { userId: 4 });
    expect(who((actor) => coordinatorPolicy.may.update(actor, coordinator))).toEqual(['coordinator']);
    const teacher = row(teacherPolicy, { userId: 6 });
    expect(who((actor) => teacherPolicy.may.update(actor, teacher))).toEqual(['tutor']);
    expect(teacherPolicy.may.read()).toBe(true);
  });

  it('of students are found by those with talent access', () => {
    expect(who((actor) => studentPolicy.may.find(actor))).toEqual(['other manager']);
  });

  it('of students are seen by themselves, by staff, and by those with talent access if they want to be found', () => {
    const student = (visibility: Visibility) => row(studentPolicy, { userId: 2, visibility });
    for (const level of ['private', 'applied'] as const)
      expect(who((actor) => studentPolicy.sees(actor, student(level)))).toEqual(['student', 'staff']);
    expect(who((actor) => studentPolicy.sees(actor, student('talent')))).toEqual([
      'student',
      'other manager',
      'staff',
    ]);
    expect(who((actor) => studentPolicy.may.update(actor, student('talent')))).toEqual(['student']);
    // Only a student has such a profile, whatever user its row names.
    expect(studentPolicy.may.update(people.coordinator, row(studentPolicy, { userId: 4 }))).toBe(false);
    expect(studentPolicy.may.read()).toBe(true);
  });

  it('users see and remove themselves, support sees all, and administrators remove all', () => {
    const user = row(userPolicy, { id: 2 });
    expect(who((actor) => userPolicy.sees(actor, user))).toEqual(['student', 'staff']);
    expect(userPolicy.may.read()).toBe(true);
    expect(who((actor) => userPolicy.may.remove(actor, user))).toEqual(['student', 'staff']);
    const duty = (staffRole: StaffRole | null) => of(9, 'staff', null, { staffRole });
    const duties = [null, ...staffRoles];
    expect(duties.filter((one) => userPolicy.sees(duty(one), user))).toEqual(['support', 'administrator']);
    expect(duties.filter((one) => userPolicy.may.remove(duty(one), user))).toEqual(['administrator']);
    expect(duties.filter((one) => studentPolicy.sees(duty(one), row(studentPolicy, { userId: 2 })))).toEqual([
      'support',
      'administrator',
    ]);
  });
});

it('projects are managed, with their applications, by their own people', () => {
  const project = row(projectPolicy, { organizationId: 7 });
  for (const action of ['manage', 'applications'] as const)
    expect(who((actor) => projectPolicy.may[action](actor, project))).toEqual(['coordinator']);
  expect(projectPolicy.may.read()).toBe(true);
});

describe('works', () => {
  const work = (state: { published: boolean; hidden?: boolean; studentId?: number | null }) =>
    row(workPolicy, {
      studentId: state.studentId === undefined ? 11 : state.studentId,
      tutorId: 15,
      publishedAt: state.published ? new Date() : null,
      hiddenAt: state.hidden === true ? new Date() : null,
    });

  it('are for everybody in the repository, and for those involved before and while hidden', () => {
    expect(who((actor) => workPolicy.sees(actor, work({ published: true })))).toEqual(everybody);
    for (const unseen of [work({ published: false }), work({ published: true, hidden: true })])
      expect(who((actor) => workPolicy.sees(actor, unseen))).toEqual(['student', 'tutor', 'staff']);
  });

  it('are the author’s to change; staff hide and show them as well', () => {
    const own = work({ published: true });
    for (const action of ['update', 'remove', 'publish'] as const)
      expect(who((actor) => workPolicy.may[action](actor, own))).toEqual(['student']);
    for (const action of ['hide', 'show'] as const)
      expect(who((actor) => workPolicy.may[action](actor, own))).toEqual(['student', 'staff']);
    expect(who((actor) => workPolicy.may.enter(actor, own))).toEqual(['student']);
    expect(who((actor) => workPolicy.may.enter(actor, work({ published: false })))).toEqual([]);
    expect(workPolicy.may.read()).toBe(true);
    expect(who((actor) => workPolicy.may.contact(actor, own))).toEqual(
      everybody.filter((name) => name !== 'student'),
    );
  });

  it('lead to their tutor once a teacher guides them and has said so', () => {
    const tutorId = ids.teacher.parse(15);
    expect(canReachTutor({ tutorId, tutorAcceptedAt: new Date() })).toBe(true);
    expect(canReachTutor({ tutorId, tutorAcceptedAt: null })).toBe(false);
    expect(canReachTutor({ tutorId: null, tutorAcceptedAt: new Date() })).toBe(false);
  });

  it('whose people have left belong to no user who has no profile', () => {
    const left = { ...work({ published: false, studentId: null }), tutorId: null };
    expect(workPolicy.sees(of(9, 'student', null), left)).toBe(false);
    expect(workPolicy.sees(of(9, 'teacher', null), left)).toBe(false);
  });
});

describe('files', () => {
  it('are attached by their owner; public ones by staff as well', () => {
    const file = (purpose: 'cv' | 'logo') => row(filePolicy, { ownerId: 2, purpose });
    expect(who((actor) => filePolicy.sees(actor, file('cv')))).toEqual(['student']);
    expect(who((actor) => filePolicy.sees(actor, file('logo')))).toEqual(['student', 'staff']);
  });

  it('are shown to visitors when they are public pictures', () => {
    const shown = (purpose: 'cv' | 'resource', mime: string) =>
      filePolicy.may.show(null, row(filePolicy, { purpose, mime }));
    expect(shown('resource', 'image/png')).toBe(true);
    expect(shown('resource', 'application/pdf')).toBe(false);
    expect(shown('cv', 'image/png')).toBe(false);
  });

  it('are uploaded by the roles whose forms ask for them, and by staff', () => {
    const roles = ['student', 'coordinator', 'projectManager', 'teacher', 'staff', null] as const;
    const by = (purpose: Parameters<typeof mayUpload>[1]) =>
      roles.filter((role) => mayUpload({ role }, purpose));
    expect(by('cv')).toEqual(['student', 'staff']);
    expect(by('delivery')).toEqual(['student', 'staff']);
    expect(by('logo')).toEqual(['coordinator', 'projectManager', 'staff']);
    expect(by('resource')).toEqual(['staff']);
    expect(by('picture')).toEqual(roles);
  });
});
