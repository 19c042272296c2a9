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
import { degreeFields, newDegree, newUniversity, universityFields } from '../forms/studies.ts';
import { versioned } from '../forms/versioned.ts';
import { ids } from '../ids.ts';
import { limits } from '../limits.ts';
import { all, filter, listQuery, one, page, recordQuery } from '../query.ts';

const open = { access: 'anyone', price: 1, own: 'public' } as const;
const staff = { access: ['staff'], price: 1, own: 'platform' } as const;
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

/** Universities, degrees, study fields and the constant lists (specification §7, degrees and study data; §9). */
export const studyCalls = declare({
  /** Lists university names. `keyword` matches words of the name or a short name, in any order ('udc', 'politecnica madrid'). */
  'GET /api/universities/names': {
    ...open,
    limit: 'search',
    query: z.strictObject({
      filters: z.optional(z.strictObject({ keyword: z.optional(filter.contains()) })),
    }),
    answer: all(universityToFind),
  },
  /** Lists universities. Staff also see those that students typed, until they validate or rename them. */
  'GET /api/universities': {
    access: 'anyone',
    price: 3,
    scope: 'university',
    query: listQuery({
      filters: { ...named(ids.university), code: filter.name(), validated: filter.flag() },
      populate: ['centers'],
      sort: ['name:asc'],
    }),
    answer: page(university),
  },
  /** Creates a university. */
  'POST /api/universities': {
    ...staff,
    body: z.strictObject({ data: newUniversity }),
    answer: one(university),
  },
  /** Changes a university. */
  'PUT /api/universities/:id': {
    access: ['staff'],
    price: 1,
    row: 'university.write',
    versioned: 'university',
    body: z.strictObject({ data: versioned(universityFields) }),
    answer: one(university),
  },
  /** Lists the centres of universities. */
  'GET /api/centers': {
    ...open,
    query: listQuery({
      filters: { ...named(ids.center), province: filter.oneOf(provinces), university: university_ },
      populate: ['university', 'degrees'],
      sort: ['name:asc'],
    }),
    answer: page(center),
  },
  /** Lists study areas. */
  'GET /api/study-areas': {
    ...open,
    query: recordQuery(['study_subareas']),
    answer: all(studyArea),
  },
  /** Lists the names of study areas. */
  'GET /api/study-areas/names': {
    ...open,
    answer: all(z.object({ id: studyArea.shape.id, name: studyArea.shape.name })),
  },
  /** Lists study subareas. */
  'GET /api/study-subareas': {
    ...open,
    query: recordQuery(['study_area']),
    answer: all(studySubareaOfArea),
  },
  /** Lists degree names for the degree picker (§4), ten per page by default. */
  'GET /api/degree/names': {
    ...open,
    limit: 'search',
    query: listQuery({ filters: degreeFilters, sort: ['name:asc'], pageSize: limits.degreePage.size }),
    answer: page(degreeName),
  },
  /** Lists degrees. */
  'GET /api/degrees': {
    ...open,
    limit: 'search',
    query: listQuery({ filters: degreeFilters, populate: ['centers'], sort: ['name:asc'] }),
    answer: page(degree),
  },
  /** Creates a degree. */
  'POST /api/degrees': { ...staff, body: z.strictObject({ data: newDegree }), answer: one(degree) },
  /** Changes a degree. */
  'PUT /api/degrees/:id': {
    access: ['staff'],
    price: 1,
    row: 'degree.write',
    versioned: 'degree',
    body: z.strictObject({ data: versioned(degreeFields) }),
    answer: one(degree),
  },
  /** Lists provinces. */
  'GET /api/provinces': { ...open, answer: all(province) },
  /** Returns the fixed lists of the platform. */
  'GET /api/constants': { ...open, answer: one(constants) },
});
