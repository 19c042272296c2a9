import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { interview } from '../entities/interview.ts';
import {
  interviewChoice,
  interviewMove,
  interviewOffer,
  interviewReason,
  interviewTimes,
} from '../forms/interview.ts';
import { ids } from '../ids.ts';
import { all, filter, listQuery, one, page } from '../query.ts';
import { organizationRoles } from '../roles.ts';

const seers = ['student', ...organizationRoles] as const;

export const interviewCalls = declare({
  subject: 'interviews',
  about:
    'Interviews of organisations with preselected students. Times are moments in UTC; nobody has two interviews at once.',
  calls: {
    'GET /api/interviews': {
      summary: 'Lists interviews',
      description: 'Students get their own, organisations those about their projects.',
      access: seers,
      price: 3,
      scope: 'interview',
      query: listQuery({
        filters: { application: filter.id(ids.application), project: filter.id(ids.project) },
        sort: ['createdAt:desc', 'createdAt:asc'],
      }),
      answer: page(interview),
    },
    'POST /api/interviews': {
      summary: 'Offers times to preselected students',
      description: 'Each of them takes one; a time that one has taken is no longer free for the others.',
      access: organizationRoles,
      price: 5,
      refs: { applications: 'application.interview' },
      body: z.strictObject({ data: interviewOffer }),
      answer: all(interview),
    },
    'GET /api/interviews/:id': {
      summary: 'Returns an interview',
      access: seers,
      price: 1,
      row: 'interview.read',
      answer: one(interview),
    },
    'POST /api/interviews/:id/take': {
      summary: 'Takes one of the offered times',
      access: ['student'],
      price: 1,
      row: 'interview.take',
      body: z.strictObject({ data: interviewChoice }),
      answer: one(interview),
    },
    'POST /api/interviews/:id/times': {
      summary: 'Offers other times instead of those that nobody has taken',
      access: organizationRoles,
      price: 1,
      row: 'interview.offer',
      body: z.strictObject({ data: interviewTimes }),
      answer: one(interview),
    },
    'POST /api/interviews/:id/move': {
      summary: 'Moves a chosen time',
      description: 'A student chooses among the offered times; the other side gets the reason.',
      access: seers,
      price: 1,
      row: 'interview.move',
      body: z.strictObject({ data: interviewMove }),
      answer: one(interview),
    },
    'POST /api/interviews/:id/ask': {
      summary: 'Asks for other times',
      description: 'A chosen time is free again.',
      access: ['student'],
      price: 1,
      row: 'interview.ask',
      body: z.strictObject({ data: interviewReason }),
      answer: one(interview),
    },
    'POST /api/interviews/:id/cancel': {
      summary: 'Cancels an interview or the offer of one',
      access: seers,
      price: 1,
      row: 'interview.cancel',
      body: z.strictObject({ data: interviewReason }),
      answer: one(interview),
    },
    'GET /api/interviews/:id/calendar': {
      summary: 'Downloads the chosen time as an iCalendar file',
      access: seers,
      price: 1,
      row: 'interview.read',
      answer: 'file',
    },
  },
  examples: {
    'GET /api/interviews': { query: { filters: { project: { $eq: 1 } }, sort: 'createdAt:desc' } },
    'POST /api/interviews': {
      body: {
        data: {
          applications: [1],
          times: ['2027-02-01T09:00:00.000Z', '2027-02-01T10:00:00.000Z'],
          minutes: 30,
          place_kind: 'video',
          place: 'https://meet.ejemplo.org/entrevista',
          note: 'Trae dos ideas de por dónde empezarías.',
        },
      },
    },
    'POST /api/interviews/:id/take': { body: { data: { starts_at: '2027-02-01T09:00:00.000Z' } } },
    'POST /api/interviews/:id/times': {
      body: {
        data: {
          times: ['2027-02-02T09:00:00.000Z'],
          minutes: 30,
          place_kind: 'phone',
          place: 'Te llamamos nosotros',
        },
      },
    },
    'POST /api/interviews/:id/move': {
      body: {
        data: {
          from: '2027-02-01T09:00:00.000Z',
          starts_at: '2027-02-03T09:00:00.000Z',
          reason: 'Ese día no estamos en la oficina.',
        },
      },
    },
    'POST /api/interviews/:id/ask': { body: { data: { reason: 'Esa semana tengo exámenes.' } } },
    'POST /api/interviews/:id/cancel': { body: { data: { reason: 'He aceptado otro proyecto.' } } },
  },
});
