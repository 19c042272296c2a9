import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { project } from '../entities/project.ts';
import { work } from '../entities/work.ts';
import { tutoringUndo } from '../forms/tutoring.ts';
import { listQuery, page } from '../query.ts';

/** Works and projects that a teacher guides (§3: Tfx.tutor, Project.tutors). `:id` is the id of the teacher row. */
export const teacherCalls = declare({
  /** Lists works of students who named the teacher, and whether the teacher has accepted. */
  'GET /api/teachers/:id/tfxes': {
    access: ['teacher', 'staff'],
    price: 3,
    row: 'teacher.read',
    query: listQuery({
      filters: {},
      populate: ['student', 'study_areas', 'tutor'],
      sort: ['state:asc', 'updatedAt:desc', 'title:asc'],
    }),
    answer: page(z.extend(work, { tutoring_accepted: z.boolean() })),
  },
  /** Lists projects whose organisation named the teacher, as the public sees them, and whether the teacher has accepted. */
  'GET /api/teachers/:id/projects': {
    access: ['teacher', 'staff'],
    price: 3,
    row: 'teacher.read',
    query: listQuery({
      filters: {},
      populate: ['organization', 'study_areas'],
      sort: ['state:asc', 'updatedAt:desc', 'title:asc'],
    }),
    answer: page(z.extend(project, { tutoring_accepted: z.boolean() })),
  },
  /** Undoes a decline: names the teacher again. The body is the response of the decline. */
  'POST /api/teachers/:id/tutoring/undo': {
    access: ['teacher'],
    price: 1,
    row: 'teacher.update',
    body: z.strictObject({ data: tutoringUndo }),
    answer: 'nothing',
  },
});
