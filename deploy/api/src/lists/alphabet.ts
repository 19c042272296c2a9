import { type Column, type SQL, sql } from 'drizzle-orm';

/**
 * Sort key of a text: the Spanish alphabet with Ñ after N, without accents and case. Do not use a collation of the
 * database instead: the embedded engine has no Spanish one, and the default differs between servers. An index supports
 * the sort only if its expression is the same.
 */
export const inAlphabet = (text: Column | SQL): SQL =>
  // No letter that follows an n sorts after '~'. A decomposed ñ has a combining tilde (771); normalize() would take three times as long.
  sql`fold_text(replace(replace(replace(${text}, chr(771), '~'), 'ñ', 'n~'), 'Ñ', 'n~')) collate "C"`;
