import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { deletionPreview } from '../entities/account.ts';
import { person } from '../entities/person.ts';
import { staffAppointment, staffInvitation } from '../forms/staff-member.ts';
import { ids } from '../ids.ts';
import { filter, listQuery, one, page } from '../query.ts';
import { administrators, roles, staffRoles, supporters } from '../roles.ts';

export const peopleCalls = declare({
  subject: 'people',
  about: 'Users, as staff look after them: who they are, their sessions, and the duties of staff.',
  calls: {
    'GET /api/people': {
      summary: 'Lists users',
      access: supporters,
      price: 3,
      own: 'platform',
      query: listQuery({
        filters: {
          /** Matches each word in the name or the e-mail address. */
          keyword: filter.contains(),
          id: filter.id(ids.user),
          profileType: filter.oneOf(roles),
          staffRole: filter.oneOf(staffRoles),
          organization: filter.id(ids.organization),
          confirmed: filter.flag(),
        },
        sort: [
          'createdAt:desc',
          'createdAt:asc',
          'surname:asc',
          'surname:desc',
          'lastLogin:desc',
          'lastLogin:asc',
        ],
      }),
      answer: page(person),
    },
    'DELETE /api/users/:id/sessions': {
      summary: 'Ends all sessions of a user',
      description: 'For a lost or stolen device. The user logs in again.',
      access: supporters,
      aboutPerson: true,
      price: 1,
      row: 'user.endSessions',
      answer: 'nothing',
    },
    'GET /api/users/:id/deletion': {
      summary: 'Previews what deleting the account of a user removes, and what is kept and why',
      access: administrators,
      price: 1,
      row: 'user.remove',
      answer: one(deletionPreview),
    },
    'POST /api/staff-members': {
      summary: 'Invites a member of staff, who gets a mail with a link to set a password',
      access: administrators,
      aboutPerson: true,
      price: 1,
      own: 'platform',
      limit: 'invite',
      body: z.strictObject({ data: staffInvitation }),
      answer: one(person),
    },
    'PUT /api/users/:id/staff-role': {
      summary: 'Gives a member of staff a duty, or takes it away',
      description: 'Nobody changes their own duty, so that one administrator always remains.',
      access: administrators,
      price: 1,
      row: 'user.appoint',
      body: z.strictObject({ data: staffAppointment }),
      answer: one(person),
    },
  },
  examples: {
    'GET /api/people': {
      query: { filters: { keyword: { $containsi: 'castro' } }, sort: 'surname:asc', pagination: { page: 1 } },
    },
    'POST /api/staff-members': {
      body: {
        data: {
          email: 'nueva.redaccion@ejemplo.test',
          name: 'Nombre',
          surname: 'Apellido',
          staffRole: 'editor',
        },
      },
    },
    'PUT /api/users/:id/staff-role': { body: { data: { staffRole: 'support' } } },
  },
});
