import { apiCompare } from 'api-smart-diff';

/** Lists the changes of a description that would break clients of the released one, a sentence each. */
export const breakingChanges = (released: object, next: object): string[] =>
  apiCompare(released, next)
    .diffs.filter(({ type }) => type === 'breaking')
    .map(({ description, path }) => description ?? path.join(' → '));
