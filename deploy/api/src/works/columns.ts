import { getTableColumns } from 'drizzle-orm';
import { tfxes } from '../db/schema.ts';

/** What is read of a work: all but the words, which only the search needs. */
export const { search: tfxWords, ...tfxColumns } = getTableColumns(tfxes);

export type TfxRow = Omit<typeof tfxes.$inferSelect, 'search'>;
