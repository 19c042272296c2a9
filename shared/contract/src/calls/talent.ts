import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { invitationStatusCodes } from '../constants/talent-invitations.ts';
import { talentInvitation, talentList } from '../entities/talent.ts';
import { newTalentInvitation, newTalentList, talentListUpdate } from '../forms/talent.ts';
import { versioned } from '../forms/versioned.ts';
import { ids } from '../ids.ts';
import { all, filter, listQuery, one, page } from '../query.ts';
import { organizationRoles } from '../roles.ts';

const student = ['student'] as const;

/**
 * The talent corner beyond its search (`calls/students.ts`): invitations, which the student accepts before contact data is shared, and
 * lists of students.
 */
export const talentCalls = declare({
  /** Lists the student's own invitations, or those of the organisations that the caller acts for. */
  'GET /api/talent-invitations': {
    access: [...student, ...organizationRoles],
    price: 3,
    scope: 'talentInvitation',
    query: listQuery({
      filters: {
        status: filter.oneOf(invitationStatusCodes),
        student: filter.id(ids.student),
        project: filter.id(ids.project),
        organization: filter.id(ids.organization),
      },
      sort: ['createdAt:desc', 'createdAt:asc'],
    }),
    answer: page(talentInvitation),
  },
  /** Invites a student to a project, once for each student and project. The student is notified. */
  'POST /api/talent-invitations': {
    access: organizationRoles,
    price: 1,
    refs: { student: 'student.find', project: 'project.manage' },
    body: z.strictObject({ data: newTalentInvitation }),
    answer: one(talentInvitation),
  },
  /** Accepts an invitation. From then on the organisation sees the student's e-mail and telephone. */
  'POST /api/talent-invitations/:id/accept': {
    access: student,
    price: 1,
    row: 'talentInvitation.answer',
    answer: one(talentInvitation),
  },
  /** Declines an organisation's invitation to a project. */
  'POST /api/talent-invitations/:id/decline': {
    access: student,
    price: 1,
    row: 'talentInvitation.answer',
    answer: one(talentInvitation),
  },
  /** Takes back an invitation that has no answer yet. */
  'DELETE /api/talent-invitations/:id': {
    access: organizationRoles,
    price: 1,
    row: 'talentInvitation.withdraw',
    answer: 'nothing',
  },
  /** Lists the talent lists of an organisation. */
  'GET /api/organizations/:id/talent/lists': {
    access: organizationRoles,
    price: 1,
    row: 'organization.talent',
    answer: all(talentList),
  },
  /** Creates a talent list. */
  'POST /api/organizations/:id/talent/lists': {
    access: organizationRoles,
    price: 1,
    row: 'organization.talent',
    body: z.strictObject({ data: newTalentList }),
    answer: one(talentList),
  },
  /** Changes a talent list. */
  'PUT /api/talent-lists/:id': {
    access: organizationRoles,
    price: 1,
    row: 'talentList.write',
    versioned: 'talentList',
    body: z.strictObject({ data: versioned(talentListUpdate) }),
    answer: one(talentList),
  },
  /** Deletes a talent list. */
  'DELETE /api/talent-lists/:id': {
    access: organizationRoles,
    price: 1,
    row: 'talentList.write',
    answer: 'nothing',
  },
});
