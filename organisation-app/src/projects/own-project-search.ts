import * as organizationQueries from '@puente/client/organization-queries';
import { projectStatuses, statuses } from '@puente/contract/constants/statuses';
import type { OrganizationId } from '@puente/contract/ids';
import { listSearch, type Search } from '@puente/platform/lists';
import { freshFor } from '../fresh-for.ts';

/** Search for the organisation's own projects: the address of /organizations, its filters and its API query. */
export const ownProjectSearch = listSearch('GET /api/organizations/:id/projects', ({ keyword, oneOf }) => ({
  filters: {
    q: keyword({ label: 'Palabra clave', where: (text) => ({ keyword: { $containsi: text } }) }),
    status: oneOf({
      label: 'Estado',
      values: projectStatuses,
      words: statuses,
      facet: 'status',
      where: (code) => ({ status: { $eq: code } }),
    }),
  },
  sorts: {
    newest: { label: 'Más recientes', order: 'createdAt:desc' },
    unanswered: { label: 'Más solicitudes sin responder', order: 'unanswered:desc' },
    deadline: { label: 'Último día más próximo', order: 'deadline:asc' },
  },
}));

/** Query for a page of the list, shared by the page and its prefetch. It turns stale soon, as students apply at any moment. */
export const ownProjectPage = (organization: OrganizationId, search: Search) => ({
  ...organizationQueries.projects(organization, ownProjectSearch.toQuery(search)),
  staleTime: freshFor,
});

/** Query for the number of projects by status. */
export const ownProjectFacets = (organization: OrganizationId, search: Search) => ({
  ...organizationQueries.projectFacets(organization, ownProjectSearch.toFacetQuery(search)),
  staleTime: freshFor,
});

/** Query for the pending work of the organisation's people. */
export const waitingWork = (organization: OrganizationId) => ({
  ...organizationQueries.waiting(organization),
  staleTime: freshFor,
});

/** '34 proyectos'. */
export function projectCount(total: number): string {
  if (total === 0) return 'Ningún proyecto';
  return total === 1 ? '1 proyecto' : `${total} proyectos`;
}
