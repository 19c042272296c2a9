import { and, count, eq, ne, sql } from 'drizzle-orm';
import type { OrganizationId, ProjectId, StudentId } from '@puente/contract/ids';
import { limits } from '@puente/contract/limits';
import type { Database } from '../db/connect.ts';
import { applications, organizations, projects, talentInvitations } from '../db/schema.ts';
import { refuse } from '../http/refuse.ts';
import { html } from '../mail/html.ts';
import type { Post } from '../mail/post.ts';
import { mailAtOnce } from '../messages/mail-at-once.ts';
import { notify } from '../messages/notify.ts';
import type { ProjectRow } from '../projects/columns.ts';
import { isOpen } from '../projects/deadlines.ts';
import { invitationMail } from './mails.ts';
import type { InvitationRow } from './policy.ts';

interface Wanted {
  student: StudentId;
  project: ProjectRow;
  message: string | null;
}

/**
 * Invites a student to a project and notifies them, on the platform and by mail.
 * @throws Refusal TalentAccessRequired, ProjectUnpublished, ProjectClosed, AppliedAlready, AlreadyInvited,
 * TooManyInvitations
 */
export function inviteStudent(
  db: Database,
  post: Post,
  { student, project, message }: Wanted,
): Promise<InvitationRow> {
  const { organizationId } = project;
  return db.transaction(async (tx) => {
    // An organisation's invitations are made one after the other, so that the count below still holds when it is used.
    const [organization] = await tx
      .select({ talentAccess: organizations.talentAccess, name: organizations.name })
      .from(organizations)
      .where(eq(organizations.id, organizationId))
      .for('no key update');
    // A project manager's other organisation may have access, and not this one.
    if (!organization?.talentAccess) throw refuse('TalentAccessRequired');
    if (project.publishedAt === null || project.status === 'draft') throw refuse('ProjectUnpublished');
    if (!isOpen(project)) throw refuse('ProjectClosed');
    if (await hasApplied(tx, student, project.id)) throw refuse('AppliedAlready');
    if ((await sentToday(tx, organizationId)) >= limits.talentInvitation.day)
      throw refuse('TooManyInvitations');
    const [invited] = await tx
      .insert(talentInvitations)
      .values({ studentId: student, projectId: project.id, message })
      .onConflictDoNothing()
      .returning();
    if (!invited) throw refuse('AlreadyInvited');
    await tell(tx, post, { student, title: project.title, organization: organization.name, message });
    return { ...invited, organizationId };
  });
}

async function tell(
  tx: Database,
  post: Post,
  {
    student,
    title,
    organization,
    message,
  }: Record<'title' | 'organization', string> & {
    student: StudentId;
    message: string | null;
  },
): Promise<void> {
  const url = `${post.publicUrl}/profile?section=invitations`;
  const told = await notify(tx, {
    studentIds: [student],
    kind: 'talent_invitations',
    subject: `${organization} te invita a un proyecto`,
    message: html`<p>${organization} te invita al proyecto «${title}».</p>
      <p><a href="/profile?section=invitations">Responder a la invitación</a></p>`,
  });
  await mailAtOnce(tx, post, told, {
    stops: 'talent_invitations',
    mailFor: (name, foot) =>
      invitationMail(name, { organization, project: title, message, url }, post.publicUrl, foot),
  });
}

async function hasApplied(tx: Database, student: StudentId, project: ProjectId): Promise<boolean> {
  const found = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        eq(applications.studentId, student),
        eq(applications.projectId, project),
        ne(applications.status, 'draft'),
      ),
    );
  return found.length > 0;
}

async function sentToday(tx: Database, organizationId: OrganizationId): Promise<number> {
  const [today] = await tx
    .select({ sent: count() })
    .from(talentInvitations)
    .innerJoin(projects, eq(projects.id, talentInvitations.projectId))
    .where(
      and(
        eq(projects.organizationId, organizationId),
        sql`${talentInvitations.createdAt} > now() - interval '24 hours'`,
      ),
    );
  return today?.sent ?? 0;
}
