import type { workQueries } from '@puente/client/works';
import { workLanguages, workStageCodes, workStages } from '@puente/contract/constants/works';
import {
  awardedChoice,
  collaborationChoice,
  goalChoice,
  listSearch,
  type Search,
} from '@puente/platform/lists';

/** Search in the repository: its address, its filters and its API query (issue, /tfx). */
export const workSearch = listSearch('GET /api/tfxes', ({ keyword, manyNamed, manyOf, flag }) => ({
  filters: {
    q: keyword({ label: 'Palabra clave', where: (text) => ({ keyword: { $containsi: text } }) }),
    stage: manyOf({
      label: 'Etapa',
      values: workStageCodes,
      words: workStages,
      facet: 'status',
      where: (codes) => ({ status: { $in: codes } }),
    }),
    area: manyNamed({
      label: 'Área de estudio',
      facet: 'study_areas',
      where: (names) => ({ study_areas: { $in: names } }),
    }),
    university: manyNamed({
      label: 'Universidad',
      facet: 'university',
      where: (names) => ({ university: { $in: names } }),
    }),
    degree: manyNamed({
      label: 'Titulación',
      facet: 'degree',
      where: (names) => ({ degree: { $in: names } }),
    }),
    year: manyNamed({
      label: 'Año',
      facet: 'year',
      // The API accepts a single year or a range; the filter offers a single year.
      where: ([year]) => (/^20\d\d$/.test(year ?? '') ? { year: { $eq: Number(year) } } : {}),
    }),
    awarded: flag({ ...awardedChoice, where: () => ({ awarded: { $eq: true } }) }),
    collaboration: flag({
      ...collaborationChoice,
      where: () => ({ came_from_collaboration: { $eq: true } }),
    }),
    ods: manyOf({
      ...goalChoice,
      facet: 'ods',
      where: (numbers) => ({ ods: { $in: numbers } }),
    }),
    language: manyOf({
      label: 'Idioma',
      values: workLanguages,
      facet: 'language',
      where: (names) => ({ language: { $in: names } }),
    }),
  },
  sorts: {
    /** Without a keyword the newest come first. */
    relevance: { label: 'Relevancia', order: 'relevance' },
    newest: { label: 'Publicados hace menos', order: 'publishedAt:desc' },
    delivered: { label: 'Entregados hace menos', order: 'tfxDate:desc' },
    title: { label: 'Por título', order: 'title:asc' },
  },
}));

/** Filters that are collapsed under 'Más filtros'. */
export const lessUsed = ['ods', 'language'] as const;

/** Query for a page of the list with the fields of its cards. The page and its prefetch share it, so that one request is enough. */
export const worksOf = (search: Search): Parameters<typeof workQueries.list>[0] => ({
  ...workSearch.toQuery(search),
  populate: ['student', 'study_areas'],
});
