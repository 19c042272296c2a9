import { and, eq } from 'drizzle-orm';
import { dayAfter } from '@puente/contract/evaluation-window';
import type { CollaborationMemberId, UserId } from '@puente/contract/ids';
import { limits } from '@puente/contract/limits';
import type { CollaborationRow } from '../collaborations/policy.ts';
import type { Database } from '../db/connect.ts';
import { collaborationMembers, students, users } from '../db/schema.ts';
import { composeMail, greetingTo } from '../mail/mail-content.ts';
import type { Mailer } from '../mail/mailer.ts';
import { subjectLine } from '../mail/subject.ts';
import { actsFor } from '../organizations/people.ts';
import { type EvaluationLinks, evaluationPage } from './links.ts';
import { windowOf } from './window.ts';

interface TutorMail {
  row: CollaborationRow;
  /** Students whom the organisation has not evaluated. */
  members: readonly { id: CollaborationMemberId }[];
  /** The last day is near. */
  closing: boolean;
  /** yyyy-MM-dd */
  today: string;
}

/**
 * Mails the organisation's person a link for each student, with which they answer without a session.
 * @returns the person; null when there is none who still acts for the organisation
 */
export async function mailTutor(
  tx: Database,
  {
    mailer,
    publicUrl,
    evaluationLinks,
  }: { mailer: Mailer; publicUrl: string; evaluationLinks: EvaluationLinks },
  { row, members, closing, today }: TutorMail,
): Promise<UserId | null> {
  const { tutorId, organizationId } = row;
  if (tutorId === null || organizationId === null) return null;
  const [tutor] = await tx
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(and(eq(users.id, tutorId), eq(users.emailVerified, true), actsFor(tx, organizationId)));
  if (!tutor) return null;
  const lastDay = windowOf(row)?.closes ?? dayAfter(today, limits.evaluation.link);
  for (const { id } of members) {
    const [student] = await tx
      .select({ name: users.name, surname: users.surname })
      .from(collaborationMembers)
      .innerJoin(students, eq(students.id, collaborationMembers.studentId))
      .innerJoin(users, eq(users.id, students.userId))
      .where(eq(collaborationMembers.id, id));
    if (!student) continue;
    const token = evaluationLinks.tokenOf({ member: id, tutor: tutor.id, lastDay });
    await mailer.send(
      tutor.email,
      composeMail({
        subject: subjectLine`Valora el trabajo en «${row.title}»`,
        greeting: greetingTo(tutor.name),
        paragraphs: [
          `${closing ? 'Quedan pocos días para valorar' : 'Ya puedes valorar'} el trabajo de ${student.name} ${student.surname}. Son cinco preguntas, y no hace falta que inicies sesión.`,
        ],
        action: { label: 'Valorar el trabajo', url: publicUrl + evaluationPage(token) },
        notes: [
          'Recibes este correo porque te ocupas de esta colaboración. El enlace es personal: no lo reenvíes.',
        ],
      }),
      tx,
    );
  }
  return tutor.id;
}
