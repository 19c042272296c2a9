import * as organizationQueries from '@puente/client/organization-queries';
import { organizationSizes, organizationTypes, sectors } from '@puente/contract/constants/organizations';
import { provinces } from '@puente/contract/constants/provinces';
import type { OrganizationId } from '@puente/contract/ids';
import { listSearch, type Search } from '@puente/platform/lists';

/** The lists of /spaces/organizations, as its address names them; the first is that of an address that names none. */
export const companyTabs = ['active', 'matched', 'followed'] as const;
export type CompanyTab = (typeof companyTabs)[number];

export const companyTabOf = (address: URLSearchParams): CompanyTab =>
  companyTabs.find((tab) => tab === address.get('tab')) ?? 'active';

/** What students look for among organisations: the address and the filters of each of the lists. */
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
      // Whom the student follows is not in the address: `exclusions` names them.
      unfollowed: flag({ label: 'Las que ya sigo', words: 'Ocultar las que ya sigo', where: () => ({}) }),
    },
    sorts: {
      /** Without a keyword by name. */
      relevance: { label: 'Relevancia', order: 'relevance' },
      name: { label: 'Por nombre', order: 'name:asc' },
      newest: { label: 'Más recientes', order: 'createdAt:desc' },
    },
  }),
);

/** Ids that one exclusion list may have (`limits.query.items`, which is too heavy for the entry of an app). */
const mostExcluded = 100;

const exclusions = ({ chosen }: Search, followed: readonly OrganizationId[]): OrganizationId[] =>
  chosen['unfollowed'] ? followed.slice(0, mostExcluded) : [];

/** What is asked of a list (specification §7): the page and its prefetch both ask with this, so that they ask once. */
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

/** How many organisations each option of a filter would give. */
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
