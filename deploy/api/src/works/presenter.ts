import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Work } from '@puente/contract/entities/work';
import type { FileId, StudentId, TeacherId, WorkId } from '@puente/contract/ids';
import { isOrganizationRole } from '@puente/contract/roles';
import type { Actor } from '../access/actor.ts';
import type { Database } from '../db/connect.ts';
import { prepared } from '../db/prepared.ts';
import { files, studyAreas, teachers, universities, users, workStudyAreas } from '../db/schema.ts';
import { inAlphabet } from '../lists/alphabet.ts';
import { takedownNotes } from '../takedowns/notes.ts';
import { type Authorship, authorshipOf } from './authorship.ts';
import { originsOf } from './came-from.ts';
import type { WorkRow } from './columns.ts';
import { documentNameOf } from './document-name.ts';
import { isEmbargoed } from './embargo.ts';
import { presentFields } from './fields.ts';
import { canReachTutor, isInvolved, isTutor } from './policy.ts';

type Relation = 'student' | 'study_areas' | 'tutor';
type Author = NonNullable<Work['student']>;
type Tutor = NonNullable<Work['tutor_profile']>;
type Document = NonNullable<Work['file']>;

/** Works as `reader` may see them: one query for their documents, and one for each relation. */
export async function presentWorks(
  db: Database,
  reader: Actor | null,
  rows: readonly WorkRow[],
  populate: readonly Relation[] = [],
): Promise<Work[]> {
  const taken = rows.filter((row) => row.hiddenByStaff && isInvolved(reader, row) && !isTutor(reader, row));
  const [documents, areas, authors, tutors, notes, origins] = await Promise.all([
    documentsOf(
      db,
      rows.flatMap(({ fileId }) => fileId ?? []),
    ),
    populate.includes('study_areas')
      ? areasOf(
          db,
          rows.map(({ id }) => id),
        )
      : null,
    populate.includes('student')
      ? authorshipOf(
          db,
          rows.flatMap(({ studentId, authorName }) => (authorName === null ? (studentId ?? []) : [])),
        )
      : null,
    populate.includes('tutor')
      ? tutorsOf(
          db,
          rows.flatMap(({ tutorId }) => tutorId ?? []),
        )
      : null,
    takedownNotes(
      db,
      'work',
      taken.map(({ id }) => id),
    ),
    originsOf(
      db,
      rows.flatMap(({ collaborationId }) => collaborationId ?? []),
    ),
  ]);
  return rows.map((row) => {
    const mayRead = !isEmbargoed(row) || isInvolved(reader, row);
    const document = documents.get(row.fileId ?? 0);
    const file = document ? { ...document, name: documentNameOf(row, document.name) } : null;
    const work = presentOwnFields(row, file, mayRead);
    work.came_from = row.collaborationId === null ? null : (origins.get(row.collaborationId) ?? null);
    if (areas) work.study_areas = areas.get(row.id) ?? [];
    if (authors) work.student = authorOf(row, authors);
    if (isOrganizationRole(reader?.role)) work.tutor_contactable = canReachTutor(row);
    if (isInvolved(reader, row)) {
      work.isHidden = row.hiddenAt !== null;
      work.hiding_reason = row.hidingReason;
      work.hidden_by_team = row.hiddenByStaff;
      const note = notes.get(row.id);
      if (note) work.taken_down = note;
      if (tutors)
        work.tutor_profile = knowsTutor(reader, row) ? (tutors.get(row.tutorId ?? 0) ?? null) : null;
    }
    return work;
  });
}

/**
 * Tells whether the reader may know the tutor. An address must not reveal its owner to an author: until the teacher
 * accepts, the author sees only what they typed.
 */
const knowsTutor = (reader: Actor | null, row: WorkRow): boolean =>
  row.tutorAcceptedAt !== null || isTutor(reader, row) || reader?.role === 'staff';

export async function presentWork(
  db: Database,
  reader: Actor | null,
  row: WorkRow,
  populate: readonly Relation[] = [],
): Promise<Work> {
  const [work] = await presentWorks(db, reader, [row], populate);
  return work as Work;
}

const presentOwnFields = (row: WorkRow, file: Document | null, mayRead: boolean): Work => ({
  id: row.id,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  publishedAt: row.publishedAt?.toISOString() ?? null,
  isDraft: row.publishedAt === null,
  ...presentFields(row),
  file,
  file_url: file && mayRead ? `/api/tfxes/${row.id}/file` : null,
  awarded: row.awarded,
});

async function documentsOf(db: Database, ids: readonly FileId[]): Promise<Map<number, Document>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .select({ id: files.id, name: files.name, size: files.size })
    .from(files)
    .where(inArray(files.id, [...ids]));
  return new Map(found.map((file) => [file.id, file]));
}

const areasByWork = prepared('work_areas', (db) =>
  db
    .select({
      workId: workStudyAreas.workId,
      names: sql<string[]>`array_agg(${studyAreas.name} order by ${asc(inAlphabet(studyAreas.name))})`,
    })
    .from(workStudyAreas)
    .innerJoin(studyAreas, eq(studyAreas.id, workStudyAreas.studyAreaId))
    .where(sql`${workStudyAreas.workId} = any(${sql.placeholder('ids')})`)
    .groupBy(workStudyAreas.workId),
);

/** Names of the study areas of each of these works. */
export async function areasOf(db: Database, ids: readonly WorkId[]): Promise<Map<number, string[]>> {
  if (ids.length === 0) return new Map();
  const rows = await areasByWork(db).execute({ ids });
  return new Map(rows.map(({ workId, names }) => [workId, names]));
}

/** The author's data at publication. For a draft, and for works published by an earlier release, the current data. */
function authorOf(row: WorkRow, today: ReadonlyMap<StudentId, Authorship>): Author | null {
  if (row.studentId === null) return null;
  const author = row.authorName === null ? today.get(row.studentId) : row;
  if (!author) return null;
  return {
    id: row.studentId,
    name: author.authorName ?? '',
    surname: author.authorSurname ?? '',
    university: author.authorUniversity,
    degree: author.authorDegree,
    degree_type: author.authorDegreeType,
  };
}

async function tutorsOf(db: Database, ids: readonly TeacherId[]): Promise<Map<number, Tutor>> {
  if (ids.length === 0) return new Map();
  const people = await db
    .select({ id: teachers.id, name: users.name, surname: users.surname, university: universities.name })
    .from(teachers)
    .innerJoin(users, eq(users.id, teachers.userId))
    .leftJoin(universities, eq(universities.id, teachers.universityId))
    .where(inArray(teachers.id, [...new Set(ids)]));
  return new Map(people.map((person) => [person.id, person]));
}
