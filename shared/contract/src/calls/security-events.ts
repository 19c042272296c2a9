import { declare } from '../call.ts';
import { securityEventKinds } from '../constants/security-events.ts';
import { securityEvent } from '../entities/security-event.ts';
import { ids } from '../ids.ts';
import { filter, listQuery, page } from '../query.ts';
import { administrators } from '../roles.ts';

export const securityEventCalls = declare({
  subject: 'security-events',
  about: 'The security log: account events of the last 90 days.',
  calls: {
    'GET /api/security-events': {
      summary: 'Lists security events of accounts',
      description: 'Examples are logins, changes of a password and removed factors.',
      access: administrators,
      price: 3,
      own: 'platform',
      query: listQuery({
        filters: {
          user: filter.id(ids.user),
          kind: filter.oneOf(securityEventKinds),
          address: filter.name(),
        },
        sort: ['createdAt:desc', 'createdAt:asc'],
      }),
      answer: page(securityEvent),
    },
  },
  examples: {
    'GET /api/security-events': {
      query: { filters: { kind: { $in: ['loginFailed', 'passwordReset'] } }, pagination: { pageSize: 50 } },
    },
  },
});
