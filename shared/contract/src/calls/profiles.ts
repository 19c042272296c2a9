import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { coordinator, newStudent, projectManager, teacher } from '../entities/profiles.ts';
import {
  newCoordinatorProfile,
  newStudentProfile,
  newTeacherProfile,
  projectManagerInvitation,
} from '../forms/profile.ts';
import { filter, listQuery, one, page } from '../query.ts';

const profilesOf = <const Relations extends readonly string[]>(populate: Relations) =>
  listQuery({
    filters: { id: filter.id(), user: filter.within({ id: filter.id() }) },
    populate,
    sort: ['createdAt:desc', 'createdAt:asc'],
  });

/** Profiles (§7, /api/{profile}s). Users read their own, staff all; students: calls/students.ts. */
export const profileCalls = declare({
  /** Completes an account of a social login (/user/complete). A second call adds what it gives. */
  'POST /api/students': {
    access: 'signedIn',
    own: 'user',
    body: z.object({ data: newStudentProfile }),
    answer: one(newStudent),
  },
  'POST /api/coordinators': {
    access: 'signedIn',
    own: 'user',
    body: z.object({ data: newCoordinatorProfile }),
    answer: one(coordinator),
  },
  'POST /api/teachers': {
    access: 'signedIn',
    own: 'user',
    body: z.object({ data: newTeacherProfile }),
    answer: one(teacher),
  },
  /** An invitation: the person gets a mail with a link to set a password. */
  'POST /api/project-managers': {
    access: ['staff'],
    own: 'platform',
    body: z.object({ data: projectManagerInvitation }),
    answer: one(projectManager),
  },
  'GET /api/coordinators': {
    access: 'signedIn',
    scope: 'coordinator',
    query: profilesOf(['organization', 'user', 'favorites']),
    answer: page(coordinator),
  },
  'GET /api/teachers': {
    access: 'signedIn',
    scope: 'teacher',
    query: profilesOf(['degree', 'degrees', 'user']),
    answer: page(teacher),
  },
  'GET /api/project-managers': {
    access: 'signedIn',
    scope: 'projectManager',
    query: profilesOf(['organizations', 'user']),
    answer: page(projectManager),
  },
});
