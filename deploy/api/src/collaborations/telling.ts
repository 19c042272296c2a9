import { and, eq, isNull } from 'drizzle-orm';
import type { AlertEvent } from '@puente/contract/constants/alert-kinds';
import type { CollaborationSide } from '@puente/contract/constants/collaborations';
import type { CollaborationMemberId, UserId } from '@puente/contract/ids';
import { alertMail } from '../alerts/mail-footer.ts';
import { tellPeople } from '../alerts/tell.ts';
import type { Database } from '../db/connect.ts';
import { collaborationMembers, students, teachers, users } from '../db/schema.ts';
import { html } from '../mail/html.ts';
import { composeMail, greetingTo } from '../mail/mail-content.ts';
import type { Post } from '../mail/post.ts';
import { subjectLine } from '../mail/subject.ts';
import { mailAtOnce } from '../messages/mail-at-once.ts';
import { notify } from '../messages/notify.ts';
import type { CollaborationRow } from './policy.ts';

interface News {
  /** Sentence about what has happened, with the title. Names no student. */
  says: string;
  reason: string | null;
  /** User who caused it, and is not told; null for the platform. */
  by: UserId | null;
  /** Sides that are told. */
  to: readonly CollaborationSide[];
  /** The only student who is told, of a team. */
  member?: CollaborationMemberId;
  /** Alert of the organisation's people. */
  event?: AlertEvent;
}

/** Tells the people of a collaboration what has happened, each on the platform and by mail as they have chosen. */
export async function tellCollaboration(
  tx: Database,
  post: Post,
  row: CollaborationRow,
  news: News,
): Promise<void> {
  if (news.to.includes('student')) await tellStudents(tx, post, row, news);
  if (news.to.includes('organization')) await tellOrganization(tx, post, row, news);
  if (news.to.includes('teacher')) await tellTeacher(tx, post, row, news);
}

const label = 'Ver la colaboración';
const pathOf = ({ id }: CollaborationRow): string => `/colaboraciones/${id}`;
const quoted = (reason: string | null): string[] => (reason === null ? [] : [`«${reason}»`]);

async function tellStudents(
  tx: Database,
  post: Post,
  row: CollaborationRow,
  { says, reason, by, member }: News,
): Promise<void> {
  const members = await tx
    .select({ id: students.id, userId: students.userId })
    .from(collaborationMembers)
    .innerJoin(students, eq(students.id, collaborationMembers.studentId))
    .where(
      and(
        eq(collaborationMembers.collaborationId, row.id),
        isNull(collaborationMembers.leftAt),
        member === undefined ? undefined : eq(collaborationMembers.id, member),
      ),
    );
  const told = await notify(tx, {
    studentIds: members.flatMap(({ id, userId }) => (userId === by ? [] : id)),
    kind: 'collaboration',
    subject: `Novedades en tu colaboración: ${row.title}`,
    message: html`<p>${says}</p>
      ${reason === null ? '' : html`<p>${reason}</p>`}
      <p><a href="${pathOf(row)}">${label}</a></p>`,
  });
  await mailAtOnce(tx, post, told, {
    stops: 'email',
    mailFor: (name, foot) =>
      composeMail({
        subject: subjectLine`Novedades en tu colaboración: ${row.title}`,
        greeting: greetingTo(name),
        paragraphs: [says, ...quoted(reason)],
        action: { label, url: post.publicUrl + pathOf(row) },
        notes: foot,
      }),
  });
}

async function tellOrganization(
  tx: Database,
  post: Post,
  row: CollaborationRow,
  { says, by, event = 'collaborationMoved' }: News,
): Promise<void> {
  if (row.organizationId === null) return;
  await tellPeople(tx, post, {
    organizationId: row.organizationId,
    event,
    about: row.title,
    path: pathOf(row),
    ...(by !== null && { except: by }),
    mailFor: (name, foot) =>
      alertMail(
        name,
        {
          subject: subjectLine`Novedades en una colaboración: ${row.title}`,
          says,
          action: { label, url: post.publicUrl + pathOf(row) },
        },
        foot,
      ),
  });
}

async function tellTeacher(
  tx: Database,
  { mailer, publicUrl }: Post,
  row: CollaborationRow,
  { says, reason, by }: News,
): Promise<void> {
  if (row.teacherId === null) return;
  const [teacher] = await tx
    .select({ id: users.id, name: users.name, email: users.email })
    .from(teachers)
    .innerJoin(users, eq(users.id, teachers.userId))
    .where(and(eq(teachers.id, row.teacherId), eq(users.emailVerified, true)));
  if (!teacher || teacher.id === by) return;
  await mailer.send(
    teacher.email,
    composeMail({
      subject: subjectLine`Novedades en una colaboración que diriges: ${row.title}`,
      greeting: greetingTo(teacher.name),
      paragraphs: [says, ...quoted(reason)],
      action: { label, url: publicUrl + pathOf(row) },
      notes: ['Recibes este correo porque diriges este trabajo.'],
    }),
    tx,
  );
}
