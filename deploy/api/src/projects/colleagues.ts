import { and, desc, eq, ne } from 'drizzle-orm';
import type { ProjectEditing } from '@puente/contract/entities/project';
import type { UserId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { drafts, users } from '../db/schema.ts';
import { actsFor } from '../organizations/people.ts';
import type { ProjectRow } from './columns.ts';

/** Colleagues who edit a project: the last one who saved it, and those with a draft of its form. */
export async function editingOf(db: Database, row: ProjectRow, reader: UserId): Promise<ProjectEditing> {
  const [changed, unsaved] = await Promise.all([lastToSave(db, row, reader), unsavedBy(db, row, reader)]);
  return { changed, unsaved };
}

async function lastToSave(
  db: Database,
  { changedById, updatedAt }: ProjectRow,
  reader: UserId,
): Promise<ProjectEditing['changed']> {
  if (changedById === null || changedById === reader) return null;
  const [found] = await db
    .select({ name: users.name, surname: users.surname })
    .from(users)
    .where(eq(users.id, changedById));
  return found ? { ...found, at: updatedAt.toISOString() } : null;
}

/**
 * Finds colleagues with a draft of the project's form, which has this name. Users outside the organisation may have a
 * draft of the same name.
 */
async function unsavedBy(
  db: Database,
  { id, organizationId }: ProjectRow,
  reader: UserId,
): Promise<ProjectEditing['unsaved']> {
  const found = await db
    .select({ name: users.name, surname: users.surname, at: drafts.updatedAt })
    .from(drafts)
    .innerJoin(users, eq(users.id, drafts.userId))
    .where(and(eq(drafts.name, `project-${id}`), ne(users.id, reader), actsFor(db, organizationId)))
    .orderBy(desc(drafts.updatedAt));
  return found.map(({ at, ...person }) => ({ ...person, at: at.toISOString() }));
}
