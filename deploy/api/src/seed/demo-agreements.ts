import { agreementText, usualTerms } from '@puente/contract/agreement-text';
import type { CollaborationSide } from '@puente/contract/constants/collaborations';
import type { CollaborationId, UserId } from '@puente/contract/ids';
import { fingerprintOf } from '../agreements/agreement.ts';
import type { Database } from '../db/connect.ts';
import { requireRow } from '../db/require-row.ts';
import { agreementAcceptances, agreements } from '../db/schema.ts';

interface Seeded {
  collaborationId: CollaborationId;
  subject: { title: string; organization: string };
  days: readonly [begins: string, ends: string];
  parties: readonly { side: CollaborationSide; userId: UserId | null }[];
  at: Date;
}

/** Seeds an agreement that the parties accepted. */
export async function seedAgreement(
  db: Database,
  { collaborationId, subject, days: [begins, ends], parties, at }: Seeded,
): Promise<void> {
  const terms = {
    ...usualTerms,
    tasks: 'El trabajo que describe el proyecto, con una reunión de seguimiento cada dos semanas.',
    begins,
    ends,
    hours_week: 15,
    hours_total: 200,
    place: 'A distancia, con una visita al mes.',
    result: 'Compartida entre el estudiante y la organización.',
  };
  const sections = agreementText(terms, subject);
  const fingerprint = fingerprintOf(sections);
  const { id: agreementId } = requireRow(
    await db
      .insert(agreements)
      .values({
        collaborationId,
        version: 1,
        terms,
        sections,
        fingerprint,
        writtenById: parties[0]?.userId ?? null,
        createdAt: at,
        updatedAt: at,
      })
      .returning({ id: agreements.id }),
  );
  await db
    .insert(agreementAcceptances)
    .values(parties.map(({ side, userId }) => ({ agreementId, side, userId, fingerprint, at })));
}
