import * as z from 'zod/mini';
import { type Vital, vitalBounds } from '../constants/vitals.ts';
import { messages } from '../messages.ts';

/** Name of the page's route, never its address, so that no id and no user input can be in it. */
const page = z.string().check(z.regex(/^[a-z][A-Za-z0-9]{0,59}$/, messages.pattern));

/**
 * Version of the app whose page it is, as in error reports. The edge counts by it while two versions of an app are served
 * (a canary). The API stores nothing of it.
 */
const version = z.optional(z.string().check(z.regex(/^[\w.+-]{1,80}$/, messages.pattern)));

const timed = (vital: Vital) =>
  z.strictObject({
    page,
    version,
    what: z.literal(vital),
    /** Index in `vitalBounds`: the exact value stays in the browser. */
    bucket: z
      .int()
      .check(z.minimum(0, messages.pattern), z.maximum(vitalBounds[vital].length, messages.pattern)),
  });

/**
 * One measurement of a consenting visitor: a page view, an empty search, or a web vital. It cannot be linked to a visitor, a visit or a
 * moment.
 */
export const measurement = z.discriminatedUnion('what', [
  z.strictObject({ page, version, what: z.enum(['view', 'emptySearch']) }),
  timed('LCP'),
  timed('softLCP'),
  timed('INP'),
  timed('CLS'),
]);

export type Measurement = z.infer<typeof measurement>;

const histogram = z.array(z.int());

/** Counts of one page in a period. A vital has one count for each bucket of `vitalBounds`. */
export const pageMeasurements = z.object({
  page: z.string(),
  views: z.int(),
  empty_searches: z.int(),
  LCP: histogram,
  softLCP: histogram,
  INP: histogram,
  CLS: histogram,
});

export type PageMeasurements = z.infer<typeof pageMeasurements>;
