import { eq } from 'drizzle-orm';
import type { TakedownKind } from '@puente/contract/constants/takedowns';
import type { OpportunityId, OrganizationId, ProjectId, StudentId, WorkId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { opportunities, projects, type takedowns, works } from '../db/schema.ts';

/** A record to take down. */
export type Subject =
  | { kind: 'project'; id: ProjectId }
  | { kind: 'work'; id: WorkId }
  | { kind: 'opportunity'; id: OpportunityId };

/** Fields of a record that a takedown needs. */
export interface Locked {
  title: string;
  organizationId: OrganizationId | null;
  studentId: StudentId | null;
  publishedAt: Date | null;
}

/** Locks a record until the end of the transaction, so that takedowns and publications of it follow one another. */
export async function lockRecord(tx: Database, { kind, id }: Subject): Promise<Locked | undefined> {
  if (kind === 'work') {
    const [work] = await tx
      .select({ title: works.title, studentId: works.studentId, publishedAt: works.publishedAt })
      .from(works)
      .where(eq(works.id, id))
      .for('update');
    return work && { ...work, organizationId: null };
  }
  const [record] =
    kind === 'project'
      ? await tx
          .select({
            title: projects.title,
            organizationId: projects.organizationId,
            publishedAt: projects.publishedAt,
          })
          .from(projects)
          .where(eq(projects.id, id))
          .for('update')
      : await tx
          .select({
            title: opportunities.title,
            organizationId: opportunities.organizationId,
            publishedAt: opportunities.publishedAt,
          })
          .from(opportunities)
          .where(eq(opportunities.id, id))
          .for('update');
  return record && { ...record, studentId: null };
}

/**
 * Hides a record. Projects and opportunities lose their publication date, on which all public lists depend, those of
 * earlier releases included.
 */
export async function hideRecord(tx: Database, { kind, id }: Subject, words: string | null): Promise<void> {
  const hidden = { publishedAt: null, takenDownAt: new Date() };
  if (kind === 'project') await tx.update(projects).set(hidden).where(eq(projects.id, id));
  else if (kind === 'opportunity') await tx.update(opportunities).set(hidden).where(eq(opportunities.id, id));
  else
    await tx
      .update(works)
      .set({ hiddenAt: new Date(), hidingReason: words, hiddenByStaff: true })
      .where(eq(works.id, id));
}

/** Shows a record again, with the publication date that it had. */
export async function showRecord(
  tx: Database,
  { kind, id }: Subject,
  publishedAt: Date | null,
): Promise<void> {
  const shown = { publishedAt, takenDownAt: null };
  if (kind === 'project') await tx.update(projects).set(shown).where(eq(projects.id, id));
  else if (kind === 'opportunity') await tx.update(opportunities).set(shown).where(eq(opportunities.id, id));
  else
    await tx
      .update(works)
      .set({ hiddenAt: null, hidingReason: null, hiddenByStaff: false })
      .where(eq(works.id, id));
}

type Ids = Pick<typeof takedowns.$inferSelect, 'projectId' | 'workId' | 'opportunityId'>;

/** @throws Error for a row that names no record, which the database refuses */
export function subjectOf({ projectId, workId, opportunityId }: Ids): Subject {
  if (projectId !== null) return { kind: 'project', id: projectId };
  if (workId !== null) return { kind: 'work', id: workId };
  if (opportunityId !== null) return { kind: 'opportunity', id: opportunityId };
  throw new Error('The takedown names no record.');
}

/** Columns of a new takedown that name its record. */
export const idsOf = (subject: Subject): Ids & { kind: TakedownKind } => ({
  kind: subject.kind,
  projectId: subject.kind === 'project' ? subject.id : null,
  workId: subject.kind === 'work' ? subject.id : null,
  opportunityId: subject.kind === 'opportunity' ? subject.id : null,
});
