import { and, asc, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import type { AlertEvent } from '@puente/contract/constants/alert-kinds';
import type { ApplicationId, CollaborationId, ProjectId, UserId } from '@puente/contract/ids';
import type { ActorIn } from '../access/actor.ts';
import { alertMail } from '../alerts/mail-footer.ts';
import { tellPeople } from '../alerts/tell.ts';
import type { ApplicationRow } from '../applications/policy.ts';
import { announceApplications } from '../conversations/announcements.ts';
import type { Database } from '../db/connect.ts';
import { requireRow } from '../db/require-row.ts';
import {
  applications,
  collaborationEvents,
  collaborationMembers,
  collaborations,
  coordinators,
  projects,
  projectTutors,
} from '../db/schema.ts';
import { refuse } from '../http/refuse.ts';
import type { Post } from '../mail/post.ts';
import { type Subject, subjectLine } from '../mail/subject.ts';
import type { CollaborationRow } from './policy.ts';
import { tellCollaboration } from './telling.ts';

type Student = ActorIn<'student'>;
type Project = Pick<typeof projects.$inferSelect, 'id' | 'title' | 'organizationId'>;

/**
 * Confirms the place of a selected student: creates their collaboration, or adds them to that of their team. A second
 * confirmation returns the same one.
 * @throws Refusal StatusNotAllowed when the student is not selected
 */
export function confirmPlace(
  db: Database,
  post: Post,
  student: Student,
  row: ApplicationRow,
): Promise<CollaborationId> {
  return db.transaction(async (tx) => {
    const project = await lockProject(tx, row.projectId);
    const known = await collaborationOf(tx, row.id);
    if (known !== null) return known;
    await assertSelected(tx, row);
    const team = project.teamwork ? await teamOf(tx, project.id) : undefined;
    const joined = team ?? (await begin(tx, project));
    await tx
      .insert(collaborationMembers)
      .values({ collaborationId: joined.id, studentId: student.profileId, applicationId: row.id });
    await tx.insert(collaborationEvents).values({
      collaborationId: joined.id,
      event: team ? 'joined' : 'created',
      side: 'student',
      userId: student.userId,
    });
    if (team)
      await tellCollaboration(tx, post, team, {
        says: `Una persona más se une al equipo de «${team.title}».`,
        reason: null,
        by: student.userId,
        to: ['student', 'teacher'],
      });
    await tellOrganization(tx, post, project, {
      event: 'placeTaken',
      subject: subjectLine`Confirma que participa: ${project.title}`,
      says: `Una persona que seleccionaste para «${project.title}» confirma que participa. Ya podéis acordar las fechas.`,
      path: `/colaboraciones/${joined.id}`,
      label: 'Ver la colaboración',
    });
    await announceApplications(tx, project, [row.id], student.userId);
    return joined.id;
  });
}

/**
 * Declines the place of a selected student. Their application ends like a withdrawn one.
 * @throws Refusal StatusNotAllowed when the student is not selected, or has confirmed
 */
export function declinePlace(
  db: Database,
  post: Post,
  { row, reason, by }: { row: ApplicationRow; reason: string | null; by: UserId },
): Promise<ApplicationRow> {
  return db.transaction(async (tx) => {
    const project = await lockProject(tx, row.projectId);
    if ((await collaborationOf(tx, row.id)) !== null) throw refuse('StatusNotAllowed');
    await assertSelected(tx, row);
    const now = new Date();
    const declined = requireRow(
      await tx
        .update(applications)
        .set({
          status: 'unavailable',
          statusReason: reason ?? 'La persona seleccionada no puede participar.',
          movedBy: null,
          withdrawnAt: now,
        })
        .where(eq(applications.id, row.id))
        .returning(),
    );
    await tellOrganization(tx, post, project, {
      event: 'placeDeclined',
      subject: subjectLine`No va a participar: ${project.title}`,
      says: `Una persona que seleccionaste para «${project.title}» no va a participar. Puedes elegir a otra.`,
      path: `/projects/${project.id}/applys`,
      label: 'Ver las solicitudes',
    });
    await announceApplications(tx, project, [row.id], by);
    return { ...declined, organizationId: row.organizationId };
  });
}

/** The confirmations of a project's places, and the choice to work as a team, happen one after the other. */
export async function lockProject(tx: Database, id: ProjectId): Promise<Project & { teamwork: boolean }> {
  const { title, organizationId, teamwork } = requireRow(
    await tx.select().from(projects).where(eq(projects.id, id)).for('no key update'),
  );
  return { id, title, organizationId, teamwork };
}

async function collaborationOf(tx: Database, id: ApplicationId): Promise<CollaborationId | null> {
  const [member] = await tx
    .select({ id: collaborationMembers.collaborationId })
    .from(collaborationMembers)
    .where(eq(collaborationMembers.applicationId, id));
  return member?.id ?? null;
}

/** A selection counts once the student has been told of it. */
async function assertSelected(tx: Database, { id }: ApplicationRow): Promise<void> {
  const [selected] = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.id, id), eq(applications.status, 'selected'), isNull(applications.held)))
    .for('no key update');
  if (!selected) throw refuse('StatusNotAllowed');
}

async function teamOf(tx: Database, projectId: ProjectId): Promise<CollaborationRow | undefined> {
  const [team] = await tx
    .select()
    .from(collaborations)
    .where(
      and(
        eq(collaborations.projectId, projectId),
        eq(collaborations.isTeam, true),
        ne(collaborations.state, 'cancelled'),
      ),
    )
    .for('no key update');
  if (team?.state === 'closed') throw refuse('CollaborationOver');
  return team;
}

/** Creates a collaboration with what the project says: its coordinator, and the first teacher who agreed to guide it. */
async function begin(
  tx: Database,
  { id, title, organizationId, teamwork }: Project & { teamwork: boolean },
): Promise<CollaborationRow> {
  const [facts] = await tx
    .select({ organizationName: projects.organizationName, tutorId: coordinators.userId })
    .from(projects)
    .leftJoin(coordinators, eq(coordinators.id, projects.coordinatorId))
    .where(eq(projects.id, id));
  const [guide] = await tx
    .select({ teacherId: projectTutors.teacherId })
    .from(projectTutors)
    .where(and(eq(projectTutors.projectId, id), isNotNull(projectTutors.acceptedAt)))
    .orderBy(asc(projectTutors.acceptedAt), asc(projectTutors.teacherId))
    .limit(1);
  return requireRow(
    await tx
      .insert(collaborations)
      .values({
        projectId: id,
        organizationId,
        title,
        organizationName: facts?.organizationName ?? '',
        isTeam: teamwork,
        tutorId: facts?.tutorId ?? null,
        teacherId: guide?.teacherId ?? null,
      })
      .returning(),
  );
}

interface Answered {
  event: AlertEvent;
  subject: Subject;
  says: string;
  path: string;
  label: string;
}

async function tellOrganization(
  tx: Database,
  post: Post,
  { title, organizationId }: Project,
  { event, subject, says, path, label }: Answered,
): Promise<void> {
  await tellPeople(tx, post, {
    organizationId,
    event,
    about: title,
    path,
    mailFor: (name, foot) =>
      alertMail(name, { subject, says, action: { label, url: post.publicUrl + path } }, foot),
  });
}
