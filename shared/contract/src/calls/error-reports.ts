import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { errorReport } from '../entities/error-report.ts';

export const errorReportCalls = declare({
  subject: 'error-reports',
  about: 'Errors in browsers. Each becomes a log line with the reference that the user was shown.',
  calls: {
    'POST /api/error-reports': {
      summary: 'Records an error, without data about the user',
      access: 'anyone',
      own: 'user',
      limit: 'report',
      body: z.strictObject({ data: errorReport }),
      answer: 'nothing',
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
  },
});
