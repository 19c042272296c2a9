import { type vitalBounds } from '@puente/contract/constants/vitals';
import { type CanaryFigure } from './canary.ts';

/** Limits of one figure. All three must be passed before a canary is taken back. */
interface FigureLimits {
  /** Number of bad ones. Fewer prove nothing. */
  atLeast: number;
  /** Rate of bad ones that is accepted, whatever the current version's. */
  accepted: number;
  /** Multiple of the current version's rate. */
  times: number;
}

const slow: FigureLimits = { atLeast: 20, accepted: 0.25, times: 1.5 };

/** Limits beyond which a canary is taken back by itself. */
export const canaryLimits: Readonly<Record<CanaryFigure, FigureLimits>> = {
  // A browser sends up to 10 reports for a page view.
  errors: { atLeast: 11, accepted: 0.02, times: 2 },
  // Validation refuses calls of a healthy version as well.
  refusals: { atLeast: 20, accepted: 0.1, times: 2 },
  LCP: slow,
  softLCP: slow,
  INP: slow,
  CLS: slow,
};

/** Value above which a measurement counts as slow (the thresholds of good). In ms; CLS has no unit. */
export const slowAbove = { LCP: 2500, softLCP: 2500, INP: 200, CLS: 0.1 } as const satisfies Record<
  keyof typeof vitalBounds,
  number
>;

/** Interval in ms at which each edge adds its counts and compares. A canary must be taken back within 60 s. */
export const canaryLookMs = 5_000;
