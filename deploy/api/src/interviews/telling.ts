import { eq } from 'drizzle-orm';
import type { AlertEvent } from '@puente/contract/constants/alert-kinds';
import { tellPeople } from '../alerts/tell.ts';
import type { Database } from '../db/connect.ts';
import { requireRow } from '../db/require-row.ts';
import { applications, projects, students, users } from '../db/schema.ts';
import { type Html, html } from '../mail/html.ts';
import { composeMail, type Content, greetingTo, type MailContent } from '../mail/mail-content.ts';
import type { Post } from '../mail/post.ts';
import { mailAtOnce } from '../messages/mail-at-once.ts';
import { notify } from '../messages/notify.ts';
import { interviewInvitation } from './calendar.ts';
import type { InterviewRow } from './policy.ts';
import { type Facts, type Occasion, wordsFor } from './words.ts';

/** Alert of the organisation's people about each occasion that they hear of. */
const eventOf: Readonly<Record<Exclude<Occasion, 'offered'>, AlertEvent>> = {
  taken: 'interviewTaken',
  movedByStudent: 'interviewMoved',
  movedByOrganization: 'interviewMoved',
  asked: 'interviewAsked',
  cancelledByStudent: 'interviewCancelled',
  cancelledByOrganization: 'interviewCancelled',
  cancelledByPlatform: 'interviewCancelled',
  soon: 'interviewSoon',
};

interface Told {
  occasion: Occasion;
  row: InterviewRow;
  /**
   * The entry of calendars that the mails bring: the row itself, or the one that has just lost its time. Without it the
   * mails bring none.
   */
  entry?: InterviewRow | undefined;
}

/** Tells both sides of an interview about an occasion, in the transaction that writes the change. */
export async function tellInterview(tx: Database, post: Post, told: Told): Promise<void> {
  const about = await factsOf(tx, told.row);
  await tellStudent(tx, post, told, about);
  await tellOrganization(tx, post, told, about);
}

type About = Awaited<ReturnType<typeof factsOf>>;

async function tellStudent(
  tx: Database,
  post: Post,
  { occasion, row, entry }: Told,
  { facts, student, organization }: About,
): Promise<void> {
  const words = wordsFor('student', occasion, facts);
  if (!words) return;
  const path = `/profile/applications/${row.applicationId}`;
  const action = { label: 'Ver mi entrevista', url: `${post.publicUrl}${path}` };
  const told = await notify(tx, {
    studentIds: [row.studentId],
    kind: 'interview',
    subject: words.subject,
    message: html`${words.says.map(paragraph).reduce(joined)}
      <p><a href="${path}">${action.label}</a></p>`,
  });
  await mailAtOnce(tx, post, told, {
    stops: 'email',
    mailFor: (name, foot) =>
      interviewMail(
        name,
        { ...words, action, foot },
        entry &&
          interviewInvitation(
            entry,
            { project: facts.project, organization, address: action.url },
            { name: student.name, email: student.email },
          ),
      ),
  });
}

const paragraph = (text: string): Html => html`<p>${text}</p>`;
const joined = (one: Html, other: Html): Html => html`${one}${other}`;

async function tellOrganization(
  tx: Database,
  post: Post,
  { occasion, row, entry }: Told,
  { facts, organization, interviewer }: About,
): Promise<void> {
  const words = occasion === 'offered' ? undefined : wordsFor('people', occasion, facts);
  if (occasion === 'offered' || !words) return;
  const path = `/organizations/projects/${row.projectId}/applys?open=${row.applicationId}`;
  const action = { label: 'Ver la entrevista', url: `${post.publicUrl}${path}` };
  await tellPeople(tx, post, {
    organizationId: row.organizationId,
    event: eventOf[occasion],
    about: facts.project,
    path,
    mailFor: (name, foot) =>
      interviewMail(
        name,
        { ...words, action, foot },
        entry &&
          interviewer &&
          interviewInvitation(
            entry,
            { project: `${facts.project} (${facts.person})`, organization, address: action.url },
            interviewer,
          ),
      ),
  });
}

interface Letter {
  subject: Content['subject'];
  says: readonly string[];
  action: Content['action'];
  foot: Content['notes'];
}

const interviewMail = (
  name: string,
  { subject, says, action, foot }: Letter,
  calendar: MailContent['calendar'],
): MailContent => ({
  ...composeMail({ subject, greeting: greetingTo(name), paragraphs: says, action, notes: foot }),
  ...(calendar && { calendar }),
});

async function factsOf(tx: Database, row: InterviewRow) {
  const found = requireRow(
    await tx
      .select({
        project: projects.title,
        organization: projects.organizationName,
        name: users.name,
        surname: users.surname,
        email: users.email,
      })
      .from(applications)
      .innerJoin(projects, eq(projects.id, applications.projectId))
      .innerJoin(students, eq(students.id, applications.studentId))
      .innerJoin(users, eq(users.id, students.userId))
      .where(eq(applications.id, row.applicationId)),
  );
  const [interviewer] =
    row.interviewerId === null
      ? []
      : await tx
          .select({ name: users.name, email: users.email })
          .from(users)
          .where(eq(users.id, row.interviewerId));
  const facts: Facts = {
    project: found.project,
    organization: found.organization,
    person: `${found.name} ${found.surname}`.trim(),
    row,
  };
  return {
    facts,
    organization: found.organization,
    student: { name: facts.person, email: found.email },
    interviewer,
  };
}
