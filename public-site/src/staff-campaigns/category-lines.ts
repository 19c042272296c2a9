import type { AwardEdition } from '@puente/contract/entities/award';
import type { AwardEditionAnswers } from '@puente/contract/forms/award';

type Known = readonly Pick<AwardEdition['categories'][number], 'id' | 'name'>[];

/** Lines of a text that say something. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Categories as text, one a line. */
export const categoryLines = (categories: Known): string => categories.map(({ name }) => name).join('\n');

/**
 * Reads categories from lines. A line that has the name of a stored category is that category. With as many lines as
 * categories, a changed line renames the one in its place.
 */
export function categoriesOf(text: string, known: Known): AwardEditionAnswers['categories'] {
  const names = linesOf(text);
  const unnamed = known.filter(({ name }) => !names.includes(name));
  return names.map((name, index) => {
    const same = known.find((category) => category.name === name);
    const inPlace = names.length === known.length ? known[index] : undefined;
    const renamed = inPlace && unnamed.includes(inPlace) ? inPlace : undefined;
    const id = (same ?? renamed)?.id;
    return { name, ...(id !== undefined && { id }) };
  });
}
