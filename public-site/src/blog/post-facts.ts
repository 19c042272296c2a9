import type { Post } from '@puente/contract/entities/content';

const days = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'Europe/Madrid' });

/** '5 min de lectura' */
export const readingTimeOf = ({ minutes }: Pick<Post, 'minutes'>): string => `${minutes} min de lectura`;

/** Facts of a post: '3 de febrero de 2026 · Ana Gil · 5 min de lectura'. Missing facts are left out. */
export const postLine = ({
  publishedAt,
  createdAt,
  author,
  minutes,
}: Pick<Post, 'publishedAt' | 'createdAt' | 'author' | 'minutes'>): string =>
  [days.format(new Date(publishedAt ?? createdAt)), author, readingTimeOf({ minutes })]
    .filter(Boolean)
    .join('\u00A0· ');

/** '1 entrada', '12 entradas'. */
export const postCount = (total: number): string =>
  total === 1 ? '1 entrada' : `${total.toLocaleString('es-ES', { useGrouping: 'always' })} entradas`;
