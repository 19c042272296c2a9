import { getTableColumns } from 'drizzle-orm';
import { projects } from '../db/schema.ts';

const { search, places, areaNames, ...read } = getTableColumns(projects);

/** What is read of a project: all but what only the search needs. */
export const projectColumns = read;

/** What only the search needs: all words of a project, where they stand, and the names of areas that are among them. */
export const searchedColumns = { words: search, places, areaNames };

export type ProjectRow = Omit<typeof projects.$inferSelect, 'search' | 'places' | 'areaNames'>;
