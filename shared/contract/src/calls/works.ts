import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { sectors } from '../constants/organizations.ts';
import { workCategories, workLanguages, workStageCodes } from '../constants/works.ts';
import { work, workCitations } from '../entities/work.ts';
import { tutoringAnswer, tutoringAnswered } from '../forms/tutoring.ts';
import { workHiding } from '../forms/work.ts';
import { ids } from '../ids.ts';
import { filter, listQuery, one, page, recordQuery, searchPage } from '../query.ts';
import { supporters } from '../roles.ts';

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
  'came_from_collaboration',
] as const;
const sorts = [
  'relevance',
  'publishedAt:desc',
  'publishedAt:asc',
  'tfxDate:desc',
  'title:asc',
  'createdAt:desc',
] as const;

const exampleRelations: ['student', 'study_areas', 'tutor'] = ['student', 'study_areas', 'tutor'];

export const workCalls = declare({
  subject: 'works',
  about:
    "Students' own works (§2, TFG/M repository; §3, Tfx). The public sees works that are published and not hidden.",
  calls: {
    'GET /api/tfxes': {
      summary: 'Lists the works of the repository',
      description:
        'With `$eq` or `$in` of `filters[id]` or `filters[student]`, it also returns other works that the caller may see: own ' +
        'drafts and works that they guide.',
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
          /** Came of a collaboration with an organisation that lets works name it. */
          came_from_collaboration: filter.flag(),
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
    'GET /api/tfxes/:id': {
      summary: 'Returns a work',
      access: 'anyone',
      price: 1,
      row: 'work.read',
      query: recordQuery(relations),
      answer: one(work),
    },
    'POST /api/tfxes/:id/hide': {
      summary: 'Hides a work from the repository without making it a draft',
      description: 'It still counts as published.',
      access: ['student', ...supporters],
      price: 1,
      row: 'work.hide',
      body: z.strictObject({ data: workHiding }),
      answer: one(work),
    },
    'POST /api/tfxes/:id/show': {
      summary: 'Shows a hidden work again',
      access: ['student', ...supporters],
      price: 1,
      row: 'work.show',
      answer: one(work),
    },
    'PUT /api/tfxes/:id/tutoring': {
      summary: 'Accepts or declines to be the tutor of a work, for the teacher whose address the author gave',
      description: 'The author learns nothing about the teacher before.',
      access: ['teacher'],
      price: 1,
      row: 'work.tutor',
      body: z.strictObject({ data: tutoringAnswer }),
      answer: one(tutoringAnswered),
    },
    'GET /api/tfxes/:id/citations': {
      summary: 'Returns the citation of a work in several formats',
      access: 'anyone',
      price: 5,
      row: 'work.read',
      answer: one(workCitations),
    },
    'GET /api/tfxes/:id/file': {
      summary: 'Downloads the document of a work',
      access: 'anyone',
      price: 10,
      row: 'work.read',
      answer: 'file',
    },
    'GET /api/students/:id/tfxes': {
      summary: "Lists a student's own works, drafts first",
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
  },
  examples: {
    'GET /api/tfxes': {
      query: {
        filters: {
          keyword: { $containsi: 'agua' },
          study_areas: { $in: ['Ciencias'] },
          sector: { $eq: 'Medio ambiente' },
          categories: { $in: ['Investigación'] },
          tags: { $eq: 'litoral' },
          language: { $eq: 'Español' },
          status: { $in: ['onGoing', 'finished'] },
          awarded: { $eq: false },
          awards: { $eq: false },
          university: { $eq: 'Universidad de A Coruña' },
          degree: { $eq: 'Grado en Biología' },
          ods: { $in: ['6', '14'] },
          year: { $eq: 2026 },
          student: { $in: [1, 2] },
          id: { $in: [1, 2, 3] },
        },
        populate: exampleRelations,
        sort: 'publishedAt:desc',
        facets: ['study_areas', 'language', 'status', 'university', 'degree', 'year', 'awarded', 'ods'],
        pagination: { page: 1, pageSize: 12 },
      },
    },
    'GET /api/tfxes/:id': { query: { populate: exampleRelations } },
    'POST /api/tfxes/:id/hide': { body: { data: { hiding_reason: 'Lo estoy corrigiendo con mi tutora.' } } },
    'PUT /api/tfxes/:id/tutoring': { body: { data: { accepted: true } } },
    'GET /api/students/:id/tfxes': {
      query: {
        filters: { status: { $eq: 'finished' } },
        populate: exampleRelations,
        sort: 'updatedAt:desc',
        pagination: { page: 1, pageSize: 12 },
      },
    },
  },
});
