import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { coordinator, teacher } from '../entities/profiles.ts';
import { coordinatorUpdate, teacherUpdate } from '../forms/profile-update.ts';
import { versioned } from '../forms/versioned.ts';
import { one } from '../query.ts';

/**
 * Updates of the profiles of coordinators and teachers. `:id` is the id of the profile row, as for students. The response includes
 * `favorites` if the body has them: works that a coordinator saved, or projects that a teacher saved.
 */
export const profileUpdateCalls = declare({
  /** Changes a coordinator's profile, and the works that the coordinator saved. */
  'PUT /api/coordinators/:id': {
    access: ['coordinator'],
    price: 1,
    row: 'coordinator.update',
    versioned: 'coordinator',
    body: z.strictObject({ data: versioned(coordinatorUpdate) }),
    answer: one(coordinator),
  },
  /** Changes a teacher's profile, and the projects that the teacher saved. */
  'PUT /api/teachers/:id': {
    access: ['teacher'],
    price: 1,
    row: 'teacher.update',
    versioned: 'teacher',
    body: z.strictObject({ data: versioned(teacherUpdate) }),
    answer: one(teacher),
  },
});
