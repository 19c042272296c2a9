import type { WorkRow } from './columns.ts';

/** Characters of a title in a file name: some systems allow 255 bytes. */
const mostLetters = 80;

/** Name of a published document, made from the title. The author's own file name may reveal who they are. */
export function neutralName(title: string): string {
  const words = title
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join('-')
    .slice(0, mostLetters);
  return `${words || 'trabajo'}.pdf`;
}

/** The document of a draft keeps its author's file name. */
export const documentNameOf = (
  { publishedAt, title }: Pick<WorkRow, 'publishedAt' | 'title'>,
  given: string,
): string => (publishedAt === null ? given : neutralName(title));
