import type { ProjectFilters, projectQueries } from '@puente/client/projects';
import { modalityCodes, type Modality } from '@puente/contract/constants/modalities';
import { provinces, type Province } from '@puente/contract/constants/provinces';
import { pageNumber } from '@puente/platform/pages';

/** What a student is looking for: the one form of it between the address, the filters and the API. */
export interface ProjectSearch {
  q: string;
  /** Names of study areas. */
  areas: readonly string[];
  modalities: readonly Modality[];
  province: Province | null;
  page: number;
}

type ListQuery = Parameters<typeof projectQueries.list>[0];

/** Longest keyword that the API takes. */
const longestKeyword = 200;

export const everything: ProjectSearch = { q: '', areas: [], modalities: [], province: null, page: 1 };

/**
 * Reads `?q=&area=&modality=&province=&page=`. Values that no filter offers are left out, and the same choice
 * in another order is the same search.
 * @param knownAreas names of the study areas; until they are known, every area of the address counts
 */
export function readSearch(params: URLSearchParams, knownAreas?: readonly string[]): ProjectSearch {
  const areas = params
    .getAll('area')
    .filter((area) => (knownAreas ? knownAreas.includes(area) : area !== ''));
  const modalities = params.getAll('modality');
  const province = params.get('province');
  return {
    q: keyword(params.get('q') ?? ''),
    areas: [...new Set(areas)].sort((one, other) => one.localeCompare(other, 'es')),
    modalities: modalityCodes.filter((code) => modalities.includes(code)),
    province: provinces.find((known) => known === province) ?? null,
    page: pageNumber(params),
  };
}

/** The address of a search; what is not chosen does not appear in it. */
export function writeSearch({ q, areas, modalities, province, page }: ProjectSearch): URLSearchParams {
  const params = new URLSearchParams();
  if (q !== '') params.set('q', q);
  areas.forEach((area) => params.append('area', area));
  modalities.forEach((code) => params.append('modality', code));
  if (province !== null) params.set('province', province);
  if (page > 1) params.set('page', String(page));
  return params;
}

/** The question to the API. Both the page and its prefetch ask with this, so that they ask once. */
export function toQuery({ q, areas, modalities, province, page }: ProjectSearch): ListQuery {
  const filters: ProjectFilters = {
    ...(q !== '' && { keyword: { $containsi: q } }),
    ...(areas.length > 0 && { study_areas: { $in: [...areas] } }),
    ...(modalities.length > 0 && { presentiality: { $in: [...modalities] } }),
    ...(province !== null && { location: { $eq: province } }),
  };
  return {
    ...(Object.keys(filters).length > 0 && { filters }),
    populate: ['organization', 'study_areas'],
    sort: 'publishedAt:desc',
    pagination: { page },
  };
}

/** Chosen in the filters, the keyword not counted. */
export const filterCount = ({ areas, modalities, province }: ProjectSearch): number =>
  areas.length + modalities.length + (province === null ? 0 : 1);

export const isFiltered = (search: ProjectSearch): boolean => search.q !== '' || filterCount(search) > 0;

/** A keyword as it is searched for: the spaces around it and beyond the API's limit say nothing. */
export const keyword = (text: string): string => text.trim().slice(0, longestKeyword).trim();
