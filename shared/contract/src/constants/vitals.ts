/**
 * Measured web vitals: loading of the main content (of a document, and of a page opened inside the product), response to interactions, and
 * layout shifts.
 */
export const vitals = ['LCP', 'softLCP', 'INP', 'CLS'] as const;
export type Vital = (typeof vitals)[number];

const largestPaint = [500, 1000, 1500, 2000, 2500, 3000, 4000, 6000];

/**
 * Upper bounds of the buckets for values; a last bucket has all larger values. CLS has no unit, the others are milliseconds. Includes
 * the thresholds of good and poor (2,500 and 4,000, 200 and 500, 0.1 and 0.25).
 */
export const vitalBounds: Readonly<Record<Vital, readonly number[]>> = {
  LCP: largestPaint,
  softLCP: largestPaint,
  INP: [50, 100, 200, 300, 500, 1000],
  CLS: [0.01, 0.05, 0.1, 0.15, 0.25, 0.5],
};

/** The bucket that a value is counted in: its place among the bounds. */
export function bucketOf(vital: Vital, value: number): number {
  const bounds = vitalBounds[vital];
  const found = bounds.findIndex((bound) => value <= bound);
  return found === -1 ? bounds.length : found;
}
