import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { competenceSections } from '../constants/competences.ts';
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
import { all, filter, listQuery, one, page, recordIdParam, recordQuery } from '../query.ts';
import { organizationRoles, supporters } from '../roles.ts';

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

export const studentCalls = declare({
  subject: 'students',
  about:
    'Students (specification §7). `:id` is the id of the student row, except in `GET /api/students/:id`, where the ' +
    'specification takes the id of the user. Requests may use either spelling of a relation (`favourites_tfxes`); responses ' +
    'use `favorites`, `favorites_tfxes`, `favourites_resources`.',
  calls: {
    'GET /api/students/count': {
      summary: 'Returns the number of students',
      access: 'anyone',
      price: 1,
      own: 'public',
      answer: z.object({ data: z.int() }),
    },
    'GET /api/students': {
      summary: 'Finds students by user or e-mail',
      description:
        'The list is empty unless the text has both @ and a dot (§5). Students find themselves, staff find all.',
      access: ['student', ...supporters],
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
    'GET /api/students/follows': {
      summary: 'Lists the organisations that the signed-in student follows',
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
    'GET /api/students/views': {
      summary:
        "Lists organisations that opened the signed-in student's CV or viewed their profile, latest first, at most a hundred",
      access: ['student'],
      price: 1,
      own: 'student',
      answer: all(profileView),
    },
    'GET /api/students/interests': {
      summary: 'Lists the opportunities that interest the signed-in student',
      access: ['student'],
      price: 3,
      own: 'student',
      query: listQuery({ filters: {}, populate: ['organization'], sort: ['createdAt:desc', 'title:asc'] }),
      answer: page(opportunity),
    },
    'GET /api/students/find': {
      summary: 'Searches the talent corner',
      description:
        'It contains students who chose to be found, for organisations with talent access. There is no score and no hidden ranking.',
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
    'GET /api/students/:id/talent': {
      summary: 'Returns a student of the talent corner, for organisations with talent access',
      description:
        'The student is notified of the organisation that viewed them. `organization` names it if the caller acts for several ' +
        'with access.',
      access: organizationRoles,
      price: 1,
      row: 'student.find',
      hasEffects: true,
      query: z.strictObject({ organization: z.optional(recordIdParam(ids.organization)) }),
      answer: one(talentProfile),
    },
    'GET /api/students/:id': {
      summary: 'Returns a student',
      description: '`:id` is the id of the user.',
      access: ['student', ...supporters],
      price: 1,
      row: 'studentOfUser.read',
      query: z.extend(recordQuery(studentRelations), { populate: populateStudent }),
      answer: one(student),
    },
    'PUT /api/students/:id': {
      summary: 'Updates a student; `:id` is the id of the student row',
      description:
        'A relation is replaced by a list, or changed with `connect` and `disconnect`. The response includes the relations in ' +
        'the body. `disabilityConsent: false` also deletes the answer about a disability.',
      access: ['student'],
      price: 1,
      row: 'student.update',
      versioned: 'student',
      body: z.strictObject({ data: studentUpdate }),
      answer: one(student),
    },
    'POST /api/students/complete-profile': {
      summary: 'Finishes the profile wizard, which marks the profile as complete',
      description: 'A body with the qualification alone is only stored.',
      access: ['student'],
      price: 1,
      own: 'student',
      body: z.strictObject({ data: profileCompletion }),
      answer: one(student),
    },
    'POST /api/students/competences': {
      summary: 'Stores the complete questionnaire',
      description: 'The server computes the results.',
      access: ['student'],
      price: 1,
      own: 'student',
      body: z.strictObject({ data: z.strictObject({ answers: competenceAnswers }) }),
      answer: one(competences),
    },
  },
  examples: {
    'GET /api/students': {
      query: {
        filters: { user: { email: { $eq: 'estudiante@puente.test' } } },
        populate: ['user', 'student_area'],
      },
    },
    'GET /api/students/follows': { query: { sort: 'name:asc', pagination: { page: 1 } } },
    'GET /api/students/interests': { query: { populate: ['organization'], pagination: { page: 1 } } },
    'GET /api/students/find': {
      query: {
        filters: {
          student_area: { $eq: 'Ciencias' },
          province: { $in: ['A Coruña', 'Lugo'] },
          degrees: { $containsi: 'biologia' },
        },
        sort: 'createdAt:desc',
        pagination: { page: 1 },
      },
    },
    'GET /api/students/:id/talent': { query: { organization: ids.organization.parse(1) } },
    'GET /api/students/:id': { query: { populate: ['favorites', 'follows', 'notification'] } },
    'PUT /api/students/:id': {
      body: {
        data: {
          favorites: { connect: [1], disconnect: [2] },
          follows: [1, 3],
          notification: { new_matching_projects: true, whatsapp: false },
          qualification: 'work',
          visibility: 'talent',
        },
      },
    },
    'POST /api/students/complete-profile': {
      body: {
        data: {
          student_area: 'Ciencias',
          study_type: 'Grado',
          degrees: [{ id: 0, name: 'Otra' }],
          'degrees-extension': 'Grado en Ciencias del Mar',
          province: 'Pontevedra',
          tags: ['Indiferente'],
          reachedUsHow: 'Universidad',
          university: { id: 1, name: 'Universidad de A Coruña' },
          phone: '+34 600 000 000',
        },
      },
    },
    'POST /api/students/competences': {
      body: {
        data: {
          answers: Object.fromEntries(
            competenceSections.flatMap(({ code, items }) =>
              items.map(({ value }) => [`${code}.${value}`, 4]),
            ),
          ),
        },
      },
    },
  },
});
