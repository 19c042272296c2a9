import { getTableColumns } from 'drizzle-orm';
import { projects } from '../db/schema.ts';

/** What is read of a project: all but the words, which only the search needs. */
export const { search: projectWords, ...projectColumns } = getTableColumns(projects);

export type ProjectRow = Omit<typeof projects.$inferSelect, 'search'>;
