import * as z from 'zod/mini';
import { type Vital, vitalBounds } from '../constants/vitals.ts';
import { messages } from '../messages.ts';

/** Name of the page's route, never its address: no id and nothing that was typed can be in it. */
const page = z.string().check(z.regex(/^[a-z][A-Za-z0-9]{0,59}$/, messages.pattern));

const timed = (vital: Vital) =>
  z.strictObject({
    page,
    what: z.literal(vital),
    /** Place in `vitalBounds`: the exact value stays in the browser. */
    bucket: z
      .int()
      .check(z.minimum(0, messages.pattern), z.maximum(vitalBounds[vital].length, messages.pattern)),
  });

/**
 * One thing that a browser counted for a visitor who agreed to it: that a page was opened, that a search on it found
 * nothing, or a web vital of it. Nothing in it tells visitors, visits or moments apart.
 */
export const measurement = z.discriminatedUnion('what', [
  z.strictObject({ page, what: z.enum(['view', 'emptySearch']) }),
  timed('LCP'),
  timed('INP'),
  timed('CLS'),
]);

export type Measurement = z.infer<typeof measurement>;

const histogram = z.array(z.int());

/** What was counted on one page in a period. A vital has one number for each bucket of `vitalBounds`. */
export const pageMeasurements = z.object({
  page: z.string(),
  views: z.int(),
  empty_searches: z.int(),
  LCP: histogram,
  INP: histogram,
  CLS: histogram,
});

export type PageMeasurements = z.infer<typeof pageMeasurements>;
