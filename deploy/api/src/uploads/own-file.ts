import { and, eq } from 'drizzle-orm';
import type { FilePurpose } from '@puente/contract/entities/file';
import type { FileId, UserId } from '@puente/contract/ids';
import { messages } from '@puente/contract/messages';
import type { Database } from '../db/connect.ts';
import { files } from '../db/schema.ts';
import { refuseFields } from '../http/refuse.ts';

interface Claim {
  id: FileId;
  userId: UserId;
  purpose: FilePurpose;
  /** Name of the form field. */
  field: string;
  /** Error message for the field. */
  message?: string;
}

/** @throws Refusal at its field when this user has not uploaded the file for this purpose */
export async function assertOwnFile(
  db: Database,
  { id, userId, purpose, field, message = messages.required }: Claim,
): Promise<void> {
  const [file] = await db
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.id, id), eq(files.ownerId, userId), eq(files.purpose, purpose)));
  if (!file) throw refuseFields({ [field]: message });
}
