import { mergeClashes, type MergedPart, mergedParts, notReturnedReasons } from './constants/merges.ts';
import { counted } from './counted.ts';
import type { Merge, OrganizationMerge } from './entities/merge.ts';

type Planned = Pick<OrganizationMerge, 'moves' | 'clashes'>;

/** '2 proyectos'. A newer API may have parts that this release has no noun for. */
function partCount(part: MergedPart, count: number): string {
  const [noun, nouns] = (mergedParts as Partial<typeof mergedParts>)[part] ?? ['dato', 'datos'];
  return counted(count, noun, nouns);
}

/** '7 proyectos: Mapa de la huerta, Riego por goteo y 5 más' */
function withNames(words: string, count: number, names: readonly string[]): string {
  if (names.length === 0) return words;
  const more = count - names.length;
  return `${words}: ${names.join(', ')}${more > 0 ? ` y ${more} más` : ''}`;
}

/** Sentences about what moves, one for each part. */
export const moveLines = ({ moves }: Planned): string[] =>
  moves.map(({ part, count, names }) => withNames(partCount(part, count), count, names));

/** Sentences about rows that both have. */
export const clashLines = ({ clashes }: Planned): string[] =>
  clashes.map(
    ({ part, clash, count, names }) =>
      `${withNames(partCount(part, count), count, names)}. ${mergeClashes[clash]}`,
  );

/** '1 proyecto: ya no es de la que quedó' */
export const notReturnedLines = ({ notReturned }: Pick<Merge, 'notReturned'>): string[] =>
  notReturned.map(({ part, count, why }) => {
    const [ofOne, ofSeveral] = notReturnedReasons[why];
    return `${partCount(part, count)}: ${count === 1 ? ofOne : ofSeveral}`;
  });
