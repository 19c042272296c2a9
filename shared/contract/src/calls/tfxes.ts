import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { sectors } from '../constants/organizations.ts';
import { tfxCategories, tfxLanguages, tfxStageCodes } from '../constants/tfxes.ts';
import { tfx } from '../entities/tfx.ts';
import { newTfx, tfxChanges, tfxHiding } from '../forms/tfx.ts';
import { filter, listQuery, one, page, populate } from '../query.ts';

const relations = ['student', 'study_areas', 'tutor'] as const;
const facets = ['study_areas', 'sector', 'categories', 'language', 'status', 'university', 'year'] as const;
const sorts = ['publishedAt:desc', 'publishedAt:asc', 'tfxDate:desc', 'title:asc', 'createdAt:desc'] as const;

/** Students' own works (§2, TFG/M repository; §3, Tfx). The public sees what is published and not hidden. */
export const tfxCalls = declare({
  /**
   * The repository. With `filters[id]` or `filters[student]` also what the caller sees besides: their own drafts,
   * works that they guide.
   */
  'GET /api/tfxes': {
    access: 'anyone',
    scope: 'tfx',
    limit: 'search',
    query: listQuery({
      filters: {
        /** Words in title, summary or tags. */
        keyword: filter.contains(),
        study_areas: filter.name(),
        sector: filter.oneOf(sectors),
        categories: filter.oneOf(tfxCategories),
        tags: filter.name(),
        language: filter.oneOf(tfxLanguages),
        status: filter.oneOf(tfxStageCodes),
        awarded: filter.flag(),
        awards: filter.flag(),
        university: filter.name(),
        /** In which it was, or will be, handed in. */
        year: filter.number(),
        student: filter.id(),
        id: filter.id(),
      },
      populate: relations,
      sort: sorts,
      facets,
    }),
    answer: page(tfx, facets),
  },
  'GET /api/tfxes/:id': {
    access: 'anyone',
    row: 'tfx.read',
    query: z.strictObject({ populate: populate(relations) }),
    answer: one(tfx),
  },
  /** By stage: each asks for its own fields. It is a draft until it is published. */
  'POST /api/tfxes': {
    access: ['student'],
    own: 'student',
    body: z.object({ data: newTfx }),
    answer: one(tfx),
  },
  'PUT /api/tfxes/:id': {
    access: ['student'],
    row: 'tfx.update',
    body: z.object({ data: tfxChanges }),
    answer: one(tfx),
  },
  /** Only a draft. */
  'DELETE /api/tfxes/:id': { access: ['student'], row: 'tfx.remove', answer: 'nothing' },
  /** At most four of each student (§9). */
  'POST /api/tfxes/:id/publish': { access: ['student'], row: 'tfx.publish', answer: one(tfx) },
  'POST /api/tfxes/:id/unpublish': { access: ['student'], row: 'tfx.publish', answer: one(tfx) },
  /** Takes it from the repository without making it a draft; it still counts as published. */
  'POST /api/tfxes/:id/hide': {
    access: ['student', 'staff'],
    row: 'tfx.hide',
    body: z.object({ data: tfxHiding }),
    answer: one(tfx),
  },
  'POST /api/tfxes/:id/show': { access: ['student', 'staff'], row: 'tfx.show', answer: one(tfx) },
  'PUT /api/tfxes/:id/awarded': {
    access: ['staff'],
    row: 'tfx.award',
    body: z.object({ data: z.object({ awarded: z.boolean() }) }),
    answer: one(tfx),
  },
  'GET /api/tfxes/:id/file': { access: 'anyone', row: 'tfx.read', answer: 'file' },
  /** A student's own works, drafts first. */
  'GET /api/students/:id/tfxes': {
    access: ['student'],
    row: 'student.read',
    query: listQuery({
      filters: { status: filter.oneOf(tfxStageCodes) },
      populate: relations,
      sort: ['updatedAt:desc', 'createdAt:desc'],
    }),
    answer: page(tfx),
  },
});
