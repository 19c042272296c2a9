import type { teacherCalls } from '../calls/teachers.ts';
import type { ExamplesOf } from './example.ts';

export const teacherExamples = {
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
} satisfies ExamplesOf<typeof teacherCalls>;
