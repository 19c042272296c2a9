import { reviewQueries } from '@puente/client/organization-verification';
import { counted } from '@puente/contract/counted';
import { listSearch, type Search } from '@puente/platform/lists';

/** Lists of staff by their name in the address. The organisations that wait for verification have none. */
export const reviewStates = { verified: 'Verificadas', talent: 'Con acceso a talento' } as const;

/** Search of staff for organisations: the address of /staff/organizaciones, its filters and its API query. */
export const reviewSearch = listSearch('GET /api/organizations/review', ({ keyword, oneOf }) => ({
  filters: {
    q: keyword({ label: 'Palabra clave', where: (text) => ({ keyword: { $containsi: text } }) }),
    state: oneOf({
      label: 'Estado',
      values: ['verified', 'talent'],
      words: reviewStates,
      where: (state) => (state === 'talent' ? { talent_access: { $eq: true } } : { verified: { $eq: true } }),
    }),
  },
  sorts: {
    oldest: { label: 'Registradas hace más', order: 'createdAt:asc' },
    newest: { label: 'Registradas hace menos', order: 'createdAt:desc' },
    name: { label: 'Por nombre', order: 'name:asc' },
  },
}));

/** Query for a page of the list, shared by the page and its prefetch. Without a state, it lists those that wait. */
export function reviewPage(search: Search) {
  const query = reviewSearch.toQuery(search);
  const waits = search.chosen['state'] === undefined;
  return reviewQueries.list({
    ...query,
    filters: { ...query.filters, ...(waits && { verified: { $eq: false } }) },
  });
}

/** '34 organizaciones' */
export const organizationCount = (count: number): string =>
  count === 0 ? 'Ninguna organización' : counted(count, 'organización', 'organizaciones');
