import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { workCategories } from '@puente/contract/constants/works';
import type { FileId, StudyAreaId, WorkId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { files, teachers, users, works, workStudyAreas } from '../db/schema.ts';
import type { Uploads } from '../uploads/store.ts';
import { authorshipOf } from '../works/authorship.ts';
import { insertAll } from './batches.ts';
import type { WorkIdea } from './data/work-idea.ts';
import { humanWorks } from './data/works-human.ts';
import { technicalWorks } from './data/works-technical.ts';
import type { SeededStudent } from './demo-people.ts';
import { makePdf } from './pdf.ts';
import { makeRandom, type Random } from './random.ts';
import type { Reference } from './reference.ts';
import { workDetails } from './work-details.ts';

const day = 24 * 60 * 60 * 1000;
const mostOfOne = 4;

/** Titles of the demo student's works: one draft, whose tutor is the demo teacher, and three published ones. */
const ofDemoStudent: readonly string[] = [
  'Navegación interior para personas ciegas con balizas recicladas',
  'Aplicación para turnos de voluntariado que funciona sin conexión',
  'Plataforma para compartir material de laboratorio entre institutos',
  'Gemelo digital de una depuradora pequeña',
];

interface Plan {
  idea: WorkIdea;
  author: SeededStudent;
  state: 'draft' | 'published' | 'hiddenByAuthor' | 'hiddenByStaff';
  guided: boolean;
}

/**
 * Seeds 80 works in every stage, some awarded. Uses its own random numbers, so that the rest of the seed does not
 * change.
 */
export async function seedWorks(
  db: Database,
  uploads: Uploads,
  reference: Reference,
  students: readonly SeededStudent[],
): Promise<void> {
  const random = makeRandom(80);
  const plans = plan(random, students);
  const [teacher] = await db
    .select({ id: teachers.id })
    .from(teachers)
    .innerJoin(users, eq(users.id, teachers.userId))
    .where(eq(users.email, 'docente@puente.test'));
  const documents = await seedDocuments(db, uploads, plans);
  const rows = plans.map((planned, index) => ({
    ...workRow(random, planned, index),
    fileId: documents.get(index) ?? null,
    ...(planned.guided &&
      teacher && {
        tutorId: teacher.id,
        // The first of them waits for the teacher's answer.
        tutorAcceptedAt: index === 0 ? null : new Date(),
        tutor: 'Andrés Molina Ferrer',
      }),
  }));
  const ids = await insertAll(db, works, rows);
  await db.insert(workStudyAreas).values(
    plans.flatMap(({ idea }, index) =>
      idea.areas.map((area) => ({
        workId: ids[index] as WorkId,
        studyAreaId: reference.areaIds.get(area) as StudyAreaId,
      })),
    ),
  );
}

/** Freezes the author of each published work, once all works have been seeded. */
export async function seedAuthorship(db: Database): Promise<void> {
  const published = await db
    .selectDistinct({ studentId: works.studentId })
    .from(works)
    .where(isNotNull(works.publishedAt));
  const authors = await authorshipOf(
    db,
    published.flatMap(({ studentId }) => studentId ?? []),
  );
  for (const [studentId, author] of authors)
    await db
      .update(works)
      .set({ ...author, updatedAt: sql`${works.updatedAt}` })
      .where(and(eq(works.studentId, studentId), isNotNull(works.publishedAt)));
}

function plan(random: Random, [demoStudent, ...others]: readonly SeededStudent[]): Plan[] {
  const ideas = [...technicalWorks, ...humanWorks];
  const own = ofDemoStudent.map((title) => ideas.find((idea) => idea.title === title) as WorkIdea);
  const rest = random.sample(
    ideas.filter((idea) => !own.includes(idea)),
    ideas.length,
  );
  const count = new Map<number, number>();
  const nextAuthor = (): SeededStudent => {
    const author = random.pick(others);
    const made = count.get(author.id) ?? 0;
    if (made >= mostOfOne) return nextAuthor();
    count.set(author.id, made + 1);
    return author;
  };
  return [
    ...own.map((idea, index): Plan => ({
      idea,
      author: demoStudent as SeededStudent,
      state: index === 0 ? 'draft' : 'published',
      guided: index < 2,
    })),
    ...rest.map((idea, index): Plan => ({
      idea,
      author: nextAuthor(),
      state: stateOf(index),
      guided: index % 20 === 5,
    })),
  ];
}

function stateOf(index: number): Plan['state'] {
  if (index === 3) return 'hiddenByAuthor';
  if (index === 7) return 'hiddenByStaff';
  return index % 9 === 1 ? 'draft' : 'published';
}

const hidingReasons = {
  hiddenByAuthor: 'Lo estoy corrigiendo antes de la defensa.',
  hiddenByStaff: 'El documento adjunto no corresponde al trabajo que se describe.',
} as const;

function workRow(random: Random, { idea, author, state }: Plan, index: number): typeof works.$inferInsert {
  // A work every nine days: the newest first, as the repository lists them.
  const created = new Date(Date.now() - (6 + index * 9 + random.below(5)) * day);
  const isHidden = state === 'hiddenByAuthor' || state === 'hiddenByStaff';
  return {
    studentId: author.id,
    status: idea.stage,
    title: idea.title,
    summary: idea.summary,
    publishedAt: state === 'draft' ? null : created,
    createdAt: created,
    updatedAt: created,
    language: random.chance(0.85) ? 'Español' : random.pick(['Gallego', 'Catalán', 'Inglés']),
    tags: [...idea.tags],
    sector: idea.sector,
    categories: [
      idea.category,
      ...(random.chance(0.2)
        ? random.sample(
            workCategories.filter((other) => other !== idea.category),
            1,
          )
        : []),
    ],
    tfxDate: idea.stage === 'finished' ? dayBefore(created, 10 + random.below(60)) : null,
    releaseMonth: idea.stage === 'onGoing' ? monthAhead(1 + random.below(10)) : null,
    ...workDetails(idea, index),
    ...(isHidden && {
      hiddenAt: created,
      hidingReason: hidingReasons[state],
      hiddenByStaff: state === 'hiddenByStaff',
    }),
  };
}

const dayBefore = (moment: Date, days: number): Date =>
  new Date(`${new Date(moment.getTime() - days * day).toISOString().slice(0, 10)}T00:00:00.000Z`);

function monthAhead(months: number): string {
  const now = new Date();
  const then = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1));
  return `${String(then.getUTCMonth() + 1).padStart(2, '0')}/${then.getUTCFullYear()}`;
}

/** Seeds a small PDF for each finished work. Returns file ids by the index of the work. */
async function seedDocuments(
  db: Database,
  uploads: Uploads,
  plans: readonly Plan[],
): Promise<Map<number, FileId>> {
  const finished = plans.flatMap((planned, index) =>
    planned.idea.stage === 'finished' ? [{ ...planned, index }] : [],
  );
  const rows = await Promise.all(
    finished.map(async ({ idea, author }) => {
      const bytes = makePdf([
        idea.title,
        author.name,
        author.university,
        '',
        'Resumen',
        ...linesOf(idea.summary),
      ]);
      return {
        ...(await uploads.keep(bytes, { purpose: 'tfx', name: `${idea.title}.pdf`, extension: 'pdf' })),
        ownerId: author.userId,
      };
    }),
  );
  const ids = await insertAll(db, files, rows);
  return new Map(finished.map(({ index }, position) => [index, ids[position] as FileId]));
}

/** Splits a text into lines that fit the page. */
const linesOf = (text: string): string[] => text.match(/.{1,80}(?:\s|$)/g) ?? [text];
