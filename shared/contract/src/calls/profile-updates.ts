import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { coordinator, teacher } from '../entities/profiles.ts';
import { coordinatorUpdate, teacherUpdate } from '../forms/profile-update.ts';
import { versioned } from '../forms/versioned.ts';
import { one } from '../query.ts';

/**
 * What coordinators and teachers change of their profiles. `:id` is the id of the profile row, as for students. `favorites`, the works
 * that a coordinator saved and the projects that a teacher saved, are answered when the body names them.
 */
export const profileUpdateCalls = declare({
  'PUT /api/coordinators/:id': {
    access: ['coordinator'],
    price: 1,
    row: 'coordinator.update',
    versioned: 'coordinator',
    body: z.strictObject({ data: versioned(coordinatorUpdate) }),
    answer: one(coordinator),
  },
  'PUT /api/teachers/:id': {
    access: ['teacher'],
    price: 1,
    row: 'teacher.update',
    versioned: 'teacher',
    body: z.strictObject({ data: versioned(teacherUpdate) }),
    answer: one(teacher),
  },
});
