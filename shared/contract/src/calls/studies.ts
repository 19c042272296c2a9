import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { provinces } from '../constants/provinces.ts';
import { studyTypes } from '../constants/study-types.ts';
import { constants, province } from '../entities/constants.ts';
import {
  center,
  degree,
  degreeName,
  studyArea,
  studySubareaOfArea,
  university,
  universityToFind,
} from '../entities/study.ts';
import { typedDegree, typedDegreeMerge, typedUniversity, universityMerge } from '../entities/typed-study.ts';
import {
  degreeFields,
  degreeToAdd,
  newUniversity,
  typedDegreeName,
  universityFields,
} from '../forms/studies.ts';
import { versioned } from '../forms/versioned.ts';
import { ids } from '../ids.ts';
import { limits } from '../limits.ts';
import { all, filter, listQuery, one, page, recordIdParam, recordQuery } from '../query.ts';
import { supporters } from '../roles.ts';

const open = { access: 'anyone', price: 1, own: 'public' } as const;
const staff = { access: supporters, price: 1, own: 'platform' } as const;
const typedQuery = listQuery({ filters: {}, sort: ['createdAt:asc', 'createdAt:desc'] });
const named = <Id extends z.ZodMiniType<number, number>>(id: Id) => ({
  id: filter.id(id),
  name: filter.text(),
});
const university_ = filter.within({
  id: filter.id(ids.university),
  name: filter.name(),
  code: filter.name(),
});

/** Filters of degrees. A university without degrees in the database counts as teaching all of them. */
const degreeFilters = {
  ...named(ids.degree),
  type: filter.oneOf(studyTypes),
  study_area: filter.within({ id: filter.id(ids.studyArea), name: filter.name() }),
  university: university_,
};

export const studyCalls = declare({
  subject: 'studies',
  about:
    'Universities, degrees, study fields and the constant lists (specification §7, degrees and study data; §9).',
  calls: {
    'GET /api/universities/names': {
      summary: 'Lists university names',
      description:
        "`keyword` matches words of the name or a short name, in any order ('udc', 'politecnica madrid').",
      ...open,
      limit: 'search',
      query: z.strictObject({
        filters: z.optional(z.strictObject({ keyword: z.optional(filter.contains()) })),
      }),
      answer: all(universityToFind),
    },
    'GET /api/universities': {
      summary: 'Lists universities',
      description: 'Staff also see those that students typed, until they validate or rename them.',
      access: 'anyone',
      price: 3,
      scope: 'university',
      query: listQuery({
        filters: { ...named(ids.university), code: filter.name(), validated: filter.flag() },
        populate: ['centers'],
        sort: ['name:asc', 'name:desc'],
      }),
      answer: page(university),
    },
    'POST /api/universities': {
      summary: 'Creates a university',
      ...staff,
      body: z.strictObject({ data: newUniversity }),
      answer: one(university),
    },
    'PUT /api/universities/:id': {
      summary: 'Changes a university',
      access: supporters,
      price: 1,
      row: 'university.write',
      versioned: 'university',
      body: z.strictObject({ data: versioned(universityFields) }),
      answer: one(university),
    },
    'GET /api/universities/typed': {
      summary: 'Lists universities that users typed, the oldest first',
      description: 'Each with its users, and with similar names of the catalogue.',
      ...staff,
      price: 3,
      query: typedQuery,
      answer: page(typedUniversity),
    },
    'GET /api/universities/:id/merge': {
      summary: 'Counts what a merge of a typed university would move',
      access: supporters,
      price: 1,
      row: 'university.write',
      query: z.strictObject({ into: recordIdParam(ids.university) }),
      answer: one(universityMerge),
    },
    'POST /api/universities/:id/merge': {
      summary: 'Merges a university that users typed into one of the catalogue',
      description:
        'Everything that names it names the other one afterwards, and it is deleted. Published works keep the text.',
      access: supporters,
      price: 1,
      row: 'university.write',
      refs: { into: 'university.write' },
      body: z.strictObject({ data: z.strictObject({ into: ids.university }) }),
      answer: one(university),
    },
    'GET /api/centers': {
      summary: 'Lists the centres of universities',
      ...open,
      query: listQuery({
        filters: { ...named(ids.center), province: filter.oneOf(provinces), university: university_ },
        populate: ['university', 'degrees'],
        sort: ['name:asc'],
      }),
      answer: page(center),
    },
    'GET /api/study-areas': {
      summary: 'Lists study areas',
      ...open,
      query: recordQuery(['study_subareas']),
      answer: all(studyArea),
    },
    'GET /api/study-areas/names': {
      summary: 'Lists the names of study areas',
      ...open,
      answer: all(z.object({ id: studyArea.shape.id, name: studyArea.shape.name })),
    },
    'GET /api/study-subareas': {
      summary: 'Lists study subareas',
      ...open,
      query: recordQuery(['study_area']),
      answer: all(studySubareaOfArea),
    },
    'GET /api/degree/names': {
      summary: 'Lists degree names for the degree picker (§4), ten per page by default',
      ...open,
      limit: 'search',
      query: listQuery({
        filters: degreeFilters,
        sort: ['name:asc', 'name:desc'],
        pageSize: limits.degreePage.size,
      }),
      answer: page(degreeName),
    },
    'GET /api/degrees': {
      summary: 'Lists degrees',
      ...open,
      limit: 'search',
      query: listQuery({ filters: degreeFilters, populate: ['centers'], sort: ['name:asc', 'name:desc'] }),
      answer: page(degree),
    },
    'POST /api/degrees': {
      summary: 'Creates a degree',
      description: 'With `typed_as`, students who typed that name for it get the degree.',
      ...staff,
      body: z.strictObject({ data: degreeToAdd }),
      answer: one(degree),
    },
    'PUT /api/degrees/:id': {
      summary: 'Changes a degree',
      access: supporters,
      price: 1,
      row: 'degree.write',
      versioned: 'degree',
      body: z.strictObject({ data: versioned(degreeFields) }),
      answer: one(degree),
    },
    'GET /api/degrees/typed': {
      summary: 'Lists names of degrees that students typed, the oldest first',
      description: 'Each with its students, and with similar names of the catalogue.',
      ...staff,
      price: 3,
      query: typedQuery,
      answer: page(typedDegree),
    },
    'GET /api/degrees/:id/typed-names': {
      summary: 'Counts the students who would get a degree for a name that they typed',
      access: supporters,
      price: 1,
      row: 'degree.write',
      query: z.strictObject({ name: typedDegreeName }),
      answer: one(typedDegreeMerge),
    },
    'POST /api/degrees/:id/typed-names': {
      summary: 'Gives a degree to the students who typed a name for it',
      description: 'Ignores accents and case of the name. Published works keep the text.',
      access: supporters,
      price: 1,
      row: 'degree.write',
      body: z.strictObject({ data: z.strictObject({ name: typedDegreeName }) }),
      answer: one(degree),
    },
    'GET /api/provinces': {
      summary: 'Lists provinces',
      ...open,
      answer: all(province),
    },
    'GET /api/constants': {
      summary: 'Returns the fixed lists of the platform',
      ...open,
      answer: one(constants),
    },
  },
  examples: {
    'GET /api/universities/names': { query: { filters: { keyword: { $containsi: 'politecnica madrid' } } } },
    'GET /api/universities': { query: { filters: { code: { $eq: 'udc' } }, populate: ['centers'] } },
    'POST /api/universities': {
      body: { data: { name: 'Universidad de la Costa', code: 'costa', validated: true } },
    },
    'PUT /api/universities/:id': {
      body: { data: { name: 'Universidad de la Costa Norte', code: 'costa-norte', validated: true } },
    },
    'GET /api/universities/typed': { query: { pagination: { pageSize: 1 } } },
    'GET /api/universities/:id/merge': { query: { into: 1 } },
    'POST /api/universities/:id/merge': { body: { data: { into: 1 } } },
    'GET /api/centers': {
      query: {
        filters: { university: { code: { $eq: 'usc' } }, province: { $eq: 'Lugo' } },
        populate: ['university', 'degrees'],
      },
    },
    'GET /api/study-areas': { query: { populate: ['study_subareas'] } },
    'GET /api/study-subareas': { query: { populate: ['study_area'] } },
    'GET /api/degree/names': {
      query: {
        filters: { name: { $containsi: 'ingenieria' }, type: { $eq: 'Grado' } },
        pagination: { page: 1, pageSize: 10 },
      },
    },
    'POST /api/degrees': {
      body: { data: { name: 'Grado en Estudios del Mar', type: 'Grado', study_area: 1 } },
    },
    'PUT /api/degrees/:id': {
      body: { data: { name: 'Grado en Ciencias y Estudios del Mar', type: 'Grado', study_area: 1 } },
    },
    'GET /api/degrees/typed': { query: { pagination: { pageSize: 1 } } },
    'GET /api/degrees/:id/typed-names': { query: { name: 'Grado en Mares' } },
    'POST /api/degrees/:id/typed-names': { body: { data: { name: 'Grado en Mares' } } },
    'GET /api/degrees': { query: { filters: { name: { $eq: 'Grado en Derecho' } }, populate: ['centers'] } },
  },
});
