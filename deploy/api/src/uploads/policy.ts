import { eq } from 'drizzle-orm';
import type { FilePurpose } from '@puente/contract/entities/file';
import type { Actor } from '../access/actor.ts';
import type { RowPolicy } from '../access/policy.ts';
import { files } from '../db/schema.ts';
import { purposes } from './purposes.ts';

type FileRow = typeof files.$inferSelect;

/** Tells whether a role may upload files of this kind, because its forms have a field for it. */
export function mayUpload({ role }: Pick<Actor, 'role'>, purpose: FilePurpose): boolean {
  const { by } = purposes[purpose];
  return by === 'everybody' || role === 'staff' || by.some((each) => each === role);
}

const isOwner = (actor: Actor | null, { ownerId }: Pick<FileRow, 'ownerId'>): boolean =>
  actor !== null && actor.userId === ownerId;

/**
 * Rules for a file that a body names, to attach it to a record: the user's own files, and for staff also any public
 * file. Reading the bytes is a separate rule: every visitor reads public files, and private files follow their record.
 */
export const filePolicy = {
  load: async (db, id) => (await db.select().from(files).where(eq(files.id, id)))[0],
  sees: (actor, file) => isOwner(actor, file) || (actor?.role === 'staff' && purposes[file.purpose].public),
  /** `show` attaches the file to a record that every visitor reads. */
  may: { show: (_, file) => purposes[file.purpose].public && file.mime.startsWith('image/') },
} satisfies RowPolicy<'file', FileRow>;
