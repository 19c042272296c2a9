import { desc, eq } from 'drizzle-orm';
import type { StaffNote } from '@puente/contract/entities/verification';
import type { OrganizationId, StaffNoteId, UserId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { staffNotes, users } from '../db/schema.ts';

/** Notes of staff about an organisation, newest first. */
export async function notesOf(db: Database, organizationId: OrganizationId): Promise<StaffNote[]> {
  const rows = await db
    .select({
      id: staffNotes.id,
      text: staffNotes.text,
      createdAt: staffNotes.createdAt,
      name: users.name,
      surname: users.surname,
    })
    .from(staffNotes)
    .leftJoin(users, eq(users.id, staffNotes.authorId))
    .where(eq(staffNotes.organizationId, organizationId))
    .orderBy(desc(staffNotes.id));
  return rows.map(({ id, text, createdAt, name, surname }) => ({
    id,
    text,
    createdAt: createdAt.toISOString(),
    author: name === null ? null : [name, surname].join(' ').trim(),
  }));
}

interface NewNote {
  organizationId: OrganizationId;
  authorId: UserId;
  text: string;
}

export async function writeNote(db: Database, note: NewNote): Promise<StaffNoteId> {
  const [written] = await db.insert(staffNotes).values(note).returning({ id: staffNotes.id });
  if (!written) throw new Error('The insert returned no row.');
  return written.id;
}
