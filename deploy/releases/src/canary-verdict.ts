import { type CanaryCounts, type CanaryFigure, canaryFigures } from './canary.ts';
import { canaryLimits } from './canary-limits.ts';

/** Returns the figures that are beyond their limits, as the reason to take a canary back; undefined when none is. */
export function verdictOf({ canary, current }: CanaryCounts): string | undefined {
  const beyond = canaryFigures.filter((figure) => {
    const { atLeast, accepted, times } = canaryLimits[figure];
    const { bad } = canary[figure];
    return bad >= atLeast && rateOf(canary[figure]) > Math.max(accepted, times * rateOf(current[figure]));
  });
  if (beyond.length === 0) return undefined;
  return beyond
    .map(
      (figure) => `${figureText(figure)}: ${rateText(canary[figure])}, current ${rateText(current[figure])}`,
    )
    .join('; ');
}

interface Counted {
  bad: number;
  of: number;
}

/** Reports may come of pages that a cache in front has served and nobody has counted: then all of them are bad. */
const rateOf = ({ bad, of }: Counted): number => (bad === 0 ? 0 : bad / Math.max(bad, of));

/** `12 of 80 (15.0 %)`. */
export const rateText = (counted: Counted): string =>
  `${counted.bad} of ${counted.of} (${(100 * rateOf(counted)).toFixed(1)} %)`;

/** Name of a figure in the history and in the status. */
export const figureText = (figure: CanaryFigure): string =>
  figure === 'errors' || figure === 'refusals' ? figure : `slow ${figure}`;
