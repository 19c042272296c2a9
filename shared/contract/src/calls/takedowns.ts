import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { takedownKinds, takedownStateCodes } from '../constants/takedowns.ts';
import { takedown, takenDown } from '../entities/takedown.ts';
import { newTakedown, objection, takedownAnswer } from '../forms/takedown.ts';
import { filter, listQuery, one, page } from '../query.ts';
import { organizationRoles, supporters } from '../roles.ts';

const body = z.strictObject({ data: newTakedown });
const description =
  'Only its owner and staff see it from then on. The owner gets the reason and may object. A record that is taken down ' +
  'already stays as it is (`meta.changed`).';

export const takedownCalls = declare({
  subject: 'takedowns',
  about:
    'Records that staff hide from everybody, with a statement of reasons for the owner, who may object to it ' +
    '(Regulation (EU) 2022/2065, articles 17 and 20).',
  calls: {
    'POST /api/projects/:id/takedown': {
      summary: 'Takes a project down',
      description,
      access: supporters,
      price: 1,
      row: 'project.takeDown',
      body,
      answer: takenDown,
    },
    'POST /api/tfxes/:id/takedown': {
      summary: 'Takes a work down',
      description,
      access: supporters,
      price: 1,
      row: 'work.takeDown',
      body,
      answer: takenDown,
    },
    'POST /api/opportunities/:id/takedown': {
      summary: 'Takes an opportunity down',
      description,
      access: supporters,
      price: 1,
      row: 'opportunity.takeDown',
      body,
      answer: takenDown,
    },
    'GET /api/takedowns': {
      summary: 'Lists takedowns: all of them for staff, their own for owners',
      access: ['student', ...organizationRoles, ...supporters],
      price: 3,
      scope: 'takedown',
      query: listQuery({
        filters: { kind: filter.oneOf(takedownKinds), state: filter.oneOf(takedownStateCodes) },
        sort: ['createdAt:desc', 'createdAt:asc', 'objectedAt:asc', 'objectedAt:desc'],
      }),
      answer: page(takedown),
    },
    'GET /api/takedowns/:id': {
      summary: 'Returns a takedown with its history',
      access: ['student', ...organizationRoles, ...supporters],
      price: 1,
      row: 'takedown.read',
      answer: one(takedown),
    },
    'POST /api/takedowns/:id/objection': {
      summary: 'Objects to a takedown, once and within six months, by the owner of the record',
      access: ['student', ...organizationRoles],
      price: 1,
      row: 'takedown.object',
      body: z.strictObject({ data: objection }),
      answer: one(takedown),
    },
    'POST /api/takedowns/:id/decision': {
      summary: 'Upholds a takedown against an objection, or shows the record again',
      description:
        'An objection is decided by another member of staff than the one who took the record down, if there is one. The ' +
        'owner is notified.',
      access: supporters,
      price: 1,
      row: 'takedown.decide',
      body: z.strictObject({ data: takedownAnswer }),
      answer: one(takedown),
    },
  },
  examples: {
    'POST /api/projects/:id/takedown': {
      body: { data: { reason: 'labour', words: 'Pide jornada completa sin convenio de prácticas.' } },
    },
    'POST /api/tfxes/:id/takedown': { body: { data: { reason: 'copyright' } } },
    'POST /api/opportunities/:id/takedown': {
      body: { data: { reason: 'misleading', words: 'El evento no existe.' } },
    },
    'GET /api/takedowns': {
      query: {
        filters: { kind: { $eq: 'work' }, state: { $in: ['takenDown', 'objected'] } },
        sort: 'objectedAt:asc',
        pagination: { page: 1 },
      },
    },
    'POST /api/takedowns/:id/objection': {
      body: { data: { words: 'El convenio está firmado desde mayo: lo adjuntamos en el proyecto.' } },
    },
    'POST /api/takedowns/:id/decision': {
      body: { data: { decision: 'lifted', words: 'Hemos visto el convenio. Gracias por enviarlo.' } },
    },
  },
});
