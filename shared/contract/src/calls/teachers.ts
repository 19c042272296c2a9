import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { project } from '../entities/project.ts';
import { work } from '../entities/work.ts';
import { tutoringUndo } from '../forms/tutoring.ts';
import { listQuery, page } from '../query.ts';
import { supporters } from '../roles.ts';

export const teacherCalls = declare({
  subject: 'teachers',
  about:
    'Works and projects that a teacher guides (§3: Tfx.tutor, Project.tutors). `:id` is the id of the teacher row.',
  calls: {
    'GET /api/teachers/:id/tfxes': {
      summary: 'Lists works of students who named the teacher, and whether the teacher has accepted',
      access: ['teacher', ...supporters],
      price: 3,
      row: 'teacher.read',
      query: listQuery({
        filters: {},
        populate: ['student', 'study_areas', 'tutor'],
        sort: ['state:asc', 'updatedAt:desc', 'title:asc'],
      }),
      answer: page(z.extend(work, { tutoring_accepted: z.boolean() })),
    },
    'GET /api/teachers/:id/projects': {
      summary:
        'Lists projects whose organisation named the teacher, as the public sees them, and whether the teacher has accepted',
      access: ['teacher', ...supporters],
      price: 3,
      row: 'teacher.read',
      query: listQuery({
        filters: {},
        populate: ['organization', 'study_areas'],
        sort: ['state:asc', 'updatedAt:desc', 'title:asc'],
      }),
      answer: page(z.extend(project, { tutoring_accepted: z.boolean() })),
    },
    'POST /api/teachers/:id/tutoring/undo': {
      summary: 'Undoes a decline',
      description: 'The teacher is named again. The body is the response of the decline.',
      access: ['teacher'],
      price: 1,
      row: 'teacher.update',
      body: z.strictObject({ data: tutoringUndo }),
      answer: 'nothing',
    },
  },
  examples: {
    'GET /api/teachers/:id/tfxes': {
      query: {
        populate: ['student', 'study_areas', 'tutor'],
        sort: 'updatedAt:desc',
        pagination: { page: 1, pageSize: 12 },
      },
    },
    'GET /api/teachers/:id/projects': {
      query: {
        populate: ['organization', 'study_areas'],
        sort: 'title:asc',
        pagination: { page: 1, pageSize: 12 },
      },
    },
    'POST /api/teachers/:id/tutoring/undo': { body: { data: { undo: 'work-1-1-1800000000000.c2lnbmVk' } } },
  },
});
