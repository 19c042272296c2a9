/** The web vitals that are measured: how soon the main content is there, how soon a press shows, how much the page moves. */
export const vitals = ['LCP', 'INP', 'CLS'] as const;
export type Vital = (typeof vitals)[number];

/**
 * Upper bounds of the buckets that values are counted in; what is above the last has a bucket of its own. LCP and INP in
 * milliseconds, CLS without a unit. The limits of good and poor (2,500 and 4,000, 200 and 500, 0.1 and 0.25) are among them.
 */
export const vitalBounds: Readonly<Record<Vital, readonly number[]>> = {
  LCP: [500, 1000, 1500, 2000, 2500, 3000, 4000, 6000],
  INP: [50, 100, 200, 300, 500, 1000],
  CLS: [0.01, 0.05, 0.1, 0.15, 0.25, 0.5],
};

/** The bucket that a value is counted in: its place among the bounds. */
export function bucketOf(vital: Vital, value: number): number {
  const bounds = vitalBounds[vital];
  const found = bounds.findIndex((bound) => value <= bound);
  return found === -1 ? bounds.length : found;
}
