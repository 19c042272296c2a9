import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { id } from '../entities/fields.ts';
import { student } from '../entities/student.ts';
import { one, populate } from '../query.ts';

const ids = z.array(id).check(z.maxLength(200));

/** Students (specification §7). `:id` is the id of the student row. */
export const studentCalls = declare({
  'GET /api/students/count': { access: 'anyone', answer: z.object({ data: z.int() }) },
  'GET /api/students/:id': {
    access: ['student'],
    row: 'student.read',
    query: z.strictObject({ populate: populate(['favorites']) }),
    answer: one(student),
  },
  /** `favorites` replaces the whole list, or connects and disconnects single projects so that two tabs do not undo each other. */
  'PUT /api/students/:id': {
    access: ['student'],
    row: 'student.update',
    body: z.object({
      data: z.object({
        favorites: z.optional(z.union([ids, z.object({ connect: z.optional(ids), disconnect: z.optional(ids) })])),
      }),
    }),
    answer: one(student),
  },
});
