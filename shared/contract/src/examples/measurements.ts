import type { measurementCalls } from '../calls/measurements.ts';
import type { ExamplesOf } from './example.ts';

export const measurementExamples = {
  'POST /api/measurements': {
    body: {
      data: [
        { page: 'projects', what: 'view' },
        { page: 'projects', what: 'emptySearch' },
        { page: 'projects', what: 'LCP', bucket: 2 },
      ],
    },
  },
  'GET /api/measurements': { query: { from: '2026-11-01', to: '2026-11-30' } },
} satisfies ExamplesOf<typeof measurementCalls>;
