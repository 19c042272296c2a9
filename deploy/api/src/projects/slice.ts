import type { Database } from '../db/connect.ts';
import { projects } from '../db/schema.ts';
import type { Slice } from '../lists/slice.ts';
import { projectColumns } from './columns.ts';

/** Reads the rows of one page, for every list of projects. */
export const readProjects = (db: Database, { where, orderBy, limit, offset, total }: Slice) =>
  db
    .select({ ...projectColumns, total })
    .from(projects)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
