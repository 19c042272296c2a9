import { getTableColumns } from 'drizzle-orm';
import { columnsWithout } from '../db/columns-without.ts';
import { resources } from '../db/schema.ts';

/** Generated columns for searches. */
const unread = ['search', 'places'] as const;

export const resourceColumns = columnsWithout(getTableColumns(resources), unread);

export const resourceSearch = { words: resources.search, places: resources.places };

export type ResourceRow = Omit<typeof resources.$inferSelect, (typeof unread)[number]>;
