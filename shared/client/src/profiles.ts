import type { InputOf } from '@puente/contract/call';
import type { Calls } from '@puente/contract/calls';
import type { CoordinatorId, ProjectId, TeacherId, UserId, WorkId } from '@puente/contract/ids';
import { written } from './expect-ok.ts';
import { request } from './http.ts';
import { queryOptions } from './query-options.ts';

type Data<Name extends keyof Calls> =
  InputOf<Name, Calls[Name]> extends { body: { data: infer D } } ? D : never;

const ofUser = (user: UserId) => ({ user: { id: { $eq: user } } });

/** Profiles of users other than students (students.ts), by the id of the user; null when there is none. */
export const profileQueries = {
  key: ['profiles'] as const,
  coordinator: (user: UserId) =>
    queryOptions({
      queryKey: [...profileQueries.key, 'coordinator', user],
      queryFn: async ({ signal }) =>
        (
          await request(
            'GET /api/coordinators',
            { query: { filters: ofUser(user), populate: ['organization', 'user'] } },
            { signal },
          )
        ).data[0] ?? null,
    }),
  /** Works that a coordinator saved, with their study areas. */
  savedWorks: (user: UserId) =>
    queryOptions({
      queryKey: [...profileQueries.key, 'saved-works', user],
      queryFn: async ({ signal }) =>
        (
          await request(
            'GET /api/coordinators',
            { query: { filters: ofUser(user), populate: ['favorites'] } },
            { signal },
          )
        ).data[0]?.favorites ?? [],
    }),
  teacher: (user: UserId) =>
    queryOptions({
      queryKey: [...profileQueries.key, 'teacher', user],
      queryFn: async ({ signal }) =>
        (
          await request(
            'GET /api/teachers',
            { query: { filters: ofUser(user), populate: ['degrees', 'user'] } },
            { signal },
          )
        ).data[0] ?? null,
    }),
  /** Projects that a teacher saved, with their organisation and study areas. */
  savedProjects: (user: UserId) =>
    queryOptions({
      queryKey: [...profileQueries.key, 'saved-projects', user],
      queryFn: async ({ signal }) =>
        (
          await request(
            'GET /api/teachers',
            { query: { filters: ofUser(user), populate: ['favorites'] } },
            { signal },
          )
        ).data[0]?.favorites ?? [],
    }),
  projectManager: (user: UserId) =>
    queryOptions({
      queryKey: [...profileQueries.key, 'project-manager', user],
      queryFn: async ({ signal }) =>
        (
          await request(
            'GET /api/project-managers',
            { query: { filters: ofUser(user), populate: ['organizations', 'user'] } },
            { signal },
          )
        ).data[0] ?? null,
    }),
};

/** Completes the account of a user who came through social login. */
export const createStudent = (data: Data<'POST /api/students'>) =>
  written(request('POST /api/students', { body: { data } }));
export const createCoordinator = (data: Data<'POST /api/coordinators'>) =>
  written(request('POST /api/coordinators', { body: { data } }));
export const createTeacher = (data: Data<'POST /api/teachers'>) =>
  written(request('POST /api/teachers', { body: { data } }));

/** Invites a person to manage the projects of organisations. For staff. */
export const inviteProjectManager = (data: Data<'POST /api/project-managers'>) =>
  request('POST /api/project-managers', { body: { data } });

/** Updates of the own profile by coordinators and teachers. `id` is the id of the profile row. */
export const updateCoordinator = (id: CoordinatorId, data: Data<'PUT /api/coordinators/:id'>) =>
  request('PUT /api/coordinators/:id', { params: { id }, body: { data } });
/** Saves or removes one work, without overwriting the changes of other tabs. */
export const saveWorkAsCoordinator = (id: CoordinatorId, work: WorkId, saved: boolean) =>
  updateCoordinator(id, { favorites: saved ? { connect: [work] } : { disconnect: [work] } });
export const updateTeacher = (id: TeacherId, data: Data<'PUT /api/teachers/:id'>) =>
  request('PUT /api/teachers/:id', { params: { id }, body: { data } });
/** Saves or forgets one project; other tabs' changes are kept. */
export const saveProjectAsTeacher = (id: TeacherId, project: ProjectId, saved: boolean) =>
  updateTeacher(id, { favorites: saved ? { connect: [project] } : { disconnect: [project] } });
