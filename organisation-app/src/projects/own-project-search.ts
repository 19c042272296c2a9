import * as organizationQueries from '@puente/client/organization-queries';
import { projectStatuses, statuses } from '@puente/contract/constants/statuses';
import type { OrganizationId } from '@puente/contract/ids';
import { listSearch, type Search } from '@puente/platform/lists';
import { freshFor } from '../fresh-for.ts';

/** What an organisation looks for among its projects: the address of /organizations and the question to the API. */
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

/** A page of the list, as the page and its prefetch both ask for it. Students apply at any moment. */
export const ownProjectPage = (organization: OrganizationId, search: Search) => ({
  ...organizationQueries.projects(organization, ownProjectSearch.toQuery(search)),
  staleTime: freshFor,
});

/** How many projects have each status. */
export const ownProjectFacets = (organization: OrganizationId, search: Search) => ({
  ...organizationQueries.projectFacets(organization, ownProjectSearch.toFacetQuery(search)),
  staleTime: freshFor,
});

/** What the organisation's people have to do. */
export const waitingWork = (organization: OrganizationId) => ({
  ...organizationQueries.waiting(organization),
  staleTime: freshFor,
});

/** '34 proyectos'. */
export function projectCount(total: number): string {
  if (total === 0) return 'Ningún proyecto';
  return total === 1 ? '1 proyecto' : `${total} proyectos`;
}
