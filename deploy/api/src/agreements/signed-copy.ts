import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { and, eq } from 'drizzle-orm';
import type { AgreementAcceptanceId, CollaborationId, FileId, UserId } from '@puente/contract/ids';
import { messages } from '@puente/contract/messages';
import type { Database } from '../db/connect.ts';
import { agreementAcceptances, agreements, files } from '../db/schema.ts';
import { refuse, refuseFields } from '../http/refuse.ts';
import type { Uploads } from '../uploads/store.ts';

export interface SignedCopy {
  fileId: FileId;
  /** SHA-256 of its bytes, in hexadecimal. */
  fileHash: string;
}

/**
 * Computes the fingerprint of a copy that a user has uploaded.
 * @throws Refusal at `copy` for a file of somebody else
 */
export async function readSignedCopy(
  { db, uploads }: { db: Database; uploads: Pick<Uploads, 'read'> },
  userId: UserId,
  id: FileId,
): Promise<SignedCopy> {
  const [file] = await db
    .select()
    .from(files)
    .where(and(eq(files.id, id), eq(files.ownerId, userId), eq(files.purpose, 'agreement')));
  if (!file) throw refuseFields({ copy: messages.required });
  const hash = createHash('sha256');
  await pipeline(uploads.read(file), hash);
  return { fileId: id, fileHash: hash.digest('hex') };
}

/** @throws Refusal NotFound when the acceptance has no copy, or is of another collaboration */
export async function copyOfAcceptance(db: Database, id: CollaborationId, acceptance: AgreementAcceptanceId) {
  const [found] = await db
    .select({ file: files })
    .from(agreementAcceptances)
    .innerJoin(agreements, eq(agreements.id, agreementAcceptances.agreementId))
    .innerJoin(files, eq(files.id, agreementAcceptances.fileId))
    .where(and(eq(agreementAcceptances.id, acceptance), eq(agreements.collaborationId, id)));
  if (!found) throw refuse('NotFound');
  return found.file;
}
