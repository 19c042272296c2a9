import { asc, isNotNull } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { favoriteResources, favoriteWorks, follows, organizations, resources, works } from '../db/schema.ts';
import { inRepository } from '../works/policy.ts';
import type { SeededStudent } from './demo-people.ts';
import type { Random } from './random.ts';

const day = 24 * 60 * 60 * 1000;

/** Seeds favourites and follows: the demo student has some of each, the others few or none. */
export async function seedRelations(
  db: Database,
  random: Random,
  seeded: readonly SeededStudent[],
): Promise<void> {
  const [organizationIds, workIds, resourceIds] = [
    await db.select({ id: organizations.id }).from(organizations).orderBy(asc(organizations.id)),
    await db.select({ id: works.id }).from(works).where(inRepository).orderBy(asc(works.id)),
    await db
      .select({ id: resources.id })
      .from(resources)
      .where(isNotNull(resources.publishedAt))
      .orderBy(asc(resources.id)),
  ];
  const kept = <Id extends number>(from: readonly { id: Id }[], ofDemo: number, most: number) =>
    seeded.flatMap((student, index) =>
      random
        .sample(from, index === 0 ? ofDemo : random.below(most + 1))
        .map(({ id }) => ({ student, id, createdAt: new Date(Date.now() - random.next() * 60 * day) })),
    );
  const studentIds = ({ student, createdAt }: { student: SeededStudent; createdAt: Date }) => ({
    studentId: student.id,
    createdAt,
  });

  const followed = kept(organizationIds, 5, 4).map((one) => ({ ...studentIds(one), organizationId: one.id }));
  if (followed.length > 0) await db.insert(follows).values(followed).onConflictDoNothing();
  const savedWorks = kept(workIds, 5, 2).map(({ student, id, createdAt }) => ({
    userId: student.userId,
    workId: id,
    createdAt,
  }));
  if (savedWorks.length > 0) await db.insert(favoriteWorks).values(savedWorks).onConflictDoNothing();
  const articles = kept(resourceIds, 4, 2).map((one) => ({ ...studentIds(one), resourceId: one.id }));
  if (articles.length > 0) await db.insert(favoriteResources).values(articles).onConflictDoNothing();
}
