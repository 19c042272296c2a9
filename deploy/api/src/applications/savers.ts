import { and, eq, isNull, ne, notInArray } from 'drizzle-orm';
import type { ProjectId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { applications, favorites, projects } from '../db/schema.ts';
import { html } from '../mail/html.ts';
import { notify } from '../messages/notify.ts';

/** Texts for students about a project that they saved. */
const news = {
  save_projects_with_candidates: {
    subject: 'Un proyecto que guardaste ya tiene solicitudes',
    says: 'ha recibido su primera solicitud',
  },
  save_projects_selected: {
    subject: 'Un proyecto que guardaste ya ha elegido a alguien',
    says: 'ha elegido a una persona candidata',
  },
} as const;

/**
 * Notifies the students who saved a project and have not applied to it, in the transaction of the event. Students who
 * applied are notified of their own application.
 */
export async function tellSavers(tx: Database, projectId: ProjectId, kind: keyof typeof news): Promise<void> {
  const applicants = tx
    .select({ id: applications.studentId })
    .from(applications)
    .where(and(eq(applications.projectId, projectId), ne(applications.status, 'draft')));
  const savers = await tx
    .select({ id: favorites.studentId })
    .from(favorites)
    .where(and(eq(favorites.projectId, projectId), notInArray(favorites.studentId, applicants)));
  if (savers.length === 0) return;
  const [project] = await tx
    .select({ title: projects.title, organization: projects.organizationName })
    .from(projects)
    // Savers do not see a project that staff have taken down.
    .where(and(eq(projects.id, projectId), isNull(projects.takenDownAt)));
  if (!project) return;
  const { subject, says } = news[kind];
  const message = html`<p>«${project.title}», de <strong>${project.organization}</strong>, ${says}.</p>`;
  await notify(tx, {
    studentIds: savers.map(({ id }) => id),
    kind,
    subject: `${subject}: ${project.title}`,
    message,
  });
}

/** Counts the applications to a project that were sent, or those whose selection the student knows. */
export const countApplications = (
  tx: Database,
  projectId: ProjectId,
  which: 'sent' | 'selected',
): Promise<number> =>
  tx.$count(
    applications,
    and(
      eq(applications.projectId, projectId),
      which === 'sent'
        ? ne(applications.status, 'draft')
        : and(eq(applications.status, 'selected'), isNull(applications.held)),
    ),
  );
