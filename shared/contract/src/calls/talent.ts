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

export const talentCalls = declare({
  subject: 'talent',
  about:
    'The talent corner beyond its search (`calls/students.ts`): invitations, which the student accepts before contact data ' +
    'is shared, and lists of students.',
  calls: {
    'GET /api/talent-invitations': {
      summary: "Lists the student's own invitations, or those of the organisations that the caller acts for",
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
    'POST /api/talent-invitations': {
      summary: 'Invites a student to a project, once for each student and project',
      description: 'The student is notified.',
      access: organizationRoles,
      price: 1,
      refs: { student: 'student.find', project: 'project.manage' },
      body: z.strictObject({ data: newTalentInvitation }),
      answer: one(talentInvitation),
    },
    'POST /api/talent-invitations/:id/accept': {
      summary: 'Accepts an invitation',
      description: "From then on the organisation sees the student's e-mail and telephone.",
      access: student,
      price: 1,
      row: 'talentInvitation.answer',
      answer: one(talentInvitation),
    },
    'POST /api/talent-invitations/:id/decline': {
      summary: "Declines an organisation's invitation to a project",
      access: student,
      price: 1,
      row: 'talentInvitation.answer',
      answer: one(talentInvitation),
    },
    'DELETE /api/talent-invitations/:id': {
      summary: 'Takes back an invitation that has no answer yet',
      access: organizationRoles,
      price: 1,
      row: 'talentInvitation.withdraw',
      answer: 'nothing',
    },
    'GET /api/organizations/:id/talent/lists': {
      summary: 'Lists the talent lists of an organisation',
      access: organizationRoles,
      price: 1,
      row: 'organization.talent',
      answer: all(talentList),
    },
    'POST /api/organizations/:id/talent/lists': {
      summary: 'Creates a talent list',
      access: organizationRoles,
      price: 1,
      row: 'organization.talent',
      body: z.strictObject({ data: newTalentList }),
      answer: one(talentList),
    },
    'PUT /api/talent-lists/:id': {
      summary: 'Changes a talent list',
      access: organizationRoles,
      price: 1,
      row: 'talentList.write',
      versioned: 'talentList',
      body: z.strictObject({ data: versioned(talentListUpdate) }),
      answer: one(talentList),
    },
    'DELETE /api/talent-lists/:id': {
      summary: 'Deletes a talent list',
      access: organizationRoles,
      price: 1,
      row: 'talentList.write',
      answer: 'nothing',
    },
  },
  examples: {
    'GET /api/talent-invitations': {
      query: { filters: { status: { $eq: 'sent' } }, sort: 'createdAt:desc', pagination: { page: 1 } },
    },
    'POST /api/talent-invitations': {
      body: {
        data: { student: 1, project: 1, message: 'Tu trabajo sobre ríos encaja con lo que buscamos.' },
      },
    },
    'POST /api/organizations/:id/talent/lists': { body: { data: { name: 'Para el proyecto del río' } } },
    'PUT /api/talent-lists/:id': {
      body: { data: { name: 'Para otoño', students: { connect: [1], disconnect: [2] } } },
    },
  },
});
