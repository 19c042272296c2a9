import { securityEventQueries } from '@puente/client/security-events';
import { securityEventKinds, securityEventWords } from '@puente/contract/constants/security-events';
import type { UserId } from '@puente/contract/ids';
import { type Search, tableSearch } from '@puente/platform/lists';
import { recordId } from '@puente/platform/pages';

/** Condition for the events of an account. A text that is no account's number finds those without an account. */
const ofAccount = (id: UserId | null) => ({ user: id === null ? { $null: true } : { $eq: id } });

/** Search of the security log: the address of /staff/seguridad, its filters and its API query. */
export const securityLogSearch = tableSearch('GET /api/security-events', ({ keyword, oneOf }) => ({
  filters: {
    kind: oneOf({
      label: 'Qué pasó',
      values: securityEventKinds,
      words: securityEventWords,
      where: (kind) => ({ kind: { $eq: kind } }),
    }),
    user: keyword({ label: 'Cuenta', where: (text) => ofAccount(recordId('user', text)) }),
    address: keyword({ label: 'Origen', where: (text) => ({ address: { $eq: text } }) }),
  },
  sorts: { when: ['createdAt:desc', 'createdAt:asc'] },
  pageSize: 50,
}));

export const securityLogPage = (search: Search) =>
  securityEventQueries.list(securityLogSearch.toQuery(search));
