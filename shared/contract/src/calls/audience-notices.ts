import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { noticeStateCodes } from '../constants/audience-notices.ts';
import { noticeKinds } from '../constants/message-kinds.ts';
import { situationCodes } from '../constants/situations.ts';
import { audienceNotice, noticePreview, noticeReach } from '../entities/audience-notice.ts';
import { listOf } from '../filters.ts';
import { noticeChanges, noticeForm, noticeStart } from '../forms/audience-notice.ts';
import { choice } from '../forms/fields.ts';
import { versioned } from '../forms/versioned.ts';
import { ids } from '../ids.ts';
import { filter, listQuery, one, page, recordIdParam } from '../query.ts';
import { administrators, editors } from '../roles.ts';

export const audienceNoticeCalls = declare({
  subject: 'audience-notices',
  about:
    'Notices of the team to students whom it chooses: advice and offers, for those who asked for them (§3, notification preferences).',
  calls: {
    'GET /api/audience-notices': {
      summary: 'Lists notices, by default those that were changed last',
      access: editors,
      price: 3,
      own: 'platform',
      query: listQuery({
        filters: {
          /** Matches each word in the title. */
          keyword: filter.contains(),
          state: filter.oneOf(noticeStateCodes),
          kind: filter.oneOf(noticeKinds),
        },
        sort: ['updatedAt:desc', 'updatedAt:asc', 'title:asc', 'title:desc'],
      }),
      answer: page(audienceNotice),
    },
    'GET /api/audience-notices/reach': {
      summary: 'Counts the students whom a notice of a kind would reach now',
      description: 'Lists that are missing narrow nothing.',
      access: editors,
      price: 20,
      own: 'platform',
      query: z.strictObject({
        kind: choice(noticeKinds),
        universities: z.optional(listOf(recordIdParam(ids.university))),
        studyAreas: z.optional(listOf(recordIdParam(ids.studyArea))),
        campaigns: z.optional(listOf(recordIdParam(ids.campaign))),
        situations: z.optional(listOf(choice(situationCodes))),
      }),
      answer: one(noticeReach),
    },
    'POST /api/audience-notices': {
      summary: 'Creates a draft of a notice',
      access: editors,
      price: 1,
      own: 'platform',
      body: z.strictObject({ data: noticeForm }),
      answer: one(audienceNotice),
    },
    'GET /api/audience-notices/:id': {
      summary: 'Returns a notice, and how far it was sent',
      access: editors,
      price: 1,
      row: 'audienceNotice.write',
      answer: one(audienceNotice),
    },
    'PUT /api/audience-notices/:id': {
      summary: 'Changes a draft',
      description: 'Refused once it was planned or started (NoticeMoved).',
      access: editors,
      price: 1,
      row: 'audienceNotice.write',
      versioned: 'audienceNotice',
      body: z.strictObject({ data: versioned(noticeChanges) }),
      answer: one(audienceNotice),
    },
    'DELETE /api/audience-notices/:id': {
      summary: 'Deletes a draft',
      description: 'Refused once it was planned or started (NoticeMoved).',
      access: editors,
      price: 1,
      row: 'audienceNotice.write',
      answer: 'nothing',
    },
    'GET /api/audience-notices/:id/preview': {
      summary: 'Returns the message and the mail as recipients get them',
      access: editors,
      price: 1,
      row: 'audienceNotice.write',
      answer: one(noticePreview),
    },
    'POST /api/audience-notices/:id/test': {
      summary: 'Mails the notice to its caller alone',
      access: editors,
      price: 5,
      row: 'audienceNotice.write',
      answer: 'nothing',
    },
    'POST /api/audience-notices/:id/start': {
      summary: 'Starts a draft or a stopped notice, now or at a planned moment',
      description:
        'A job tells `noticeLimits.perStep` students in each step. A stopped notice goes on where it was stopped.',
      access: administrators,
      price: 5,
      row: 'audienceNotice.send',
      versioned: 'audienceNotice',
      body: z.strictObject({ data: versioned(noticeStart) }),
      answer: one(audienceNotice),
    },
    'POST /api/audience-notices/:id/stop': {
      summary: 'Stops a notice before its next step, or makes a planned one a draft again',
      access: editors,
      price: 1,
      row: 'audienceNotice.write',
      answer: one(audienceNotice),
    },
  },
  examples: {
    'GET /api/audience-notices': {
      query: { filters: { state: { $in: ['draft', 'planned'] } }, sort: 'updatedAt:desc' },
    },
    'GET /api/audience-notices/reach': {
      query: { kind: 'u4i_advice', universities: [1], situations: ['choosing'] },
    },
    'POST /api/audience-notices': {
      body: {
        data: {
          kind: 'u4i_advice',
          title: 'Cómo elegir el tema de tu TFG',
          text: '<p>El miércoles contamos en directo cómo acotar un tema.</p>',
          link: '/blog',
          linkText: 'Leer los consejos',
          audience: { universities: [1], studyAreas: [], campaigns: [], situations: ['choosing'] },
        },
      },
    },
    'PUT /api/audience-notices/:id': { body: { data: { title: 'Cómo acotar el tema de tu TFG' } } },
    'POST /api/audience-notices/:id/start': { body: { data: { startsAt: null } } },
  },
});
