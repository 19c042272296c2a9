import { declare } from '../call.ts';
import { staffAct } from '../entities/staff-act.ts';
import { ids } from '../ids.ts';
import { filter, listQuery, page } from '../query.ts';
import { administrators } from '../roles.ts';

export const staffActCalls = declare({
  subject: 'staff-acts',
  about: 'The trail of what members of staff did: who, what, before and after. Nobody changes it.',
  calls: {
    'GET /api/staff-acts': {
      summary: 'Lists acts of members of staff',
      access: administrators,
      price: 3,
      own: 'platform',
      query: listQuery({
        filters: {
          user: filter.id(ids.user),
          who: filter.contains(),
          call: filter.name(),
          record: filter.number(),
          createdAt: filter.moment(),
        },
        sort: ['createdAt:desc', 'createdAt:asc'],
      }),
      answer: page(staffAct),
    },
  },
  examples: {
    'GET /api/staff-acts': {
      query: {
        filters: { call: { $eq: 'PUT /api/organizations/:id/verification' }, record: { $eq: 3 } },
        pagination: { pageSize: 50 },
      },
    },
  },
});
