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
import { supporters } from '../roles.ts';

const profilesOf = <Id extends z.ZodMiniType<number, number>, const Relations extends readonly string[]>(
  id: Id,
  populate: Relations,
) =>
  listQuery({
    filters: { id: filter.id(id), user: filter.within({ id: filter.id(ids.user) }) },
    populate,
    sort: ['createdAt:desc', 'createdAt:asc'],
  });

const exampleQuery = {
  filters: { id: { $in: [1, 2] }, user: { id: { $eq: 3 } } },
  sort: 'createdAt:desc' as const,
  pagination: { page: 1, pageSize: 10 },
};

export const profileCalls = declare({
  subject: 'profiles',
  about:
    'Profiles (§7, /api/{profile}s). Users read their own, staff read all. Students have their own calls ' +
    '(calls/students.ts).',
  calls: {
    'POST /api/students': {
      summary: 'Completes the account of a social login (/user/complete)',
      description: 'A second call adds its fields.',
      access: 'signedIn',
      price: 1,
      own: 'user',
      body: z.strictObject({ data: newStudentProfile }),
      answer: one(newStudent),
    },
    'POST /api/coordinators': {
      summary: "Creates the caller's profile as a coordinator",
      access: 'signedIn',
      price: 1,
      own: 'user',
      body: z.strictObject({ data: newCoordinatorProfile }),
      answer: one(coordinator),
    },
    'POST /api/teachers': {
      summary: "Creates the caller's profile as a teacher",
      access: 'signedIn',
      price: 1,
      own: 'user',
      body: z.strictObject({ data: newTeacherProfile }),
      answer: one(teacher),
    },
    'POST /api/project-managers': {
      summary: 'Invites a project manager, who gets a mail with a link to set a password',
      access: supporters,
      aboutPerson: true,
      price: 1,
      own: 'platform',
      body: z.strictObject({ data: projectManagerInvitation }),
      answer: one(projectManager),
    },
    'GET /api/coordinators': {
      summary: 'Lists coordinators that the caller may see',
      access: 'signedIn',
      price: 3,
      scope: 'coordinator',
      query: profilesOf(ids.coordinator, ['organization', 'user', 'favorites']),
      answer: page(coordinator),
    },
    'GET /api/teachers': {
      summary: 'Lists teachers that the caller may see',
      access: 'signedIn',
      price: 3,
      scope: 'teacher',
      query: profilesOf(ids.teacher, ['degree', 'degrees', 'user', 'favorites']),
      answer: page(teacher),
    },
    'GET /api/project-managers': {
      summary: 'Lists project managers that the caller may see',
      access: 'signedIn',
      price: 3,
      scope: 'projectManager',
      query: profilesOf(ids.projectManager, ['organizations', 'user']),
      answer: page(projectManager),
    },
  },
  examples: {
    'POST /api/students': {
      body: {
        data: {
          user: 2,
          university: { id: 1, name: 'Universidad de A Coruña' },
          phone: '+34 600 000 000',
          campaigns: [],
          province: 'A Coruña',
          situation: 'choosing',
        },
      },
    },
    'POST /api/coordinators': {
      body: { data: { user: 3, phone: '+34 600 000 000', job_position: 'Coordinación' } },
    },
    'POST /api/teachers': {
      body: { data: { user: 6, university: { id: 1, name: 'Universidad de A Coruña' } } },
    },
    'POST /api/project-managers': {
      body: {
        data: {
          email: 'gestion-nueva@ejemplo.test',
          name: 'Nombre',
          surname: 'Apellido Apellido',
          organizations: [1, 2],
        },
      },
    },
    'GET /api/coordinators': { query: { ...exampleQuery, populate: ['organization', 'user'] } },
    'GET /api/teachers': { query: { ...exampleQuery, populate: ['degrees', 'user'] } },
    'GET /api/project-managers': { query: { ...exampleQuery, populate: ['organizations', 'user'] } },
  },
});
