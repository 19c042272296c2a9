import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { measurement, pageMeasurements } from '../entities/measurement.ts';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';
import { all } from '../query.ts';

const day = z.optional(z.iso.date(messages.pattern));

/** The product's own analytics: only for visitors who consented, stored as daily counts. */
export const measurementCalls = declare({
  /** Counts a page view, an empty search or a web vital. Records nothing about the user; the browser sends it without the session. */
  'POST /api/measurements': {
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
  /** Returns the counts by page in a range of Spanish calendar days, both included. Defaults to the last four weeks. */
  'GET /api/measurements': {
    access: ['staff'],
    price: 1,
    own: 'platform',
    query: z.strictObject({ from: day, to: day }),
    answer: all(pageMeasurements),
  },
});
