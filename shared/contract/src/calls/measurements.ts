import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { measurement, pageMeasurements } from '../entities/measurement.ts';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';
import { all } from '../query.ts';

const day = z.optional(z.iso.date(messages.pattern));

export const measurementCalls = declare({
  subject: 'measurements',
  about: "The product's own analytics: only for visitors who consented, stored as daily counts.",
  calls: {
    'POST /api/measurements': {
      summary: 'Counts a page view, an empty search or a web vital',
      description: 'Records nothing about the user; the browser sends it without the session.',
      access: 'anyone',
      own: 'user',
      limit: 'measure',
      body: z.strictObject({
        data: z
          .array(measurement)
          .check(z.minLength(1, messages.pattern), z.maxLength(limits.measurements.batch, messages.pattern)),
      }),
      answer: 'nothing',
    },
    'GET /api/measurements': {
      summary: 'Returns the counts by page in a range of Spanish calendar days, both included',
      description: 'The default is the last four weeks.',
      access: ['staff'],
      price: 1,
      own: 'platform',
      query: z.strictObject({ from: day, to: day }),
      answer: all(pageMeasurements),
    },
  },
  examples: {
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
  },
});
