/** Universities, degrees, study areas and constant lists: they change a few times a year. */
import type { InputOf } from '@puente/contract/call';
import type { Calls } from '@puente/contract/calls';
import type { DegreeId, UniversityId } from '@puente/contract/ids';
import { logged, orEmpty, untilReallyLoaded } from './failures.ts';
import { request } from './http.ts';
import { keepPreviousData, queryOptions } from './query-options.ts';

type DegreeQuery = NonNullable<InputOf<'GET /api/degree/names', Calls['GET /api/degree/names']>['query']>;
type UniversityQuery = NonNullable<InputOf<'GET /api/universities', Calls['GET /api/universities']>['query']>;
type FullDegreeQuery = NonNullable<InputOf<'GET /api/degrees', Calls['GET /api/degrees']>['query']>;
type CenterQuery = NonNullable<InputOf<'GET /api/centers', Calls['GET /api/centers']>['query']>;

export const universities = () =>
  queryOptions({
    queryKey: ['universities'],
    queryFn: ({ signal }) =>
      orEmpty(
        request('GET /api/universities/names', {}, { signal }).then(({ data }) => data),
        [],
      ),
    staleTime: untilReallyLoaded,
  });

/** Universities by words of their names or by a short name ('udc'). A failure rejects, so that it can be retried. */
export const universitiesFound = (keyword: string) =>
  queryOptions({
    queryKey: ['universities', 'found', keyword],
    queryFn: async ({ signal }) =>
      (
        await request(
          'GET /api/universities/names',
          keyword === '' ? {} : { query: { filters: { keyword: { $containsi: keyword } } } },
          { signal },
        )
      ).data,
  });

export const universitiesWithCenters = (page = 1) =>
  queryOptions({
    queryKey: ['universities', 'centers', page],
    queryFn: ({ signal }) =>
      request(
        'GET /api/universities',
        { query: { populate: ['centers'], pagination: { page } } },
        { signal },
      ),
  });

/** A university by its code in campaigns (specification §9); null if there is none. */
export const universityOfCode = (code: string) =>
  queryOptions({
    queryKey: ['universities', 'code', code],
    queryFn: async ({ signal }) =>
      (await request('GET /api/universities', { query: { filters: { code: { $eq: code } } } }, { signal }))
        .data[0] ?? null,
  });

export const centers = (query: CenterQuery) =>
  queryOptions({
    queryKey: ['centers', query],
    queryFn: ({ signal }) => request('GET /api/centers', { query }, { signal }),
  });

export const areas = () =>
  queryOptions({
    queryKey: ['study-areas'],
    queryFn: async ({ signal }) =>
      (await logged('Error obtaining study areas', request('GET /api/study-areas', {}, { signal }))).data,
  });

export const areasWithSubareas = () =>
  queryOptions({
    queryKey: ['study-areas', 'subareas'],
    queryFn: async ({ signal }) =>
      (
        await logged(
          'Error obtaining study areas',
          request('GET /api/study-areas', { query: { populate: ['study_subareas'] } }, { signal }),
        )
      ).data,
  });

export const areaNames = () =>
  queryOptions({
    queryKey: ['study-areas', 'names'],
    queryFn: async ({ signal }) =>
      (await logged('Error obtaining study areas', request('GET /api/study-areas/names', {}, { signal })))
        .data,
  });

export const subareas = () =>
  queryOptions({
    queryKey: ['study-subareas'],
    queryFn: async ({ signal }) =>
      (
        await logged(
          'Error obtaining study subareas',
          request('GET /api/study-subareas', { query: { populate: ['study_area'] } }, { signal }),
        )
      ).data,
  });

/** Degrees by name, page by page. A failure rejects, so that it differs from a search without results and can be retried. */
export const degreeNames = (query: DegreeQuery) =>
  queryOptions({
    queryKey: ['degrees', 'names', query],
    queryFn: ({ signal }) =>
      logged('Error obtaining degrees', request('GET /api/degree/names', { query }, { signal })),
    placeholderData: keepPreviousData,
  });

/** A degree with the centres that teach it; null if there is none with that name. */
export const degreeNamed = (name: string) =>
  queryOptions({
    queryKey: ['degrees', name],
    queryFn: async ({ signal }) =>
      (
        await logged(
          'Error obtaining a degree',
          request(
            'GET /api/degrees',
            { query: { filters: { name: { $eq: name } }, populate: ['centers'] } },
            { signal },
          ),
        )
      ).data[0] ?? null,
  });

export const provinces = () =>
  queryOptions({
    queryKey: ['provinces'],
    queryFn: async ({ signal }) => (await request('GET /api/provinces', {}, { signal })).data,
  });

export const constants = () =>
  queryOptions({
    queryKey: ['constants'],
    queryFn: async ({ signal }) => (await request('GET /api/constants', {}, { signal })).data,
  });

/** Universities of the catalogue, for staff, page by page. */
export const universityList = (query: UniversityQuery) =>
  queryOptions({
    queryKey: ['universities', 'list', query],
    queryFn: ({ signal }) => request('GET /api/universities', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Degrees of the catalogue, for staff, page by page. */
export const degreeList = (query: FullDegreeQuery) =>
  queryOptions({
    queryKey: ['degrees', 'list', query],
    queryFn: ({ signal }) => request('GET /api/degrees', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

/** A university of the catalogue, or one that users typed, for staff; null if there is none. */
export const universityOfId = (id: UniversityId) =>
  queryOptions({
    queryKey: ['universities', 'one', id],
    queryFn: async ({ signal }) =>
      (await request('GET /api/universities', { query: { filters: { id: { $eq: id } } } }, { signal }))
        .data[0] ?? null,
  });

/** A degree of the catalogue, for staff; null if there is none. */
export const degreeOfId = (id: DegreeId) =>
  queryOptions({
    queryKey: ['degrees', 'one', id],
    queryFn: async ({ signal }) =>
      (await request('GET /api/degrees', { query: { filters: { id: { $eq: id } } } }, { signal })).data[0] ??
      null,
  });
