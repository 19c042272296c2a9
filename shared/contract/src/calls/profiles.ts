import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { coordinator, newStudent, projectManager, teacher } from '../entities/profiles.ts';
import {
  newCoordinatorProfile,
  newStudentProfile,
  newTeacherProfile,
  projectManagerInvitation,
} from '../forms/profile.ts';
import { ids } from '../ids.ts';
import { filter, listQuery, one, page } from '../query.ts';

const profilesOf = <Id extends z.ZodMiniType<number, number>, const Relations extends readonly string[]>(
  id: Id,
  populate: Relations,
) =>
  listQuery({
    filters: { id: filter.id(id), user: filter.within({ id: filter.id(ids.user) }) },
    populate,
    sort: ['createdAt:desc', 'createdAt:asc'],
  });

/** Profiles (§7, /api/{profile}s). Users read their own, staff read all. Students have their own calls (calls/students.ts). */
export const profileCalls = declare({
  /** Completes the account of a social login (/user/complete). A second call adds its fields. */
  'POST /api/students': {
    access: 'signedIn',
    price: 1,
    own: 'user',
    body: z.strictObject({ data: newStudentProfile }),
    answer: one(newStudent),
  },
  /** Creates the caller's profile as a coordinator. */
  'POST /api/coordinators': {
    access: 'signedIn',
    price: 1,
    own: 'user',
    body: z.strictObject({ data: newCoordinatorProfile }),
    answer: one(coordinator),
  },
  /** Creates the caller's profile as a teacher. */
  'POST /api/teachers': {
    access: 'signedIn',
    price: 1,
    own: 'user',
    body: z.strictObject({ data: newTeacherProfile }),
    answer: one(teacher),
  },
  /** Invites a project manager, who gets a mail with a link to set a password. */
  'POST /api/project-managers': {
    access: ['staff'],
    price: 1,
    own: 'platform',
    body: z.strictObject({ data: projectManagerInvitation }),
    answer: one(projectManager),
  },
  /** Lists coordinators that the caller may see. */
  'GET /api/coordinators': {
    access: 'signedIn',
    price: 3,
    scope: 'coordinator',
    query: profilesOf(ids.coordinator, ['organization', 'user', 'favorites']),
    answer: page(coordinator),
  },
  /** Lists teachers that the caller may see. */
  'GET /api/teachers': {
    access: 'signedIn',
    price: 3,
    scope: 'teacher',
    query: profilesOf(ids.teacher, ['degree', 'degrees', 'user', 'favorites']),
    answer: page(teacher),
  },
  /** Lists project managers that the caller may see. */
  'GET /api/project-managers': {
    access: 'signedIn',
    price: 3,
    scope: 'projectManager',
    query: profilesOf(ids.projectManager, ['organizations', 'user']),
    answer: page(projectManager),
  },
});
