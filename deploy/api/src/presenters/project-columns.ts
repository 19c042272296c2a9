import { getTableColumns } from 'drizzle-orm';
import { projects } from '../db/schema.ts';

const { search: _search, ...columns } = getTableColumns(projects);

/** What is read of a project: all but the folded text, which only the search needs. */
export const projectColumns = columns;

export type ProjectRow = Omit<typeof projects.$inferSelect, 'search'>;
