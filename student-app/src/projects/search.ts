import { projectQueries } from '@puente/client/projects';
import { modalities, modalityCodes } from '@puente/contract/constants/modalities';
import { closingCodes, dedications, projectTypes } from '@puente/contract/constants/projects';
import { provinces } from '@puente/contract/constants/provinces';
import { lacksProfile } from '@puente/contract/entities/lacks-profile';
import type { CurrentUser } from '@puente/contract/entities/user';
import { goalChoice, listSearch, type Search } from '@puente/platform/lists';

const yesOrNo = ['true', 'false'] as const;

/** What students look for on /projects: its address, its filters and the question to the API. */
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
    /** Without a keyword these are the newest. */
    relevance: { label: 'Relevancia', order: 'relevance' },
    newest: { label: 'Más recientes', order: 'publishedAt:desc' },
    deadline: { label: 'Plazo más próximo', order: 'deadline:asc' },
    // Another call has this order; to readers without a profile of a student the newest come first.
    match: { label: 'Para ti', order: 'publishedAt:desc' },
  },
}));

/** Filters that are folded away under 'Más filtros'. */
export const lessUsed = ['dedication', 'internship', 'subarea', 'ods', 'language', 'program'] as const;

/** A page of the list, with what its cards show. The page and its prefetch both ask with this, so that they ask once. */
export const projectsOf = (search: Search): Parameters<typeof projectQueries.list>[0] => ({
  ...projectSearch.toQuery(search),
  populate: ['organization', 'study_areas', 'study_subareas'],
});

/**
 * The order of the list. A student whose profile says what they study has what suits them first, until they search for words or
 * choose another order.
 */
export const orderOf = ({ sort, chosen }: Search, reader: CurrentUser | null) =>
  sort === projectSearch.everything.sort && chosen['q'] === undefined && isKnownStudent(reader)
    ? 'match'
    : sort;

const isKnownStudent = (reader: CurrentUser | null): boolean =>
  reader?.profileType === 'student' && reader.details !== null && !lacksProfile(reader);

/** The question for a page of the list, as the page and its prefetch both ask it. */
export const projectPage = (search: Search, reader: CurrentUser | null) =>
  projectQueries.list(
    projectsOf(search),
    orderOf(search, reader) === 'match' && reader?.profileType === 'student',
  );

/** The orders that a reader can choose. Without words to search for, nothing is more relevant than what suits a student. */
export const sortsFor = (search: Search, reader: CurrentUser | null) =>
  projectSearch.sorts.filter(({ value }) => {
    if (value === 'match') return reader?.profileType === 'student';
    return value !== projectSearch.everything.sort || orderOf({ ...search, sort: value }, reader) === value;
  });
