import type { FilePurpose } from '@puente/contract/entities/file';
import { eq } from 'drizzle-orm';
import type { Actor } from '../serving/actor.ts';
import { files } from '../db/schema.ts';
import { purposes } from './purposes.ts';
import type { RowPolicy } from '../serving/policy.ts';

type FileRow = typeof files.$inferSelect;

/** Who may upload a file of this kind: those whose forms have a field for it. */
export function mayUpload({ role }: Pick<Actor, 'role'>, purpose: FilePurpose): boolean {
  const { by } = purposes[purpose];
  return by === 'everybody' || role === 'staff' || by.some((each) => each === role);
}

const isOwner = (actor: Actor | null, { ownerId }: Pick<FileRow, 'ownerId'>): boolean =>
  actor !== null && actor.userId === ownerId;

/**
 * A file that a body names, to attach it to a record: the user's own; for staff any public file as well. Who
 * reads its bytes is another matter: public files every visitor, private files the users who see what they
 * belong to.
 */
export const filePolicy = {
  load: async (db, id) => (await db.select().from(files).where(eq(files.id, id)))[0],
  sees: (actor, file) => isOwner(actor, file) || (actor?.role === 'staff' && purposes[file.purpose].public),
  /** `show`: beside something that every visitor reads. */
  may: { show: (_, file) => purposes[file.purpose].public && file.mime.startsWith('image/') },
} satisfies RowPolicy<'file', FileRow>;
