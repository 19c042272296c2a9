import { z } from 'zod';
import { vitals } from '@puente/contract/constants/vitals';

/** Visitors who get the canary: the staff, or a share of all in per cent. */
const audience = z.union([z.literal('staff'), z.number().int().min(1).max(99)]);

/**
 * Version of one app that some visitors of a channel get instead of the current one. Stored beside the channel's
 * pointer, so that an edge that does not know canaries serves the current version to everybody.
 */
export const canary = z.strictObject({
  id: z.string(),
  app: z.string(),
  version: z.string(),
  instead: z.string().describe('Current version, with whose figures those of the canary are compared'),
  revision: z
    .number()
    .int()
    .positive()
    .describe('Revision of the channel that the canary was checked with. With any other it is not served'),
  audience,
  since: z.iso.datetime(),
});

export type Canary = z.infer<typeof canary>;
export type Audience = Canary['audience'];

/** Figures that are compared: errors of page views, refusals of calls, and slow ones of the measurements of a vital. */
export const canaryFigures = ['errors', 'refusals', ...vitals] as const;
export type CanaryFigure = (typeof canaryFigures)[number];

const count = z.number().int().nonnegative();
const sideCounts = z.record(
  z.enum(canaryFigures),
  z.strictObject({ bad: count, of: count.describe('Page views, calls or measurements') }),
);

/** Versions that are compared. */
export const canarySides = ['canary', 'current'] as const;
export type CanarySide = (typeof canarySides)[number];

/** Counts of one process, or of all. */
export const canaryCounts = z.strictObject({ canary: sideCounts, current: sideCounts });
export type CanaryCounts = z.infer<typeof canaryCounts>;

const nothing = (): CanaryCounts['canary'] => ({
  errors: { bad: 0, of: 0 },
  refusals: { bad: 0, of: 0 },
  LCP: { bad: 0, of: 0 },
  softLCP: { bad: 0, of: 0 },
  INP: { bad: 0, of: 0 },
  CLS: { bad: 0, of: 0 },
});

export const noCounts = (): CanaryCounts => ({ canary: nothing(), current: nothing() });

/** Adds up the counts of several processes. */
export function sumOf(all: readonly CanaryCounts[]): CanaryCounts {
  const sum = noCounts();
  for (const counts of all)
    for (const side of canarySides)
      for (const figure of canaryFigures) {
        sum[side][figure].bad += counts[side][figure].bad;
        sum[side][figure].of += counts[side][figure].of;
      }
  return sum;
}

/** `5 % of the visitors`. */
export const audienceText = (whom: Audience): string =>
  whom === 'staff' ? 'the staff' : `${whom} % of the visitors`;

/** `canary of student-app 1.0.0-0123456789ab for 5 % of the visitors`. */
export const canaryText = ({
  app,
  version,
  audience: whom,
}: Pick<Canary, 'app' | 'version' | 'audience'>): string =>
  `canary of ${app} ${version} for ${audienceText(whom)}`;
