import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { situationCodes } from '../constants/situations.ts';
import { opportunity } from '../entities/opportunity.ts';
import { organizationSummary } from '../entities/organization-summary.ts';
import { profileView } from '../entities/profile-view.ts';
import { competences, student, talent, talentProfile } from '../entities/student.ts';
import { populateStudent, studentRelations } from '../entities/student-relations.ts';
import { competenceAnswers } from '../forms/competence-answers.ts';
import { profileCompletion } from '../forms/student-profile-wizard.ts';
import { studentUpdate } from '../forms/student-update.ts';
import { ids } from '../ids.ts';
import { limits } from '../limits.ts';
import { all, filter, listQuery, one, page, recordId, recordQuery } from '../query.ts';
import { organizationRoles } from '../roles.ts';

/** Filters for which the talent corner counts the options. */
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
 * Students (specification §7). `:id` is the id of the student row, except in `GET /api/students/:id`, where the specification takes the id
 * of the user. Requests may use either spelling of a relation (`favourites_tfxes`); responses use `favorites`, `favorites_tfxes`,
 * `favourites_resources`.
 */
export const studentCalls = declare({
  /** Returns the number of students. */
  'GET /api/students/count': {
    access: 'anyone',
    price: 1,
    own: 'public',
    answer: z.object({ data: z.int() }),
  },
  /** Finds students by user or e-mail. Empty unless the text has both @ and a dot (§5). Students find themselves, staff find all. */
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
  /** Lists the organisations that the signed-in student follows. */
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
  /** Lists organisations that opened the signed-in student's CV or viewed their profile, latest first, at most a hundred. */
  'GET /api/students/views': {
    access: ['student'],
    price: 1,
    own: 'student',
    answer: all(profileView),
  },
  /** Lists the opportunities that interest the signed-in student. */
  'GET /api/students/interests': {
    access: ['student'],
    price: 3,
    own: 'student',
    query: listQuery({ filters: {}, populate: ['organization'], sort: ['createdAt:desc', 'title:asc'] }),
    answer: page(opportunity),
  },
  /** Searches the talent corner: students who chose to be found, for organisations with talent access. No score, no hidden ranking. */
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
        /** Matches words in the name of a degree. */
        degrees: filter.contains(),
        id: filter.id(ids.student),
      },
      sort: ['createdAt:desc', 'createdAt:asc'],
      facets,
    }),
    answer: page(talent, facets),
  },
  /**
   * Returns a student of the talent corner, for organisations with talent access. The student is notified of the organisation that viewed
   * them. `organization` names it if the caller acts for several with access.
   */
  'GET /api/students/:id/talent': {
    access: organizationRoles,
    price: 1,
    row: 'student.find',
    hasEffects: true,
    query: z.strictObject({ organization: z.optional(recordId(ids.organization)) }),
    answer: one(talentProfile),
  },
  /** Returns a student. `:id` is the id of the user. */
  'GET /api/students/:id': {
    access: ['student', 'staff'],
    price: 1,
    row: 'studentOfUser.read',
    query: z.extend(recordQuery(studentRelations), { populate: populateStudent }),
    answer: one(student),
  },
  /**
   * Updates a student; `:id` is the id of the student row. A relation is replaced by a list, or changed with `connect` and `disconnect`.
   * The response includes the relations in the body. `disabilityConsent: false` also deletes the answer about a disability.
   */
  'PUT /api/students/:id': {
    access: ['student'],
    price: 1,
    row: 'student.update',
    versioned: 'student',
    body: z.strictObject({ data: studentUpdate }),
    answer: one(student),
  },
  /** Finishes the profile wizard, which marks the profile as complete. A body with the qualification alone is only stored. */
  'POST /api/students/complete-profile': {
    access: ['student'],
    price: 1,
    own: 'student',
    body: z.strictObject({ data: profileCompletion }),
    answer: one(student),
  },
  /** Stores the complete questionnaire. The server computes the results. */
  'POST /api/students/competences': {
    access: ['student'],
    price: 1,
    own: 'student',
    body: z.strictObject({ data: z.strictObject({ answers: competenceAnswers }) }),
    answer: one(competences),
  },
});
