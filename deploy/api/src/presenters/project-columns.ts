import { getTableColumns } from 'drizzle-orm';
import { projects } from '../db/schema.ts';

/** What is read of a project: all but the folded text, which only the search needs. */
export const { search: folded, ...projectColumns } = getTableColumns(projects);

export type ProjectRow = Omit<typeof projects.$inferSelect, 'search'>;
