import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { coordinator, teacher } from '../entities/profiles.ts';
import { coordinatorUpdate, teacherUpdate } from '../forms/profile-update.ts';
import { versioned } from '../forms/versioned.ts';
import { one } from '../query.ts';

export const profileUpdateCalls = declare({
  subject: 'profile-updates',
  about:
    'Updates of the profiles of coordinators and teachers. `:id` is the id of the profile row, as for students. The ' +
    'response includes `favorites` if the body has them: works that a coordinator saved, or projects that a teacher saved.',
  calls: {
    'PUT /api/coordinators/:id': {
      summary: "Changes a coordinator's profile, and the works that the coordinator saved",
      access: ['coordinator'],
      price: 1,
      row: 'coordinator.update',
      versioned: 'coordinator',
      body: z.strictObject({ data: versioned(coordinatorUpdate) }),
      answer: one(coordinator),
    },
    'PUT /api/teachers/:id': {
      summary: "Changes a teacher's profile, and the projects that the teacher saved",
      access: ['teacher'],
      price: 1,
      row: 'teacher.update',
      versioned: 'teacher',
      body: z.strictObject({ data: versioned(teacherUpdate) }),
      answer: one(teacher),
    },
  },
  examples: {
    'PUT /api/coordinators/:id': {
      body: {
        data: { job_position: 'Responsable de proyectos', favorites: { connect: [1], disconnect: [2] } },
      },
    },
    'PUT /api/teachers/:id': {
      body: {
        data: {
          university: { id: 1, name: 'Universidad de A Coruña' },
          teacher_area: 'Ciencias',
          degrees: [1],
          notification_deadline: '2026-05-15T09:00:00Z',
          favorites: { connect: [1], disconnect: [2] },
        },
      },
    },
  },
});
