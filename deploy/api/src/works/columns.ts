import { getTableColumns } from 'drizzle-orm';
import { tfxes } from '../db/schema.ts';

/** What is read of a work: all but the words, which only the search needs. */
export const { search: workWords, ...workColumns } = getTableColumns(tfxes);

export type WorkRow = Omit<typeof tfxes.$inferSelect, 'search'>;
