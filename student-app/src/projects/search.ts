import { projectQueries } from '@puente/client/projects';
import { modalities, modalityCodes } from '@puente/contract/constants/modalities';
import { closingCodes, dedications, projectTypes } from '@puente/contract/constants/projects';
import { provinces } from '@puente/contract/constants/provinces';
import { lacksProfile } from '@puente/contract/entities/lacks-profile';
import type { CurrentUser } from '@puente/contract/entities/user';
import { goalChoice, listSearch, type Search } from '@puente/platform/lists';

const yesOrNo = ['true', 'false'] as const;

/** Search for projects on /projects: its address, its filters and its API query. */
export const projectSearch = listSearch('GET /api/projects', ({ keyword, manyNamed, manyOf, oneOf }) => ({
  filters: {
    q: keyword({ label: 'Palabra clave', where: (text) => ({ keyword: { $containsi: text } }) }),
    area: manyNamed({
      label: 'Área de estudio',
      facet: 'study_areas',
      where: (names) => ({ study_areas: { $in: names } }),
    }),
    subarea: manyNamed({
      label: 'Subárea',
      facet: 'study_subareas',
      where: (names) => ({ study_subareas: { $in: names } }),
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
    type: manyOf({
      label: 'Tipo',
      values: projectTypes,
      facet: 'type',
      where: (types) => ({ type: { $in: types } }),
    }),
    paid: manyOf({
      label: 'Remuneración',
      values: yesOrNo,
      words: { true: 'Remunerado', false: 'Sin remuneración' },
      facet: 'paid',
      where: ([only, other]) => (other === undefined ? { paid: { $eq: only === 'true' } } : null),
    }),
    closing: oneOf({
      label: 'Plazo',
      values: closingCodes,
      words: {
        week: 'Cierra en 7 días',
        month: 'Cierra en 30 días',
        quarter: 'Cierra en 3 meses',
        open: 'Sin fecha límite',
      },
      facet: 'closing',
      where: (code) => ({ closing: { $eq: code } }),
    }),
    dedication: manyOf({
      label: 'Dedicación',
      values: dedications,
      facet: 'dedication',
      where: (asked) => ({ dedication: { $in: asked } }),
    }),
    internship: manyOf({
      label: 'Prácticas',
      values: yesOrNo,
      words: { true: 'Con prácticas', false: 'Sin prácticas' },
      facet: 'internship',
      where: ([only, other]) => (other === undefined ? { internship: { $eq: only === 'true' } } : null),
    }),
    ods: manyOf({
      ...goalChoice,
      facet: 'ods',
      where: (numbers) => ({ ods: { $in: numbers } }),
    }),
    language: manyNamed({
      label: 'Idioma',
      facet: 'language',
      where: (names) => ({ language: { $in: names } }),
    }),
    program: manyNamed({
      label: 'Programa',
      facet: 'program',
      where: (names) => ({ program: { name: { $in: names } } }),
    }),
  },
  sorts: {
    /** Without a keyword the newest come first. */
    relevance: { label: 'Relevancia', order: 'relevance' },
    newest: { label: 'Más recientes', order: 'publishedAt:desc' },
    deadline: { label: 'Plazo más próximo', order: 'deadline:asc' },
    // This order uses another call. Readers without a student profile get the newest first.
    match: { label: 'Para ti', order: 'publishedAt:desc' },
  },
}));

/** Filters that are collapsed under 'Más filtros'. */
export const lessUsed = ['dedication', 'internship', 'subarea', 'ods', 'language', 'program'] as const;

/** Query for a page of the list with the fields of its cards. The page and its prefetch share it, so that one request is enough. */
export const projectsOf = (search: Search): Parameters<typeof projectQueries.list>[0] => ({
  ...projectSearch.toQuery(search),
  populate: ['organization', 'study_areas', 'study_subareas'],
});

/**
 * Returns the order of the list. For a student whose studies are known the default is the best match, unless they search for words or
 * choose an order.
 */
export const orderOf = ({ sort, chosen }: Search, reader: CurrentUser | null) =>
  sort === projectSearch.everything.sort && chosen['q'] === undefined && isKnownStudent(reader)
    ? 'match'
    : sort;

const isKnownStudent = (reader: CurrentUser | null): boolean =>
  reader?.profileType === 'student' && reader.details !== null && !lacksProfile(reader);

/** Query for a page of the list, shared by the page and its prefetch. */
export const projectPage = (search: Search, reader: CurrentUser | null) =>
  projectQueries.list(
    projectsOf(search),
    orderOf(search, reader) === 'match' && reader?.profileType === 'student',
  );

/** Returns the orders that a reader can choose. The default order is left out when it would resolve to the match order. */
export const sortsFor = (search: Search, reader: CurrentUser | null) =>
  projectSearch.sorts.filter(({ value }) => {
    if (value === 'match') return reader?.profileType === 'student';
    return value !== projectSearch.everything.sort || orderOf({ ...search, sort: value }, reader) === value;
  });
