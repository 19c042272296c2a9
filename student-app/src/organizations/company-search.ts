import * as organizationQueries from '@puente/client/organization-queries';
import { organizationSizes, organizationTypes, sectors } from '@puente/contract/constants/organizations';
import { provinces } from '@puente/contract/constants/provinces';
import type { OrganizationId } from '@puente/contract/ids';
import { listSearch, type Search } from '@puente/platform/lists';

/** Tabs of /spaces/organizations, as the address names them. The first one is the default. */
export const companyTabs = ['active', 'matched', 'followed'] as const;
export type CompanyTab = (typeof companyTabs)[number];

export const companyTabOf = (address: URLSearchParams): CompanyTab =>
  companyTabs.find((tab) => tab === address.get('tab')) ?? 'active';

/** Search for organisations: the address and the filters of each list. */
export const companySearch = listSearch(
  'GET /api/organizations/active',
  ({ keyword, manyOf, oneOf, flag }) => ({
    filters: {
      q: keyword({ label: 'Búsqueda', where: (text) => ({ keyword: { $containsi: text } }) }),
      sector: manyOf({
        label: 'Sector',
        values: sectors,
        facet: 'sector',
        where: (names) => ({ sector: { $in: names } }),
      }),
      type: manyOf({
        label: 'Tipo',
        values: organizationTypes,
        facet: 'type',
        where: (names) => ({ type: { $in: names } }),
      }),
      size: manyOf({
        label: 'Tamaño',
        values: organizationSizes,
        facet: 'size',
        where: (names) => ({ size: { $in: names } }),
      }),
      province: oneOf({
        label: 'Lugar',
        values: provinces,
        facet: 'location',
        where: (name) => ({ location: { $eq: name } }),
      }),
      // The followed organisations are not in the address: `exclusions` returns them.
      unfollowed: flag({ label: 'Las que ya sigo', words: 'Ocultar las que ya sigo', where: () => ({}) }),
    },
    sorts: {
      /** Without a keyword the order is by name. */
      relevance: { label: 'Relevancia', order: 'relevance' },
      name: { label: 'Por nombre', order: 'name:asc' },
      newest: { label: 'Más recientes', order: 'createdAt:desc' },
    },
  }),
);

/** Maximum number of IDs in an exclusion list (`limits.query.items`, which is too large for an app's entry chunk). */
const mostExcluded = 100;

const exclusions = ({ chosen }: Search, followed: readonly OrganizationId[]): OrganizationId[] =>
  chosen['unfollowed'] ? followed.slice(0, mostExcluded) : [];

/** Query for a page of a list (specification §7). The page and its prefetch share it, so that one request is enough. */
export function companiesOf(tab: CompanyTab, search: Search, followed: readonly OrganizationId[]) {
  const { chosen } = search;
  const { sort, pagination } = companySearch.toQuery(search);
  const choice: organizationQueries.OrganizationChoice = {
    keyword: chosen['q']?.[0] ?? '',
    sector: chosen['sector'] ?? [],
    type: chosen['type'] ?? [],
    size: chosen['size'] ?? [],
    location: chosen['province']?.[0] ?? '',
    without: tab === 'followed' ? [] : exclusions(search, followed),
  };
  const ids = tab === 'followed' ? followed : [];
  return organizationQueries.list(tab, { ids, choice, page: pagination.page, sort });
}

/** Query for the number of organisations per filter option. */
export function companyFacetsOf(tab: CompanyTab, search: Search, followed: readonly OrganizationId[]) {
  const { filters, ...counted } = companySearch.toFacetQuery(search);
  const without = tab === 'followed' ? [] : exclusions(search, followed);
  const asked = { ...filters, ...(without.length > 0 && { id: { $notIn: without } }) };
  return organizationQueries.facets(tab, { filters: asked, ...counted }, tab === 'followed' ? followed : []);
}

/** '1 organización', '1.204 organizaciones'. */
export const companyCount = (total: number): string =>
  total === 1
    ? '1 organización'
    : `${total.toLocaleString('es-ES', { useGrouping: 'always' })} organizaciones`;
