import type { InvitationStatus } from '@puente/contract/constants/talent-invitations';
import { and, eq } from 'drizzle-orm';
import type { Post } from '../applications/decision-mail.ts';
import type { Database } from '../db/connect.ts';
import { projects, students, talentInvitations, users } from '../db/schema.ts';
import { refuse } from '../http/refuse.ts';
import { organizationPeople } from '../organizations/people.ts';
import { isOpen } from '../projects/deadlines.ts';
import { acceptedLetter } from './letters.ts';
import type { InvitationRow } from './policy.ts';

/** The student's answer, given once. @throws Refusal InvitationAnswered; ProjectClosed for one that is accepted too late */
export function answerInvitation(
  db: Database,
  post: Post,
  row: InvitationRow,
  answer: Exclude<InvitationStatus, 'sent'>,
): Promise<InvitationRow> {
  return db.transaction(async (tx) => {
    const [project] = await tx.select().from(projects).where(eq(projects.id, row.projectId)).for('share');
    if (!project) throw refuse('NotFound');
    if (row.status !== 'sent') throw refuse('InvitationAnswered');
    if (answer === 'accepted' && !isOpen(project)) throw refuse('ProjectClosed');
    const [answered] = await tx
      .update(talentInvitations)
      .set({ status: answer, answeredAt: new Date() })
      // Another tab may have answered meanwhile.
      .where(and(eq(talentInvitations.id, row.id), eq(talentInvitations.status, 'sent')))
      .returning();
    if (!answered) throw refuse('InvitationAnswered');
    if (answer === 'accepted') await tellOrganization(tx, post, row, project.title);
    return { ...answered, organizationId: row.organizationId };
  });
}

async function tellOrganization(
  tx: Database,
  { mailer, publicUrl }: Post,
  { studentId, organizationId }: InvitationRow,
  project: string,
): Promise<void> {
  const [student] = await tx
    .select({ name: users.name, surname: users.surname })
    .from(students)
    .innerJoin(users, eq(users.id, students.userId))
    .where(eq(students.id, studentId));
  if (!student) return;
  const url = `${publicUrl}/spaces/organizations/talent?tab=invitations`;
  for (const { name, email } of await organizationPeople(tx, organizationId)) {
    await mailer.send(email, acceptedLetter(name, `${student.name} ${student.surname}`, project, url), tx);
  }
}
