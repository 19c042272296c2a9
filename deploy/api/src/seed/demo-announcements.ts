import { and, asc, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { requireRow } from '../db/require-row.ts';
import {
  audienceNotices,
  awardCategories,
  awardEditions,
  awardEntries,
  banners,
  students,
  users,
  works,
} from '../db/schema.ts';

const day = 24 * 60 * 60 * 1000;
const inDays = (days: number): Date => new Date(Date.now() + days * day);

/**
 * Seeds a draft of a notice to students, a past banner, and the awards: an open edition with the works that take part,
 * and a planned one.
 */
export async function seedAnnouncements(db: Database): Promise<void> {
  await db.insert(banners).values({
    title: 'Segunda edición de los premios',
    link: '/awards',
    startsAt: new Date('2025-03-09T23:00:00.000Z'),
    endsAt: new Date('2025-05-22T22:00:00.000Z'),
    hiddenOn: ['/organizaciones', '/awards'],
  });
  await db.insert(audienceNotices).values({
    kind: 'u4i_advice',
    title: 'Cómo acotar el tema de tu TFG',
    text: '<p>Un buen tema cabe en <strong>una pregunta</strong>. En el blog tienes tres preguntas para encontrar la tuya.</p>',
    link: '/blog',
    linkText: 'Leer los consejos',
    audience: { universities: [], studyAreas: [], campaigns: [], situations: ['choosing'] },
  });
  const [open] = await db
    .insert(awardEditions)
    .values([
      {
        year: 2026,
        name: 'Tercera edición',
        description: 'Para trabajos que dejan algo **útil** a quien lo necesitaba.',
        opensAt: inDays(-30),
        closesAt: inDays(60),
        announcedAt: inDays(90),
      },
      {
        year: 2027,
        name: 'Cuarta edición',
        opensAt: inDays(300),
        closesAt: inDays(360),
        announcedAt: inDays(390),
      },
    ])
    .returning();
  if (!open) return;
  const categories = await db
    .insert(awardCategories)
    .values(['Medio ambiente', 'Personas'].map((name, position) => ({ editionId: open.id, name, position })))
    .returning();
  const entered = await db
    .select({ id: works.id })
    .from(works)
    .innerJoin(students, eq(students.id, works.studentId))
    .innerJoin(users, eq(users.id, students.userId))
    .where(and(isNotNull(works.publishedAt), isNull(works.hiddenAt), eq(works.awarded, false)))
    // One is the demo student's.
    .orderBy(desc(eq(users.email, 'estudiante@puente.test')), asc(works.id))
    .limit(1);
  const others = await db
    .select({ id: works.id })
    .from(works)
    .where(and(isNotNull(works.publishedAt), isNull(works.hiddenAt), eq(works.awarded, false)))
    .orderBy(desc(works.id))
    .limit(4);
  const ids = [...new Set([...entered, ...others].map(({ id }) => id))];
  await db.update(works).set({ awards: true }).where(inArray(works.id, ids));
  await db.insert(awardEntries).values(
    ids.map((workId, index) => ({
      editionId: open.id,
      categoryId: (categories[index % categories.length] ?? requireRow(categories)).id,
      workId,
    })),
  );
}
