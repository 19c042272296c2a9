import { and, eq, sql } from 'drizzle-orm';
import { alertEvents } from '@puente/contract/constants/alert-kinds';
import type { StudentId } from '@puente/contract/ids';
import { alertMail } from '../alerts/mail-footer.ts';
import { tellPeople } from '../alerts/tell.ts';
import type { Database } from '../db/connect.ts';
import { opportunities, opportunityInterests } from '../db/schema.ts';
import type { Post } from '../mail/post.ts';
import { subjectOf } from '../mail/subject.ts';

/**
 * Alerts the organisations of opportunities that a student marked in this transaction. The alert does not name the
 * student.
 */
export async function tellOfInterests(tx: Database, post: Post, studentId: StudentId): Promise<void> {
  const fresh = await tx
    .select({
      id: opportunities.id,
      title: opportunities.title,
      organizationId: opportunities.organizationId,
    })
    .from(opportunityInterests)
    .innerJoin(opportunities, eq(opportunities.id, opportunityInterests.opportunityId))
    .where(
      and(
        eq(opportunityInterests.studentId, studentId),
        // now() is when the transaction began, and the column's default.
        sql`${opportunityInterests.createdAt} = now()::timestamptz(3)`,
      ),
    );
  for (const { id, title, organizationId } of fresh) {
    const path = `/spaces/opportunities/${id}/edit?tab=interested`;
    await tellPeople(tx, post, {
      organizationId,
      event: 'interested',
      about: title,
      path,
      mailFor: (name, foot) =>
        alertMail(
          name,
          {
            subject: subjectOf((named) => alertEvents.interested.says(named, 1), title),
            says: `A un estudiante le interesa «${title}». En la lista de interesados ves a quienes dejan que les encuentres.`,
            action: { label: 'Ver a quién le interesa', url: `${post.publicUrl}${path}` },
          },
          foot,
        ),
    });
  }
}
