import { keepPreviousData, queryOptions } from './query-options.ts';
import type { InputOf } from '@puente/contract/call';
import type { Calls } from '@puente/contract/calls';
import type { StudentRelation } from '@puente/contract/entities/student-relations';
import type { StudentProfileWizard } from '@puente/contract/forms/student-profile-wizard';
import { emptyPage, logged, orEmpty, untilReallyLoaded } from './failures.ts';
import { request } from './http.ts';

type TalentQuery = NonNullable<InputOf<'GET /api/students/find', Calls['GET /api/students/find']>['query']>;

export type StudentChange = InputOf<'PUT /api/students/:id', Calls['PUT /api/students/:id']>['body']['data'];

export const studentQueries = {
  key: ['students'] as const,
  /** How many students there are: the figure on the home page. */
  count: () =>
    queryOptions({
      queryKey: [...studentQueries.key, 'count'],
      queryFn: async ({ signal }) => (await request('GET /api/students/count', {}, { signal })).data,
    }),
  /** A student's saved projects; `id` is that of the student row. */
  favorites: (id: number) =>
    queryOptions({
      queryKey: [...studentQueries.key, id, 'favorites'],
      queryFn: async ({ signal }) =>
        (await request('GET /api/students/:id', { params: { id }, query: { populate: ['favorites'] } }, { signal })).data
          .favorites ?? [],
    }),
  one: (id: number, populate: StudentRelation[] = []) =>
    queryOptions({
      queryKey: [...studentQueries.key, id, 'one', populate],
      queryFn: async ({ signal }) => {
        const query = populate.length > 0 ? { populate } : {};
        return (await request('GET /api/students/:id', { params: { id }, query }, { signal })).data;
      },
    }),
  /** The student behind a user, or null: `:id` in paths is always that of the student row. */
  ofUser: (user: number) =>
    queryOptions({
      queryKey: [...studentQueries.key, 'of-user', user],
      queryFn: async ({ signal }) => {
        const query = { filters: { user: { id: { $eq: user } } }, populate: ['user' as const, 'student_area' as const] };
        return (await request('GET /api/students', { query }, { signal })).data[0] ?? null;
      },
    }),
  /** Nothing is looked up unless the text has both @ and a dot (§5). */
  byEmail: (email: string) =>
    queryOptions({
      queryKey: [...studentQueries.key, 'by-email', email],
      queryFn: async ({ signal }) => {
        if (!email.includes('@') || !email.includes('.')) return null;
        return (await request('GET /api/students', { query: { filters: { user: { email: { $eq: email } } } } }, { signal })).data[0] ?? null;
      },
    }),
  /** Organisations that the signed-in student follows. */
  follows: (page = 1) =>
    queryOptions({
      queryKey: [...studentQueries.key, 'follows', page],
      queryFn: ({ signal }) => orEmpty(request('GET /api/students/follows', { query: { pagination: { page } } }, { signal }), emptyPage()),
      staleTime: untilReallyLoaded,
    }),
  /** Opportunities that interest the signed-in student. */
  interests: (page = 1) =>
    queryOptions({
      queryKey: [...studentQueries.key, 'interests', page],
      queryFn: ({ signal }) => request('GET /api/students/interests', { query: { populate: ['organization'], pagination: { page } } }, { signal }),
    }),
  /** The talent corner. */
  talent: (query: TalentQuery) =>
    queryOptions({
      queryKey: [...studentQueries.key, 'talent', query],
      // The words are the specification's (§8).
      queryFn: ({ signal }) => logged('Error obtaining projects list', request('GET /api/students/find', { query }, { signal })),
      placeholderData: keepPreviousData,
    }),
};

/** Whatever is in `data` changes, the rest stays: profile fields, preferences, relations. */
export const updateStudent = (id: number, data: StudentChange) => request('PUT /api/students/:id', { params: { id }, body: { data } });

/** The end of the wizard. */
export const completeStudentProfile = (data: StudentProfileWizard) =>
  request('POST /api/students/complete-profile', { body: { data } });

/** Answers of the competence questionnaire; the results come back. */
export const saveCompetences = (answers: Record<string, number>) => request('POST /api/students/competences', { body: { data: { answers } } });

export const followOrganization = (student: number, organization: number, follows: boolean) =>
  updateStudent(student, { follows: follows ? { connect: [organization] } : { disconnect: [organization] } });

export const saveTfx = (student: number, tfx: number, saved: boolean) =>
  updateStudent(student, { favorites_tfxes: saved ? { connect: [tfx] } : { disconnect: [tfx] } });

/** Saves or forgets one project; other tabs' changes are kept. */
export const saveProject = (student: number, project: number, saved: boolean) =>
  request('PUT /api/students/:id', {
    params: { id: student },
    body: { data: { favorites: saved ? { connect: [project] } : { disconnect: [project] } } },
  });

export const saveResource = (student: number, resource: number, saved: boolean) =>
  updateStudent(student, { favourites_resources: saved ? { connect: [resource] } : { disconnect: [resource] } });
