import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { sectors } from '../constants/organizations.ts';
import { workCategories, workLanguages, workStageCodes } from '../constants/works.ts';
import { work, workCitations, workDraft } from '../entities/work.ts';
import { tutoringAnswer, tutoringAnswered } from '../forms/tutoring.ts';
import { versioned } from '../forms/versioned.ts';
import { begunWork, keptWorkDraft, newWork, workChanges, workHiding } from '../forms/work.ts';
import { workAuthorship } from '../forms/work-authorship.ts';
import { ids } from '../ids.ts';
import { filter, listQuery, one, page, recordQuery, searchPage } from '../query.ts';

const relations = ['student', 'study_areas', 'tutor'] as const;
const facets = [
  'study_areas',
  'sector',
  'categories',
  'language',
  'status',
  'university',
  'degree',
  'year',
  'awarded',
  'ods',
] as const;
const sorts = [
  'relevance',
  'publishedAt:desc',
  'publishedAt:asc',
  'tfxDate:desc',
  'title:asc',
  'createdAt:desc',
] as const;

/** Students' own works (§2, TFG/M repository; §3, Tfx). The public sees works that are published and not hidden. */
export const workCalls = declare({
  /**
   * Lists the works of the repository. With `$eq` or `$in` of `filters[id]` or `filters[student]`, it also returns other works that the
   * caller may see: own drafts and works that they guide.
   */
  'GET /api/tfxes': {
    access: 'anyone',
    price: 3,
    scope: 'work',
    limit: 'search',
    query: listQuery({
      filters: {
        /** Matches words in the title, summary or tags. */
        keyword: filter.contains(),
        study_areas: filter.name(),
        sector: filter.oneOf(sectors),
        categories: filter.oneOf(workCategories),
        tags: filter.name(),
        language: filter.oneOf(workLanguages),
        status: filter.oneOf(workStageCodes),
        awarded: filter.flag(),
        awards: filter.flag(),
        university: filter.name(),
        /** Degree of the author at publication. */
        degree: filter.name(),
        ods: filter.name(),
        /** Year of submission, past or planned. */
        year: filter.number(),
        student: filter.id(ids.student),
        id: filter.id(ids.work),
      },
      populate: relations,
      sort: sorts,
      facets,
    }),
    answer: searchPage(work, facets),
  },
  /** Returns a work. */
  'GET /api/tfxes/:id': {
    access: 'anyone',
    price: 1,
    row: 'work.read',
    query: recordQuery(relations),
    answer: one(work),
  },
  /** Creates a work as a draft. The required fields depend on its stage. */
  'POST /api/tfxes': {
    access: ['student'],
    price: 1,
    own: 'student',
    body: z.strictObject({ data: newWork }),
    answer: one(work),
  },
  /** Changes a work. */
  'PUT /api/tfxes/:id': {
    access: ['student'],
    price: 1,
    row: 'work.update',
    versioned: 'work',
    body: z.strictObject({ data: versioned(workChanges) }),
    answer: one(work),
  },
  /** Creates an empty draft to be filled in over time. Returns an existing empty draft of that stage instead, if there is one. */
  'POST /api/tfxes/draft': {
    access: ['student'],
    price: 1,
    own: 'student',
    body: z.strictObject({ data: begunWork }),
    answer: one(work),
  },
  /** Returns the author's unsaved changes; null when there are none. */
  'GET /api/tfxes/:id/draft': {
    access: ['student'],
    price: 1,
    row: 'work.update',
    answer: one(z.nullable(workDraft)),
  },
  /** Stores unsaved changes without changing the work. Refused when another tab has stored changes since. */
  'PUT /api/tfxes/:id/draft': {
    access: ['student'],
    price: 1,
    row: 'work.update',
    body: z.strictObject({ data: keptWorkDraft }),
    answer: one(workDraft),
  },
  /** Discards the unpublished changes of a work. */
  'DELETE /api/tfxes/:id/draft': { access: ['student'], price: 1, row: 'work.update', answer: 'nothing' },
  /** Deletes a work that is a draft. */
  'DELETE /api/tfxes/:id': { access: ['student'], price: 1, row: 'work.remove', answer: 'nothing' },
  /** Publishes a work. A student can have at most four published works (§9). */
  'POST /api/tfxes/:id/publish': { access: ['student'], price: 1, row: 'work.publish', answer: one(work) },
  /** Makes a published work a draft again. */
  'POST /api/tfxes/:id/unpublish': { access: ['student'], price: 1, row: 'work.publish', answer: one(work) },
  /** Hides a work from the repository without making it a draft. It still counts as published. */
  'POST /api/tfxes/:id/hide': {
    access: ['student', 'staff'],
    price: 1,
    row: 'work.hide',
    body: z.strictObject({ data: workHiding }),
    answer: one(work),
  },
  /** Shows a hidden work again. */
  'POST /api/tfxes/:id/show': { access: ['student', 'staff'], price: 1, row: 'work.show', answer: one(work) },
  /** Marks a work as awarded, or no longer. */
  'PUT /api/tfxes/:id/awarded': {
    access: ['staff'],
    price: 1,
    row: 'work.award',
    body: z.strictObject({ data: z.strictObject({ awarded: z.boolean() }) }),
    answer: one(work),
  },
  /**
   * Corrects the authorship of a published work: author, university and degree. Later profile changes of the author no longer affect it.
   */
  'PUT /api/tfxes/:id/authorship': {
    access: ['staff'],
    price: 1,
    row: 'work.attribute',
    versioned: 'work',
    body: z.strictObject({ data: versioned(workAuthorship) }),
    answer: one(work),
  },
  /**
   * Accepts or declines to be the tutor of a work, for the teacher whose address the author gave. The author learns nothing about the
   * teacher before.
   */
  'PUT /api/tfxes/:id/tutoring': {
    access: ['teacher'],
    price: 1,
    row: 'work.tutor',
    body: z.strictObject({ data: tutoringAnswer }),
    answer: one(tutoringAnswered),
  },
  /** Returns the citation of a work in several formats. */
  'GET /api/tfxes/:id/citations': {
    access: 'anyone',
    price: 5,
    row: 'work.read',
    answer: one(workCitations),
  },
  /** Downloads the document of a work. */
  'GET /api/tfxes/:id/file': { access: 'anyone', price: 10, row: 'work.read', answer: 'file' },
  /** Lists a student's own works, drafts first. */
  'GET /api/students/:id/tfxes': {
    access: ['student'],
    price: 3,
    row: 'student.read',
    query: listQuery({
      filters: { status: filter.oneOf(workStageCodes) },
      populate: relations,
      sort: ['updatedAt:desc', 'createdAt:desc'],
    }),
    answer: page(work),
  },
});
