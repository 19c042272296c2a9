import type { errorReportCalls } from '../calls/error-reports.ts';
import type { ExamplesOf } from './example.ts';

export const errorReportExamples = {
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
} satisfies ExamplesOf<typeof errorReportCalls>;
