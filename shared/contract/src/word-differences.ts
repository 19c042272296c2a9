/** A run of words of two texts: in both, only in the earlier one, or only in the later one. */
export interface WordRun {
  kind: 'same' | 'removed' | 'added';
  /** The words, with the spaces before them. */
  text: string;
}

/** Words that differ beyond which texts count as unlike: comparing further would keep the browser busy. */
const mostDifferences = 1500;

/** Words of a text, each with the spaces before it. Line breaks are words, so that a new paragraph is a difference. */
const wordsOf = (text: string): string[] => (text === '' ? [] : text.split(/(?<=\S)(?=\s)|(?<=\n)/));

/**
 * Compares two texts word by word (Myers' algorithm: the fewest words removed and added).
 * @returns runs whose 'same' and 'removed' texts make up `before`, and whose 'same' and 'added' texts make up `after`
 */
export function wordDifferences(before: string, after: string): WordRun[] {
  const [one, other] = [wordsOf(before), wordsOf(after)];
  let start = 0;
  while (start < one.length && start < other.length && one[start] === other[start]) start += 1;
  let end = 0;
  while (
    end < one.length - start &&
    end < other.length - start &&
    one[one.length - 1 - end] === other[other.length - 1 - end]
  )
    end += 1;
  const middle = compare(one.slice(start, one.length - end), other.slice(start, other.length - end));
  return joined([...one.slice(0, start).map(same), ...middle, ...one.slice(one.length - end).map(same)]);
}

const same = (text: string): WordRun => ({ kind: 'same', text });
const removed = (text: string): WordRun => ({ kind: 'removed', text });
const added = (text: string): WordRun => ({ kind: 'added', text });

function compare(one: readonly string[], other: readonly string[]): WordRun[] {
  const whole = [...one.map(removed), ...other.map(added)];
  if (one.length === 0 || other.length === 0) return whole;
  const steps = stepsBetween(one, other);
  return steps ? walkBack(steps, one, other) : whole;
}

/**
 * Furthest positions in `one` on each diagonal, after each number of differences. Diagonal k of step d is at index
 * k + d + 1. Null if the texts have more differences than are worth comparing.
 */
function stepsBetween(one: readonly string[], other: readonly string[]): Int32Array[] | null {
  const steps: Int32Array[] = [];
  for (let differences = 0; differences <= mostDifferences; differences += 1) {
    const reached = new Int32Array(2 * differences + 3);
    steps.push(reached);
    for (let diagonal = -differences; diagonal <= differences; diagonal += 2) {
      let at = beginningOn(steps, differences, diagonal);
      while (at < one.length && at - diagonal < other.length && one[at] === other[at - diagonal]) at += 1;
      reached[diagonal + differences + 1] = at;
      if (at >= one.length && at - diagonal >= other.length) return steps;
    }
  }
  return null;
}

/** Position in the earlier text from which a diagonal goes on: after a removed word, or after an added one. */
function beginningOn(steps: readonly Int32Array[], differences: number, diagonal: number): number {
  const last = steps[differences - 1];
  if (!last) return 0;
  return comesFromAdded(last, differences, diagonal)
    ? reachedOn(last, differences, diagonal + 1)
    : reachedOn(last, differences, diagonal - 1) + 1;
}

const reachedOn = (last: Int32Array, differences: number, diagonal: number): number =>
  last[diagonal + differences] ?? 0;

const comesFromAdded = (last: Int32Array, differences: number, diagonal: number): boolean =>
  diagonal === -differences ||
  (diagonal !== differences &&
    reachedOn(last, differences, diagonal - 1) < reachedOn(last, differences, diagonal + 1));

function walkBack(steps: readonly Int32Array[], one: readonly string[], other: readonly string[]): WordRun[] {
  const runs: WordRun[] = [];
  let [at, diagonal] = [one.length, one.length - other.length];
  for (let differences = steps.length - 1; differences >= 0; differences -= 1) {
    const beginning = beginningOn(steps, differences, diagonal);
    for (; at > beginning; at -= 1) runs.push(same(one[at - 1] ?? ''));
    const last = steps[differences - 1];
    if (!last) break;
    if (comesFromAdded(last, differences, diagonal)) {
      runs.push(added(other[at - diagonal - 1] ?? ''));
      diagonal += 1;
    } else {
      runs.push(removed(one[at - 1] ?? ''));
      at -= 1;
      diagonal -= 1;
    }
  }
  return runs.toReversed();
}

/** Joins neighbours of a kind. What is removed comes before what is added in its place. */
function joined(words: readonly WordRun[]): WordRun[] {
  const runs: WordRun[] = [];
  let pending: Record<'removed' | 'added', string> = { removed: '', added: '' };
  const flush = () => {
    if (pending.removed !== '') runs.push(removed(pending.removed));
    if (pending.added !== '') runs.push(added(pending.added));
    pending = { removed: '', added: '' };
  };
  for (const { kind, text } of words) {
    if (kind !== 'same') {
      pending[kind] += text;
      continue;
    }
    flush();
    const last = runs.at(-1);
    if (last?.kind === 'same') last.text += text;
    else runs.push(same(text));
  }
  flush();
  return runs;
}
