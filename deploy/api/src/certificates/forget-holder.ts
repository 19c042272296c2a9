import { eq, inArray } from 'drizzle-orm';
import type { StudentId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { certificates, collaborationMembers } from '../db/schema.ts';

/** Takes the name from the certificates of a student whose account is about to be deleted. Their pages show nothing. */
export const forgetHolder = (tx: Database, studentId: StudentId) =>
  tx
    .update(certificates)
    .set({ holder: null, shown: [] })
    .where(
      inArray(
        certificates.memberId,
        tx
          .select({ id: collaborationMembers.id })
          .from(collaborationMembers)
          .where(eq(collaborationMembers.studentId, studentId)),
      ),
    );
