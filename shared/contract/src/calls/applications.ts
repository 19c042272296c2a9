import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { statusCodes } from '../constants/statuses.ts';
import { application, cvFile } from '../entities/application.ts';
import { applicationDraft, decision, newApplication, withdrawal } from '../forms/application.ts';
import { ids } from '../ids.ts';
import { all, filter, listQuery, one, page, recordQuery } from '../query.ts';
import { organizationRoles } from '../roles.ts';

const relations = ['project', 'student'] as const;
const sorts = ['createdAt:desc', 'createdAt:asc'] as const;
const seers = ['student', ...organizationRoles] as const;

export const applicationCalls = declare({
  subject: 'applications',
  about:
    'Applications. Students see their own; people of an organisation see those to their projects, without drafts (§4).',
  calls: {
    'GET /api/applys': {
      summary: 'Lists applications',
      description: 'Students get their own, organisations those to their projects.',
      access: seers,
      price: 3,
      scope: 'application',
      query: listQuery({
        filters: { project: filter.id(ids.project), status: filter.oneOf(statusCodes) },
        populate: relations,
        sort: sorts,
      }),
      answer: page(application),
    },
    'GET /api/applys/cvs': {
      summary: 'Lists the CVs that the student has sent, latest first, for reuse in the next application',
      access: ['student'],
      price: 1,
      own: 'student',
      answer: all(cvFile),
    },
    'POST /api/applys': {
      summary: 'Sends an application to a project',
      access: ['student'],
      price: 1,
      own: 'student',
      refs: { project: 'project.read' },
      body: z.strictObject({ data: newApplication }),
      answer: one(application),
    },
    'PUT /api/applys/draft': {
      summary: 'Saves an unfinished application; the CV may be missing',
      description: 'Missing fields keep their values.',
      access: ['student'],
      price: 1,
      own: 'student',
      refs: { project: 'project.read' },
      body: z.strictObject({ data: applicationDraft }),
      answer: one(application),
    },
    'POST /api/applys/:id/submit': {
      summary: 'Sends a saved draft',
      description: 'Missing fields are refused by name.',
      access: ['student'],
      price: 1,
      row: 'application.submit',
      answer: one(application),
    },
    'DELETE /api/applys/:id': {
      summary: 'Deletes an application that is a draft',
      access: ['student'],
      price: 1,
      row: 'application.remove',
      answer: 'nothing',
    },
    'POST /api/applys/:id/withdraw': {
      summary: 'Withdraws an application before its final answer',
      description:
        "It remains as 'unavailable' for both sides. The organisation no longer sees its content except the student's " +
        'reason, and the student cannot apply to that project again.',
      access: ['student'],
      price: 1,
      row: 'application.withdraw',
      body: z.strictObject({ data: z.optional(withdrawal) }),
      answer: one(application),
    },
    'PUT /api/applys/:id': {
      summary: 'Answers an application',
      description: 'Only the moves of `applicationMoves` are allowed.',
      access: organizationRoles,
      price: 1,
      row: 'application.decide',
      body: z.strictObject({ data: decision }),
      answer: one(application),
    },
    'GET /api/applys/:id': {
      summary: 'Returns an application',
      access: seers,
      price: 1,
      row: 'application.read',
      query: recordQuery(relations),
      answer: one(application),
    },
    'GET /api/applys/:id/cv': {
      summary: 'Downloads the CV of an application',
      access: seers,
      price: 10,
      row: 'application.cv',
      hasEffects: true,
      answer: 'file',
    },
    'GET /api/projects/:id/applys': {
      summary: 'Lists the applications to a project for its own people, without drafts (§4)',
      access: organizationRoles,
      price: 3,
      row: 'project.applications',
      query: listQuery({
        filters: { status: filter.oneOf(statusCodes), good_candidate: filter.flag() },
        populate: relations,
        sort: sorts,
      }),
      answer: page(application),
    },
  },
  examples: {
    'GET /api/applys': {
      query: {
        filters: { status: { $in: ['new', 'preselected'] } },
        populate: ['project', 'student'],
        sort: 'createdAt:desc',
        pagination: { page: 1, pageSize: 12 },
      },
    },
    'POST /api/applys': {
      body: {
        data: {
          project: 1,
          motivation:
            'Me interesa porque encaja con mi trabajo de fin de grado y con lo que he hecho este año.',
          availability: 'Tardes, de lunes a jueves',
          CV: 1,
        },
      },
    },
    'PUT /api/applys/draft': {
      body: {
        data: {
          project: 1,
          motivation: 'Me interesa porque',
          tutor: 'Nombre de mi tutora',
          deadline: '2027-02-28',
          step: 3,
        },
      },
    },
    'POST /api/applys/:id/withdraw': {
      body: { data: { reason: 'He encontrado otro proyecto para mi trabajo de fin de grado.' } },
    },
    'PUT /api/applys/:id': {
      body: {
        data: {
          status: 'preselected',
          reason: 'Nos gustaría hablar contigo esta semana.',
          good_candidate: true,
        },
      },
    },
    'GET /api/applys/:id': { query: { populate: ['project', 'student'] } },
    'GET /api/projects/:id/applys': {
      query: {
        filters: { status: { $in: ['new', 'preselected'] } },
        populate: ['student'],
        sort: 'createdAt:asc',
      },
    },
  },
});
