import { getTableColumns } from 'drizzle-orm';
import { columnsWithout } from '../db/columns-without.ts';
import { projects } from '../db/schema.ts';

/** Generated columns for searches, of this release and of those before 2.1. */
const unread = ['search', 'searchedPlaces', 'places', 'areaNames'] as const;

/** Columns of a project without those that only the search needs. */
export const projectColumns = columnsWithout(getTableColumns(projects), unread);

/** All words of a project, and those of the ranked fields with their positions. */
export const searchedColumns = { words: projects.search, places: projects.searchedPlaces };

export type ProjectRow = Omit<typeof projects.$inferSelect, (typeof unread)[number]>;
