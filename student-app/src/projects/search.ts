import type { projectQueries } from '@puente/client/projects';
import { modalities, modalityCodes } from '@puente/contract/constants/modalities';
import { provinces } from '@puente/contract/constants/provinces';
import { listSearch, type Search } from '@puente/platform/lists';

/** What students look for on /projects: its address, its filters and the question to the API. */
export const projectSearch = listSearch('GET /api/projects', ({ keyword, manyNamed, manyOf, oneOf }) => ({
  filters: {
    q: keyword({ label: 'Palabra clave', where: (text) => ({ keyword: { $containsi: text } }) }),
    area: manyNamed({
      label: 'Área de estudio',
      facet: 'study_areas',
      where: (names) => ({ study_areas: { $in: names } }),
    }),
    modality: manyOf({
      label: 'Modalidad',
      values: modalityCodes,
      words: modalities,
      facet: 'presentiality',
      where: (codes) => ({ presentiality: { $in: codes } }),
    }),
    province: oneOf({
      label: 'Provincia',
      values: provinces,
      facet: 'location',
      where: (name) => ({ location: { $eq: name } }),
    }),
  },
  sorts: {
    newest: { label: 'Más recientes', order: 'publishedAt:desc' },
    deadline: { label: 'Plazo más próximo', order: 'deadline:asc' },
  },
}));

/** A page of the list, with what its cards show. The page and its prefetch both ask with this, so that they ask once. */
export const projectsOf = (search: Search): Parameters<typeof projectQueries.list>[0] => ({
  ...projectSearch.toQuery(search),
  populate: ['organization', 'study_areas'],
});

/** How many projects another search finds. */
export const countOf = (search: Search): Parameters<typeof projectQueries.list>[0] => ({
  ...projectSearch.toQuery(search),
  pagination: { page: 1, pageSize: 1 },
});
