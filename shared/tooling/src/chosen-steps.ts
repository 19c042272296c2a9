import { CannotStart } from './preconditions.ts';

/**
 * The steps with one of the words in their names; all when there are no words.
 * @throws {CannotStart} when a word is in no name, with the list of names
 */
export function chosenSteps<Step extends { name: string }>(
  steps: readonly Step[],
  words: readonly string[],
): Step[] {
  const unknown = words.filter((word) => !steps.some(({ name }) => name.includes(word)));
  if (unknown.length > 0) {
    const list = steps.map(({ name }) => `  ${name}`).join('\n');
    throw new CannotStart(`No step has '${unknown.join("' or '")}' in its name. The steps are:\n${list}`);
  }
  return steps.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
}
