import { declare } from '../call.ts';
import { securityEventKinds } from '../constants/security-events.ts';
import { securityEvent } from '../entities/security-event.ts';
import { ids } from '../ids.ts';
import { filter, listQuery, page } from '../query.ts';

/** The security log: account events of the last 90 days. */
export const securityEventCalls = declare({
  /** Lists security events of accounts: logins, changes of a password, removed factors. */
  'GET /api/security-events': {
    access: ['staff'],
    price: 3,
    own: 'platform',
    query: listQuery({
      filters: {
        user: filter.id(ids.user),
        kind: filter.oneOf(securityEventKinds),
        address: filter.name(),
      },
      sort: ['createdAt:desc'],
    }),
    answer: page(securityEvent),
  },
});
