import { type Vital, vitalBounds } from '@puente/contract/constants/vitals';

export interface VitalFigure {
  /** 'hasta 2,5 s', 'más de 6 s', '—' without measurements. */
  words: string;
  /** Upper bound of the bucket, in the unit of the vital; null for the last bucket and without measurements. */
  bound: number | null;
  rating: 'good' | 'fair' | 'poor' | null;
}

/** Thresholds of good and poor, as browsers' makers define them. They are bounds of buckets. */
const thresholds: Readonly<Record<Vital, readonly [good: number, poor: number]>> = {
  LCP: [2500, 4000],
  softLCP: [2500, 4000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
};

const numbers = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 2 });

/** Returns the value that three of four visits did not exceed, as precisely as the buckets tell. */
export function threeOfFour(vital: Vital, buckets: readonly number[]): VitalFigure {
  const total = buckets.reduce((sum, count) => sum + count, 0);
  if (total === 0) return { words: '—', bound: null, rating: null };
  let sum = 0;
  const index = buckets.findIndex((count) => (sum += count) >= total * 0.75);
  const bound = vitalBounds[vital][index] ?? null;
  const [good, poor] = thresholds[vital];
  if (bound === null) {
    const last = vitalBounds[vital].at(-1) ?? 0;
    return { words: `más de ${written(vital, last)}`, bound, rating: 'poor' };
  }
  const rating = bound <= good ? 'good' : bound <= poor ? 'fair' : 'poor';
  return { words: `hasta ${written(vital, bound)}`, bound, rating };
}

function written(vital: Vital, value: number): string {
  if (vital === 'CLS') return numbers.format(value);
  return value < 1000 ? `${value} ms` : `${numbers.format(value / 1000)} s`;
}
