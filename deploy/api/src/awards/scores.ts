/** Points of one member of a jury for one entry. */
export interface Score {
  name: string;
  points: readonly number[];
  comment: string;
}

const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

const rounded = (number: number): number => Math.round(number * 100) / 100;

/**
 * Summary of the points for an entry: the mean of the members' means, so that each counts the same, and their standard
 * deviation. Members are in the order of their names. Null without points.
 */
export function summaryOf(scores: readonly Score[]) {
  if (scores.length === 0) return null;
  const means = scores.map(({ points }) => meanOf(points));
  const mean = meanOf(means);
  const spread = Math.sqrt(meanOf(means.map((one) => (one - mean) ** 2)));
  return {
    mean: rounded(mean),
    spread: rounded(spread),
    jurors: scores
      .map(({ name, points, comment }) => ({ name, mean: rounded(meanOf(points)), comment }))
      .toSorted((one, other) => one.name.localeCompare(other.name, 'es')),
  };
}
