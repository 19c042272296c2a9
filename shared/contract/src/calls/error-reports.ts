import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { errorGroupStates } from '../constants/error-reports.ts';
import { errorGroup, errorGroupDetail } from '../entities/error-group.ts';
import { errorReport } from '../entities/error-report.ts';
import { limits } from '../limits.ts';
import { filter, listQuery, one, page } from '../query.ts';
import { administrators } from '../roles.ts';

export const errorReportCalls = declare({
  subject: 'error-reports',
  about:
    'Errors in browsers. Each becomes a log line with the reference that the user was shown, and counts in its group.',
  calls: {
    'POST /api/error-reports': {
      summary: 'Records an error, without data about the user',
      access: 'anyone',
      own: 'user',
      limit: 'report',
      body: z.strictObject({ data: errorReport }),
      answer: 'nothing',
    },
    'GET /api/error-groups': {
      summary: 'Lists groups of equal errors, by default those of the latest reports',
      description: `A keyword finds the class, the reason, the route, a version or the reference that a user was shown. Reports are kept for ${limits.errorReports.days} days.`,
      access: administrators,
      price: 5,
      own: 'platform',
      query: listQuery({
        filters: {
          keyword: filter.contains(),
          app: filter.name(),
          version: filter.name(),
          state: filter.oneOf(errorGroupStates),
          lastSeenAt: filter.moment(),
        },
        sort: [
          'lastSeenAt:desc',
          'lastSeenAt:asc',
          'firstSeenAt:desc',
          'firstSeenAt:asc',
          'reports:desc',
          'reports:asc',
        ],
      }),
      answer: page(errorGroup),
    },
    'GET /api/error-groups/:id': {
      summary: 'Returns a group of errors with its versions, its places and its latest reports',
      access: administrators,
      price: 3,
      row: 'errorGroup.read',
      answer: one(errorGroupDetail),
    },
    'POST /api/error-groups/:id/solution': {
      summary: 'Marks a group of errors as solved, or as open again',
      description:
        'A report of a version that had reported nothing before the solution opens the group again.',
      access: administrators,
      price: 1,
      row: 'errorGroup.solve',
      body: z.strictObject({ data: z.strictObject({ solved: z.boolean() }) }),
      answer: one(errorGroup),
    },
  },
  examples: {
    'POST /api/error-reports': {
      body: {
        data: {
          reference: '7K3QXA',
          app: 'student-app',
          version: '1.0.0-4f2c9e',
          phase: 'render',
          route: 'project',
          error: 'TypeError',
          reason: 'network',
          status: 500,
          at: 'project.4f2c9e.js:1:2345',
        },
      },
    },
    'GET /api/error-groups': { query: { filters: { app: { $eq: 'shell' } }, sort: 'reports:desc' } },
    'POST /api/error-groups/:id/solution': { body: { data: { solved: true } } },
  },
});
