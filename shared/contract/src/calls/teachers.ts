import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { project } from '../entities/project.ts';
import { work } from '../entities/work.ts';
import { listQuery, page } from '../query.ts';

/** What a teacher guides (§3: Tfx.tutor, Project.tutors). `:id` is the id of the teacher row. */
export const teacherCalls = declare({
  /** Works of students who named the teacher, and whether the teacher has accepted. */
  'GET /api/teachers/:id/tfxes': {
    access: ['teacher', 'staff'],
    price: 3,
    row: 'teacher.read',
    query: listQuery({
      filters: {},
      populate: ['student', 'study_areas', 'tutor'],
      sort: ['updatedAt:desc', 'title:asc'],
    }),
    answer: page(z.extend(work, { tutoring_accepted: z.boolean() })),
  },
  /** Projects of organisations, as the public sees them, and whether the teacher has accepted. */
  'GET /api/teachers/:id/projects': {
    access: ['teacher', 'staff'],
    price: 3,
    row: 'teacher.read',
    query: listQuery({
      filters: {},
      populate: ['organization', 'study_areas'],
      sort: ['updatedAt:desc', 'title:asc'],
    }),
    answer: page(z.extend(project, { tutoring_accepted: z.boolean() })),
  },
});
