import { and, eq, ne, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { missingFields, missingMessages } from '@puente/contract/entities/lacks-profile';
import type { applicationDraft, newApplication } from '@puente/contract/forms/application';
import type { ProjectId, StudentId } from '@puente/contract/ids';
import type { ActorIn } from '../access/actor.ts';
import { tellPeople } from '../alerts/tell.ts';
import { announceApplications } from '../conversations/announcements.ts';
import type { Database } from '../db/connect.ts';
import { applications, projects, students } from '../db/schema.ts';
import { refuse, refuseFields } from '../http/refuse.ts';
import { html } from '../mail/html.ts';
import type { Post } from '../mail/post.ts';
import { mailAtOnce } from '../messages/mail-at-once.ts';
import { notify } from '../messages/notify.ts';
import type { ProjectRow } from '../projects/columns.ts';
import { endOfDaysAfter, isOpen } from '../projects/deadlines.ts';
import { isSupermatch } from '../projects/match.ts';
import { assertOwnFile } from '../uploads/own-file.ts';
import { columnsOf } from './fields.ts';
import { applicationSentMail, newApplicationMail, whatFollows } from './mails.ts';
import type { ApplicationRow } from './policy.ts';
import { countApplications, tellSavers } from './savers.ts';

type Student = ActorIn<'student'>;

/**
 * Sends an application, new or from a draft, and notifies the organisation's people.
 * @throws Refusal AlreadyApplied, ProjectClosed; ProfileIncomplete with the missing fields
 */
export async function sendApplication(
  db: Database,
  post: Post,
  actor: Student,
  { project: projectId, ...form }: z.output<typeof newApplication>,
): Promise<ApplicationRow> {
  return db.transaction(async (tx) => {
    const [project] = await tx.select().from(projects).where(eq(projects.id, projectId)).for('share');
    if (!project) throw refuse('NotFound');
    if (await hasApplied(tx, actor.profileId, project.id)) throw refuse('AlreadyApplied');
    if (!isOpen(project)) throw refuse('ProjectClosed');
    await assertCompleteProfile(tx, actor.profileId);
    await assertOwnFile(tx, { id: form.CV, userId: actor.userId, purpose: 'cv', field: 'CV' });
    // The project's current promise binds the organisation, even if the project changes later.
    const columns = {
      ...columnsOf(form),
      answerDue: endOfDaysAfter(new Date(), project.answerDays),
      supermatch: await isSupermatch(tx, actor.profileId, project.id),
      draftStep: null,
    };
    const [created] = await tx
      .insert(applications)
      .values({ ...columns, projectId, studentId: actor.profileId, sentAt: sql`now()` })
      // A draft becomes the application that was sent, from this moment on.
      .onConflictDoUpdate({
        target: [applications.studentId, applications.projectId],
        set: { ...columns, status: 'new', createdAt: sql`now()`, sentAt: sql`now()` },
        setWhere: eq(applications.status, 'draft'),
      })
      .returning();
    // No row: a concurrent request inserted it first.
    if (!created) throw refuse('AlreadyApplied');
    if ((await countApplications(tx, project.id, 'sent')) === 1)
      await tellSavers(tx, project.id, 'save_projects_with_candidates');
    const path = `/organizations/projects/${project.id}/applys`;
    await tellPeople(tx, post, {
      organizationId: project.organizationId,
      event: 'applied',
      about: project.title,
      path,
      mailFor: (name, foot) => newApplicationMail(name, project.title, `${post.publicUrl}${path}`, foot),
    });
    await confirmToStudent(tx, post, created, columns.answerDue, project);
    await announceApplications(tx, project, [created.id], null);
    return { ...created, organizationId: project.organizationId };
  });
}

async function confirmToStudent(
  tx: Database,
  post: Post,
  { id, studentId }: Pick<ApplicationRow, 'id' | 'studentId'>,
  answerDue: Date,
  { title, organizationName }: Pick<ProjectRow, 'title' | 'organizationName'>,
): Promise<void> {
  const sent = { id, project: title, organization: organizationName, answerDue };
  const told = await notify(tx, {
    studentIds: [studentId],
    kind: 'application_sent',
    subject: `Solicitud enviada: ${title}`,
    message: html`<p>
        <strong>${organizationName}</strong> ha recibido tu solicitud para el proyecto «${title}».
      </p>
      <p>${whatFollows(sent)}</p>
      <p><a href="/profile/applications/${id}">Ver mi solicitud</a></p>`,
  });
  await mailAtOnce(tx, post, told, {
    stops: 'email',
    mailFor: (name, foot) => applicationSentMail(name, sent, post.publicUrl, foot),
  });
}

/** Saves an unfinished application. @throws Refusal AlreadyApplied, ProjectClosed */
export async function keepDraft(
  db: Database,
  actor: Student,
  project: ProjectRow,
  { project: projectId, ...form }: z.output<typeof applicationDraft>,
): Promise<ApplicationRow> {
  if (await hasApplied(db, actor.profileId, projectId)) throw refuse('AlreadyApplied');
  if (!isOpen(project)) throw refuse('ProjectClosed');
  if (typeof form.CV === 'number')
    await assertOwnFile(db, { id: form.CV, userId: actor.userId, purpose: 'cv', field: 'CV' });
  const columns = columnsOf(form);
  const [kept] = await db
    .insert(applications)
    .values({ ...columns, projectId, studentId: actor.profileId, status: 'draft' })
    .onConflictDoUpdate({
      target: [applications.studentId, applications.projectId],
      set: { ...columns, updatedAt: new Date() },
      setWhere: eq(applications.status, 'draft'),
    })
    .returning();
  if (!kept) throw refuse('AlreadyApplied');
  return { ...kept, organizationId: project.organizationId };
}

async function assertCompleteProfile(tx: Database, studentId: StudentId): Promise<void> {
  const [profile] = await tx
    .select({ university: students.universityId, province: students.province })
    .from(students)
    .where(eq(students.id, studentId));
  const missing = missingFields(profile ?? null);
  if (missing.length > 0) throw refuseFields(missingMessages(missing), 'ProfileIncomplete');
}

async function hasApplied(db: Database, studentId: StudentId, projectId: ProjectId): Promise<boolean> {
  const found = await db
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        eq(applications.studentId, studentId),
        eq(applications.projectId, projectId),
        ne(applications.status, 'draft'),
      ),
    );
  return found.length > 0;
}
