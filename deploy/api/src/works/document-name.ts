import type { WorkRow } from './columns.ts';

/** Words of a title that a file name takes: some systems allow 255 bytes. */
const mostLetters = 80;

/** Name of a published document, made of the title: the one that its author gave it may say who they are. */
export function neutralName(title: string): string {
  const words = title
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join('-')
    .slice(0, mostLetters);
  return `${words || 'trabajo'}.pdf`;
}

/** The document of a draft has the name that its author gave it. */
export const documentNameOf = (
  { publishedAt, title }: Pick<WorkRow, 'publishedAt' | 'title'>,
  given: string,
): string => (publishedAt === null ? given : neutralName(title));
