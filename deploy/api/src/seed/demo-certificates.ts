import { asc, eq } from 'drizzle-orm';
import { certificateFactCodes } from '@puente/contract/constants/certificates';
import { factsOf } from '../certificates/facts.ts';
import type { Database } from '../db/connect.ts';
import { certificates, collaborationMembers, collaborations } from '../db/schema.ts';

/** Code of the demo certificate, as the examples of the API name it. */
const code = '7K3M9QWXV2TB';

/** Gives the student of the first closed collaboration a certificate that shows everything. */
export async function seedCertificate(db: Database): Promise<void> {
  const [row] = await db
    .select()
    .from(collaborations)
    .where(eq(collaborations.state, 'closed'))
    .orderBy(asc(collaborations.id))
    .limit(1);
  if (!row) return;
  await db
    .update(collaborationMembers)
    .set({ competences: ['initiative', 'communication'] })
    .where(eq(collaborationMembers.collaborationId, row.id));
  const [facts] = await factsOf(db, row);
  if (!facts || facts.begins === null || facts.ends === null) return;
  await db.insert(certificates).values({
    memberId: facts.member,
    code,
    holder: facts.holder,
    title: row.title,
    organizationName: row.organizationName,
    begins: facts.begins,
    ends: facts.ends,
    minutes: facts.minutes,
    competences: facts.competences,
    shown: certificateFactCodes,
    issuedAt: row.endedAt ?? new Date(),
  });
}
