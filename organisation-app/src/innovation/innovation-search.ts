import type { workQueries } from '@puente/client/works';
import { sectors } from '@puente/contract/constants/organizations';
import { counted } from '@puente/contract/counted';
import type { ListControls } from '@puente/platform/list-page';
import {
  awardedChoice,
  collaborationChoice,
  goalChoice,
  listSearch,
  type Search,
} from '@puente/platform/lists';

/** Search for finished works: its address, its filters and its API query. */
export const innovationSearch = listSearch('GET /api/tfxes', ({ keyword, manyNamed, manyOf, flag }) => ({
  filters: {
    q: keyword({ label: 'Palabra clave', where: (text) => ({ keyword: { $containsi: text } }) }),
    sector: manyOf({
      label: 'Sector',
      values: sectors,
      facet: 'sector',
      where: (names) => ({ sector: { $in: names } }),
    }),
    ods: manyOf({ ...goalChoice, facet: 'ods', where: (numbers) => ({ ods: { $in: numbers } }) }),
    awarded: flag({ ...awardedChoice, where: () => ({ awarded: { $eq: true } }) }),
    collaboration: flag({
      ...collaborationChoice,
      where: () => ({ came_from_collaboration: { $eq: true } }),
    }),
    area: manyNamed({
      label: 'Área de estudio',
      facet: 'study_areas',
      where: (names) => ({ study_areas: { $in: names } }),
    }),
  },
  sorts: {
    relevance: { label: 'Relevancia', order: 'relevance' },
    newest: { label: 'Publicados hace menos', order: 'publishedAt:desc' },
    title: { label: 'Por título', order: 'title:asc' },
  },
}));

export type InnovationControls = ListControls<keyof typeof innovationSearch.filters>;

type WorkQuery = Parameters<typeof workQueries.list>[0];

/** Restricts a query to finished works: an organisation can only continue those. */
export const finished = <Query extends WorkQuery>(query: Query) => ({
  ...query,
  filters: { ...query.filters, status: { $eq: 'finished' as const } },
});

/** Query for a page of the list with the fields of its cards. The page and its prefetch share it, so that one request is enough. */
export const worksOf = (search: Search): WorkQuery => ({
  ...finished(innovationSearch.toQuery(search)),
  populate: ['student', 'study_areas'],
});

/** '34 trabajos' */
export const workCount = (count: number): string => counted(count, 'trabajo', 'trabajos');
