import { desc, eq } from 'drizzle-orm';
import type { ProfileView } from '@puente/contract/entities/profile-view';
import type { OrganizationId, StudentId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { profileViews } from '../db/schema.ts';
import { organizationSummaries } from '../organizations/summary.ts';

const mostTold = 100;

/** Records that an organisation opened a student's CV or profile, so that the student can see it. */
export async function noteView(
  db: Database,
  studentId: StudentId,
  organizationId: OrganizationId,
): Promise<void> {
  const viewedAt = new Date();
  await db
    .insert(profileViews)
    .values({ studentId, organizationId, viewedAt })
    .onConflictDoUpdate({
      target: [profileViews.studentId, profileViews.organizationId],
      set: { viewedAt },
    });
}

/** Organisations that opened a student's CV or profile, the latest first. */
export async function viewsOf(db: Database, studentId: StudentId): Promise<ProfileView[]> {
  const rows = await db
    .select({ id: profileViews.organizationId, viewedAt: profileViews.viewedAt })
    .from(profileViews)
    .where(eq(profileViews.studentId, studentId))
    .orderBy(desc(profileViews.viewedAt))
    .limit(mostTold);
  const organizations = await organizationSummaries(
    db,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ id, viewedAt }) => {
    const organization = organizations.get(id);
    return organization ? [{ organization, viewedAt: viewedAt.toISOString() }] : [];
  });
}
