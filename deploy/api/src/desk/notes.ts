import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { ApplicationNote } from '@puente/contract/entities/desk';
import type { ApplicationNoteId } from '@puente/contract/ids';
import type { Actor } from '../access/actor.ts';
import type { RowPolicy } from '../access/policy.ts';
import type { ApplicationRow } from '../applications/policy.ts';
import { announceApplications } from '../conversations/announcements.ts';
import type { Database } from '../db/connect.ts';
import { applicationNotes, applications, projects, users } from '../db/schema.ts';

const columns = {
  ...getTableColumns(applicationNotes),
  projectId: projects.id,
  organizationId: projects.organizationId,
};

const notesWithProjects = (db: Database) =>
  db
    .select(columns)
    .from(applicationNotes)
    .innerJoin(applications, eq(applications.id, applicationNotes.applicationId))
    .innerJoin(projects, eq(projects.id, applications.projectId));

type NoteRow = Awaited<ReturnType<typeof notesWithProjects>>[number];

/** The people of the project's organisation see private notes. Only their author deletes them. */
export const applicationNotePolicy = {
  load: async (db, id) => (await notesWithProjects(db).where(eq(applicationNotes.id, id)))[0],
  sees: (actor, note) => actor?.organizationIds.includes(note.organizationId) ?? false,
  may: { remove: (actor, note) => actor !== null && note.authorId === actor.userId },
} satisfies RowPolicy<'applicationNote', NoteRow>;

export async function notesOf(
  db: Database,
  actor: Actor,
  { id }: Pick<ApplicationRow, 'id'>,
): Promise<ApplicationNote[]> {
  const found = await db
    .select({ ...getTableColumns(applicationNotes), name: users.name, surname: users.surname })
    .from(applicationNotes)
    .leftJoin(users, eq(users.id, applicationNotes.authorId))
    .where(eq(applicationNotes.applicationId, id))
    .orderBy(asc(applicationNotes.id));
  return found.map((note) => ({
    id: note.id,
    text: note.text,
    createdAt: note.createdAt.toISOString(),
    author: note.name === null ? null : [note.name, note.surname].join(' ').trim(),
    mine: note.authorId === actor.userId,
  }));
}

export async function writeNote(
  db: Database,
  actor: Actor,
  row: ApplicationRow,
  text: string,
): Promise<ApplicationNoteId> {
  return db.transaction(async (tx) => {
    const [written] = await tx
      .insert(applicationNotes)
      .values({ applicationId: row.id, authorId: actor.userId, text })
      .returning({ id: applicationNotes.id });
    await announceApplications(
      tx,
      { id: row.projectId, organizationId: row.organizationId },
      [row.id],
      actor.userId,
    );
    return (written as { id: ApplicationNoteId }).id;
  });
}

export async function removeNote(db: Database, actor: Actor, note: NoteRow): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(applicationNotes).where(eq(applicationNotes.id, note.id));
    await announceApplications(
      tx,
      { id: note.projectId, organizationId: note.organizationId },
      [note.applicationId],
      actor.userId,
    );
  });
}
