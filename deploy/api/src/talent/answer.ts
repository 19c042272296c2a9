import { and, eq } from 'drizzle-orm';
import type { InvitationStatus } from '@puente/contract/constants/talent-invitations';
import { tellPeople } from '../alerts/tell.ts';
import type { Database } from '../db/connect.ts';
import { projects, students, talentInvitations, users } from '../db/schema.ts';
import { refuse } from '../http/refuse.ts';
import type { Post } from '../mail/post.ts';
import { isOpen } from '../projects/deadlines.ts';
import { noteContactsGiven } from '../students/contact-disclosures.ts';
import { acceptedMail, declinedMail } from './mails.ts';
import type { InvitationRow } from './policy.ts';

type Answer = Exclude<InvitationStatus, 'sent'>;

/**
 * Saves the student's answer, which is final.
 * @throws Refusal InvitationAnswered; ProjectClosed for a late acceptance
 */
export function answerInvitation(
  db: Database,
  post: Post,
  row: InvitationRow,
  answer: Answer,
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
    if (answer === 'accepted') await noteContactsGiven(tx, row.organizationId);
    await tellOrganization(tx, post, row, project.title, answer);
    return { ...answered, organizationId: row.organizationId };
  });
}

async function tellOrganization(
  tx: Database,
  post: Post,
  { studentId, organizationId }: InvitationRow,
  project: string,
  answer: Answer,
): Promise<void> {
  const [student] = await tx
    .select({ name: users.name, surname: users.surname })
    .from(students)
    .innerJoin(users, eq(users.id, students.userId))
    .where(eq(students.id, studentId));
  if (!student) return;
  const path = `/spaces/organizations/talent?tab=invitations&organization=${organizationId}`;
  const url = `${post.publicUrl}${path}`;
  const who = `${student.name} ${student.surname}`;
  await tellPeople(tx, post, {
    organizationId,
    event: answer,
    about: project,
    path,
    mailFor: (name, foot) =>
      answer === 'accepted'
        ? acceptedMail(name, who, project, url, foot)
        : declinedMail(name, project, url, foot),
  });
}
