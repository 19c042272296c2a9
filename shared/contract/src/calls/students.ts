import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { situationCodes } from '../constants/situations.ts';
import { opportunity } from '../entities/opportunity.ts';
import { organizationSummary } from '../entities/organization-summary.ts';
import { profileView } from '../entities/profile-view.ts';
import { populateStudent, studentRelations } from '../entities/student-relations.ts';
import { competences, student, talent, talentProfile } from '../entities/student.ts';
import { competenceAnswers } from '../forms/competence-answers.ts';
import { profileCompletion } from '../forms/student-profile-wizard.ts';
import { studentUpdate } from '../forms/student-update.ts';
import { ids } from '../ids.ts';
import { limits } from '../limits.ts';
import { all, filter, listQuery, one, page, recordId, recordQuery } from '../query.ts';
import { organizationRoles } from '../roles.ts';

/** Filters of the talent corner whose options its list counts. */
const facets = [
  'student_area',
  'university',
  'province',
  'study_type',
  'work_deadline',
  'situation',
  'tags',
] as const;

/**
 * Students (specification §7). `:id` is the id of the student row, but in `GET /api/students/:id` the id of the user, as
 * the specification has it. Relations are taken in either spelling
 * (`favourites_tfxes`) and answered in one: `favorites`, `favorites_tfxes`, `favourites_resources`.
 */
export const studentCalls = declare({
  'GET /api/students/count': {
    access: 'anyone',
    price: 1,
    own: 'public',
    answer: z.object({ data: z.int() }),
  },
  /** By user or e-mail; empty unless the text has both @ and a dot (§5). Students find themselves, staff all. */
  'GET /api/students': {
    access: ['student', 'staff'],
    price: 3,
    scope: 'student',
    query: z.extend(
      listQuery({
        filters: {
          id: filter.id(ids.student),
          user: filter.within({ id: filter.id(ids.user), email: filter.whole() }),
        },
        populate: studentRelations,
        sort: ['createdAt:desc', 'createdAt:asc'],
      }),
      { populate: populateStudent },
    ),
    answer: page(student),
  },
  /** Organisations that the signed-in student follows. */
  'GET /api/students/follows': {
    access: ['student'],
    price: 3,
    own: 'student',
    query: listQuery({
      filters: {},
      sort: ['createdAt:desc', 'name:asc'],
      pageSize: limits.organizationPage.size,
    }),
    answer: page(organizationSummary),
  },
  /** Organisations that opened the signed-in student's CV or looked at their profile, the latest first; a hundred at most. */
  'GET /api/students/views': {
    access: ['student'],
    price: 1,
    own: 'student',
    answer: all(profileView),
  },
  /** Opportunities that interest the signed-in student. */
  'GET /api/students/interests': {
    access: ['student'],
    price: 3,
    own: 'student',
    query: listQuery({ filters: {}, populate: ['organization'], sort: ['createdAt:desc', 'title:asc'] }),
    answer: page(opportunity),
  },
  /** The talent corner: students who chose to be found, for organisations with talent access. No score, no hidden order. */
  'GET /api/students/find': {
    access: organizationRoles,
    price: 3,
    scope: 'student',
    query: listQuery({
      filters: {
        student_area: filter.name(),
        university: filter.name(),
        province: filter.name(),
        study_type: filter.name(),
        work_deadline: filter.name(),
        situation: filter.oneOf(situationCodes),
        tags: filter.name(),
        /** Words of a degree's name. */
        degrees: filter.contains(),
        id: filter.id(ids.student),
      },
      sort: ['createdAt:desc', 'createdAt:asc'],
      facets,
    }),
    answer: page(talent, facets),
  },
  /**
   * One of them, for an organisation with talent access. The student is told which organisation looked: `organization` says it
   * where the caller acts for several with access.
   */
  'GET /api/students/:id/talent': {
    access: organizationRoles,
    price: 1,
    row: 'student.find',
    hasEffects: true,
    query: z.strictObject({ organization: z.optional(recordId(ids.organization)) }),
    answer: one(talentProfile),
  },
  /** `:id` is the id of the user. */
  'GET /api/students/:id': {
    access: ['student', 'staff'],
    price: 1,
    row: 'studentOfUser.read',
    query: z.extend(recordQuery(studentRelations), { populate: populateStudent }),
    answer: one(student),
  },
  /**
   * `:id` is the id of the student row. A relation is replaced by a list, or changed with `connect` and `disconnect`. The answer has the relations that the
   * body names. `disabilityConsent: false` takes the answer about a disability back with the consent.
   */
  'PUT /api/students/:id': {
    access: ['student'],
    price: 1,
    row: 'student.update',
    versioned: 'student',
    body: z.strictObject({ data: studentUpdate }),
    answer: one(student),
  },
  /** The wizard, at its end: the profile counts as complete from then on. The qualification alone is only kept. */
  'POST /api/students/complete-profile': {
    access: ['student'],
    price: 1,
    own: 'student',
    body: z.strictObject({ data: profileCompletion }),
    answer: one(student),
  },
  /** The questionnaire, answered whole; the results are the server's to work out. */
  'POST /api/students/competences': {
    access: ['student'],
    price: 1,
    own: 'student',
    body: z.strictObject({ data: z.strictObject({ answers: competenceAnswers }) }),
    answer: one(competences),
  },
});
