import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { collaborationStateCodes } from '../constants/collaborations.ts';
import { application } from '../entities/application.ts';
import { collaboration, collaborationDetail, loggedWeek } from '../entities/collaboration.ts';
import {
  collaborationMove,
  collaborationUpdate,
  departure,
  placeDeclined,
  teamwork,
  weekConfirmation,
  weekLog,
  weekObjection,
} from '../forms/collaboration.ts';
import { versioned } from '../forms/versioned.ts';
import { ids } from '../ids.ts';
import { all, filter, listQuery, one, page } from '../query.ts';
import { organizationRoles } from '../roles.ts';

const sides = ['student', ...organizationRoles, 'teacher'] as const;

export const collaborationCalls = declare({
  subject: 'collaborations',
  about:
    'Collaborations: the work of a selected student, or of a team, with the organisation. Its students, the people of the ' +
    'organisation and the teacher who guides it see it; whoever has left does not.',
  calls: {
    'POST /api/applys/:id/confirm': {
      summary: 'Confirms the place that the student was selected for',
      description:
        'Creates the collaboration, or joins the one of the team. A second confirmation returns the same collaboration.',
      access: ['student'],
      price: 2,
      row: 'application.takePlace',
      answer: one(collaborationDetail),
    },
    'POST /api/applys/:id/decline': {
      summary: 'Declines the place that the student was selected for',
      description: "The application becomes 'unavailable', and the organisation reads the reason.",
      access: ['student'],
      price: 1,
      row: 'application.takePlace',
      body: z.strictObject({ data: placeDeclined }),
      answer: one(application),
    },
    'PUT /api/projects/:id/teamwork': {
      summary: 'Sets whether the selected students of a project work as one team',
      description: 'Fixed from the first confirmation on.',
      access: organizationRoles,
      price: 1,
      row: 'project.manage',
      body: z.strictObject({ data: teamwork }),
      answer: one(teamwork),
    },
    'GET /api/projects/:id/teamwork': {
      summary: 'Tells whether the selected students of a project work as one team',
      access: organizationRoles,
      price: 1,
      row: 'project.manage',
      answer: one(teamwork),
    },
    'GET /api/collaborations': {
      summary: 'Lists the collaborations that the caller takes part in',
      access: sides,
      price: 3,
      scope: 'collaboration',
      query: listQuery({
        filters: { state: filter.oneOf(collaborationStateCodes), project: filter.id(ids.project) },
        sort: ['updatedAt:desc', 'ends:asc'],
      }),
      answer: page(collaboration),
    },
    'GET /api/collaborations/:id': {
      summary: 'Returns a collaboration with its history',
      access: sides,
      price: 2,
      row: 'collaboration.read',
      answer: one(collaborationDetail),
    },
    'PUT /api/collaborations/:id': {
      summary: "Changes the dates or the organisation's person of a collaboration",
      access: organizationRoles,
      price: 1,
      row: 'collaboration.arrange',
      versioned: 'collaboration',
      body: z.strictObject({ data: versioned(collaborationUpdate) }),
      answer: one(collaborationDetail),
    },
    'POST /api/collaborations/:id/move': {
      summary: 'Moves a collaboration to another state',
      description: 'The contract says which side may make which move, and which moves need a reason.',
      access: ['student', ...organizationRoles],
      price: 1,
      row: 'collaboration.move',
      body: z.strictObject({ data: collaborationMove }),
      answer: one(collaborationDetail),
    },
    'GET /api/collaborations/:id/hours': {
      summary: 'Lists the weeks of the hours log, latest first',
      description: 'Students get their own, the organisation and the teacher those of all students.',
      access: sides,
      price: 1,
      row: 'collaboration.read',
      answer: all(loggedWeek),
    },
    'PUT /api/collaborations/:id/hours': {
      summary: 'Writes the hours of one week into the log',
      description:
        'From the first week of the work to the present one, until the organisation has confirmed the week.',
      access: ['student'],
      price: 1,
      row: 'collaboration.move',
      body: z.strictObject({ data: weekLog }),
      answer: all(loggedWeek),
    },
    'POST /api/collaborations/:id/hours/confirmations': {
      summary: 'Confirms weeks of the hours log',
      access: organizationRoles,
      price: 1,
      row: 'collaboration.arrange',
      body: z.strictObject({ data: weekConfirmation }),
      answer: all(loggedWeek),
    },
    'POST /api/collaborations/:id/hours/objections': {
      summary: 'Asks a student to look at a week of the hours log again',
      access: organizationRoles,
      price: 1,
      row: 'collaboration.arrange',
      body: z.strictObject({ data: weekObjection }),
      answer: all(loggedWeek),
    },
    'POST /api/collaborations/:id/departures': {
      summary: "Ends one student's part in a team",
      description:
        'Students end their own, the organisation anybody’s. The last one cancels the collaboration instead.',
      access: ['student', ...organizationRoles],
      price: 1,
      row: 'collaboration.move',
      body: z.strictObject({ data: departure }),
      answer: 'nothing',
    },
  },
  examples: {
    'POST /api/applys/:id/decline': {
      body: { data: { reason: 'He aceptado otro proyecto para mi trabajo de fin de grado.' } },
    },
    'PUT /api/projects/:id/teamwork': { body: { data: { teamwork: true } } },
    'GET /api/collaborations': {
      query: {
        filters: { state: { $in: ['agreed', 'running', 'delivered'] } },
        sort: 'updatedAt:desc',
        pagination: { page: 1 },
      },
    },
    'PUT /api/collaborations/:id': { body: { data: { begins: '2027-02-01', ends: '2027-06-15' } } },
    'POST /api/collaborations/:id/move': { body: { data: { from: 'agreed', state: 'running' } } },
    'PUT /api/collaborations/:id/hours': { body: { data: { week: '2026-11-23', minutes: 390 } } },
    'POST /api/collaborations/:id/hours/confirmations': {
      body: { data: { weeks: [{ id: 1, minutes: 390 }] } },
    },
    'POST /api/collaborations/:id/hours/objections': {
      body: { data: { id: 1, minutes: 390, reason: 'Esa semana solo vino el lunes.' } },
    },
    'POST /api/collaborations/:id/departures': {
      body: { data: { member: 1, reason: 'Este cuatrimestre se va de Erasmus.' } },
    },
  },
});
