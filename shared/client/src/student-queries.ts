import type { InputOf } from '@puente/contract/call';
import type { Calls } from '@puente/contract/calls';
import type { StudentRelation } from '@puente/contract/entities/student-relations';
import type { OrganizationId, StudentId, UserId } from '@puente/contract/ids';
import { ApiError } from './api-error.ts';
import { emptyPage, logged, orEmpty, untilReallyLoaded } from './failures.ts';
import { request } from './http.ts';
import { keepPreviousData, queryOptions } from './query-options.ts';

type TalentQuery = NonNullable<InputOf<'GET /api/students/find', Calls['GET /api/students/find']>['query']>;

export const key = ['students'] as const;

/** Number of students, as shown on the home page. */
export const count = () =>
  queryOptions({
    queryKey: [...key, 'count'],
    queryFn: async ({ signal }) => (await request('GET /api/students/count', {}, { signal })).data,
  });

/** A student's saved projects, by the id of the user. */
export const favorites = (id: UserId) =>
  queryOptions({
    queryKey: [...key, id, 'favorites'],
    queryFn: async ({ signal }) =>
      (
        await request(
          'GET /api/students/:id',
          { params: { id }, query: { populate: ['favorites'] } },
          { signal },
        )
      ).data.favorites ?? [],
  });

/** A student's saved resources, by the id of the user. */
export const savedResources = (id: UserId) =>
  queryOptions({
    queryKey: [...key, id, 'favourites_resources'],
    queryFn: async ({ signal }) =>
      (
        await request(
          'GET /api/students/:id',
          { params: { id }, query: { populate: ['favourites_resources'] } },
          { signal },
        )
      ).data.favourites_resources ?? [],
  });

/** A student by the id of the user. */
export const one = (id: UserId, populate: StudentRelation[] = []) =>
  queryOptions({
    queryKey: [...key, id, 'one', populate],
    queryFn: async ({ signal }) => {
      const query = populate.length > 0 ? { populate } : {};
      return (await request('GET /api/students/:id', { params: { id }, query }, { signal })).data;
    },
  });

/** A student's saved works, by the id of the user. */
export const savedWorks = (id: UserId) =>
  queryOptions({
    queryKey: [...key, id, 'saved-works'],
    queryFn: async ({ signal }) => {
      const query = { populate: ['favorites_tfxes' as const] };
      return (
        (await request('GET /api/students/:id', { params: { id }, query }, { signal })).data
          .favorites_tfxes ?? []
      );
    },
  });

/** A student's notification preferences, by the id of the user. */
export const preferences = (id: UserId) =>
  queryOptions({
    queryKey: [...key, id, 'preferences'],
    queryFn: async ({ signal }) => {
      const query = { populate: ['notification' as const] };
      const { data } = await request('GET /api/students/:id', { params: { id }, query }, { signal });
      if (!data.notification) throw new ApiError('Unexpected');
      return data.notification;
    },
  });

/** A student's studies and interests, for the match. Null without a student. */
export const studies = (id: UserId | null) =>
  queryOptions({
    queryKey: [...key, id, 'one', ['student_area', 'degrees']],
    queryFn: async ({ signal }) => {
      if (id === null) return null;
      const query = { populate: ['student_area' as const, 'degrees' as const] };
      return (await request('GET /api/students/:id', { params: { id }, query }, { signal })).data;
    },
    enabled: id !== null,
  });

/** The student row of a user; null when the user is no student or not visible to the caller. */
export const ofUser = (user: UserId) =>
  queryOptions({
    queryKey: [...key, 'of-user', user],
    queryFn: async ({ signal }) => {
      const query = {
        filters: { user: { id: { $eq: user } } },
        populate: ['user' as const, 'student_area' as const],
      };
      return (await request('GET /api/students', { query }, { signal })).data[0] ?? null;
    },
  });

/** A student by e-mail. Makes no call unless the text has both @ and a dot (§5). */
export const byEmail = (email: string) =>
  queryOptions({
    queryKey: [...key, 'by-email', email],
    queryFn: async ({ signal }) => {
      if (!email.includes('@') || !email.includes('.')) return null;
      return (
        (
          await request(
            'GET /api/students',
            { query: { filters: { user: { email: { $eq: email } } } } },
            { signal },
          )
        ).data[0] ?? null
      );
    },
  });

/** Organisations that the signed-in student follows. */
export const follows = (page = 1) =>
  queryOptions({
    queryKey: [...key, 'follows', page],
    queryFn: ({ signal }) =>
      orEmpty(
        request('GET /api/students/follows', { query: { pagination: { page } } }, { signal }),
        emptyPage(),
      ),
    staleTime: untilReallyLoaded,
  });

/** Organisations that opened the signed-in student's CV or viewed their profile. Never cached, because views can happen at any time. */
export const views = () =>
  queryOptions({
    queryKey: [...key, 'views'],
    queryFn: async ({ signal }) => (await request('GET /api/students/views', {}, { signal })).data,
    staleTime: 0,
  });

/** Opportunities that interest the signed-in student. */
export const interests = (page = 1) =>
  queryOptions({
    queryKey: [...key, 'interests', page],
    queryFn: ({ signal }) =>
      request(
        'GET /api/students/interests',
        { query: { populate: ['organization'], pagination: { page } } },
        { signal },
      ),
  });

/** Number of students of the talent corner for each option of a filter. */
export const talentFacets = (query: TalentQuery) =>
  queryOptions({
    queryKey: [...key, 'talent-facets', query],
    queryFn: async ({ signal }) =>
      (await request('GET /api/students/find', { query }, { signal })).meta.facets ?? {},
    placeholderData: keepPreviousData,
  });

/** The profile of a student of the talent corner. Never cached, because the student is notified of each visit. */
export const talentProfile = (id: StudentId, organization: OrganizationId) =>
  queryOptions({
    queryKey: [...key, 'talent-profile', id, organization],
    queryFn: async ({ signal }) =>
      (await request('GET /api/students/:id/talent', { params: { id }, query: { organization } }, { signal }))
        .data,
    staleTime: 0,
  });

/** The talent corner. */
export const talent = (query: TalentQuery) =>
  queryOptions({
    queryKey: [...key, 'talent', query],
    // The words are the specification's (§8).
    queryFn: ({ signal }) =>
      logged('Error obtaining projects list', request('GET /api/students/find', { query }, { signal })),
    placeholderData: keepPreviousData,
  });

/** Averages of what organisations say about the signed-in student; null without enough evaluations. */
export const ownAverages = () =>
  queryOptions({
    queryKey: ['own-averages'],
    queryFn: async ({ signal }) => (await request('GET /api/users/me/evaluations', {}, { signal })).data,
  });
