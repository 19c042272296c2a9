import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import type { Project } from '@puente/contract/entities/project';
import type { TeacherId } from '@puente/contract/ids';
import type { Actor } from '../access/actor.ts';
import type { Database } from '../db/connect.ts';
import { prepared } from '../db/prepared.ts';
import {
  applications,
  coordinators,
  files,
  programs,
  projectStudyAreas,
  projectStudySubareas,
  projectTutors,
  studyAreas,
  studySubareas,
  teachers,
  universities,
  users,
} from '../db/schema.ts';
import { inAlphabet } from '../lists/alphabet.ts';
import { presentFile } from '../uploads/presenter.ts';
import type { ProjectRow } from './columns.ts';

/** Relations of projects. Each is loaded in one query for all of them. */

type Applications = NonNullable<Project['applys']>;

const areas = prepared('project_areas', (db) =>
  db
    .select({ id: projectStudyAreas.projectId, related: studyAreas.name })
    .from(projectStudyAreas)
    .innerJoin(studyAreas, eq(studyAreas.id, projectStudyAreas.studyAreaId))
    .where(sql`${projectStudyAreas.projectId} = any(${sql.placeholder('ids')})`)
    .orderBy(asc(inAlphabet(studyAreas.name))),
);

const subareas = prepared('project_subareas', (db) =>
  db
    .select({ id: projectStudySubareas.projectId, related: studySubareas.name })
    .from(projectStudySubareas)
    .innerJoin(studySubareas, eq(studySubareas.id, projectStudySubareas.studySubareaId))
    .where(sql`${projectStudySubareas.projectId} = any(${sql.placeholder('ids')})`)
    .orderBy(asc(inAlphabet(studySubareas.name))),
);

const tutors = prepared('project_tutors', (db) =>
  db
    .select({ id: projectTutors.projectId, related: projectTutors.teacherId })
    .from(projectTutors)
    .where(sql`${projectTutors.projectId} = any(${sql.placeholder('ids')})`)
    .orderBy(asc(projectTutors.teacherId)),
);

const tutorRows = prepared('project_tutor_profiles', (db) =>
  db
    .select({
      projectId: projectTutors.projectId,
      acceptedAt: projectTutors.acceptedAt,
      id: teachers.id,
      name: users.name,
      surname: users.surname,
      university: universities.name,
    })
    .from(projectTutors)
    .innerJoin(teachers, eq(teachers.id, projectTutors.teacherId))
    .innerJoin(users, eq(users.id, teachers.userId))
    .leftJoin(universities, eq(universities.id, teachers.universityId))
    .where(sql`${projectTutors.projectId} = any(${sql.placeholder('ids')})`)
    .orderBy(asc(teachers.id)),
);

const coordinatorRows = prepared('project_coordinators', (db) =>
  db
    .select({
      id: coordinators.id,
      job_position: coordinators.jobPosition,
      name: users.name,
      surname: users.surname,
    })
    .from(coordinators)
    .innerJoin(users, eq(users.id, coordinators.userId))
    .where(sql`${coordinators.id} = any(${sql.placeholder('ids')})`),
);

const programRows = prepared('project_programs', (db) =>
  db
    .select({ id: programs.id, code: programs.code, name: programs.name, logo: files })
    .from(programs)
    .leftJoin(files, eq(files.id, programs.logoId))
    .where(sql`${programs.id} = any(${sql.placeholder('ids')})`),
);

const applicationRows = prepared('project_applys', (db) =>
  db
    .select({
      projectId: applications.projectId,
      id: applications.id,
      createdAt: applications.createdAt,
      updatedAt: applications.updatedAt,
      status: applications.status,
      student: applications.studentId,
    })
    .from(applications)
    .where(
      and(sql`${applications.projectId} = any(${sql.placeholder('ids')})`, ne(applications.status, 'draft')),
    )
    .orderBy(desc(applications.createdAt), desc(applications.id)),
);

type Relations<Related> = ReturnType<
  typeof prepared<{
    execute: (values: { ids: readonly number[] }) => Promise<{ id: number; related: Related }[]>;
  }>
>;

const listsOf =
  <Related>(statement: Relations<Related>) =>
  async (db: Database, ids: readonly number[]): Promise<Map<number, Related[]>> => {
    const rows = ids.length === 0 ? [] : await statement(db).execute({ ids });
    return collect(rows.map(({ id, related }) => [id, related]));
  };

function collect<Item>(pairs: readonly (readonly [number, Item])[]): Map<number, Item[]> {
  const lists = new Map<number, Item[]>();
  for (const [id, item] of pairs) {
    const known = lists.get(id);
    if (known) known.push(item);
    else lists.set(id, [item]);
  }
  return lists;
}

export const studyAreasOf = listsOf<string>(areas);
export const studySubareasOf = listsOf<string>(subareas);
/** All tutors, including those who have not accepted yet: for writing. */
export const tutorsOf = listsOf<TeacherId>(tutors);

type Tutors = Required<Pick<Project, 'tutors' | 'tutor_profiles'>>;

/**
 * Tutors who accepted, by name for a signed-in reader. The people who run the project also get the ids of those who
 * were only asked.
 */
export async function tutorsFor(
  db: Database,
  rows: readonly ProjectRow[],
  reader: Actor | null,
): Promise<Map<number, Tutors>> {
  const found = rows.length === 0 ? [] : await tutorRows(db).execute({ ids: rows.map(({ id }) => id) });
  const byProject = collect(found.map(({ projectId, ...tutor }) => [projectId, tutor] as const));
  return new Map(
    rows.map(({ id, organizationId }) => {
      const asked = byProject.get(id) ?? [];
      const accepted = asked.filter(({ acceptedAt }) => acceptedAt !== null);
      const runs = reader?.organizationIds.includes(organizationId) ?? false;
      return [
        id,
        {
          tutors: (runs ? asked : accepted).map((tutor) => tutor.id),
          tutor_profiles: reader
            ? accepted.map(({ id: tutor, name, surname, university }) => ({
                id: tutor,
                name,
                surname,
                university,
              }))
            : [],
        },
      ];
    }),
  );
}

/** Coordinators by id. Only signed-in readers get the name. */
export async function coordinatorsOf(
  db: Database,
  rows: readonly ProjectRow[],
  reader: Actor | null,
): Promise<Map<number, NonNullable<Project['coordinator']>>> {
  const ids = [...new Set(rows.flatMap(({ coordinatorId }) => coordinatorId ?? []))];
  const found = ids.length === 0 ? [] : await coordinatorRows(db).execute({ ids });
  return new Map(found.map((row) => [row.id, reader ? row : { ...row, name: null, surname: null }]));
}

/** Programs by id. */
export async function programsOf(
  db: Database,
  rows: readonly ProjectRow[],
): Promise<Map<number, NonNullable<Project['program']>>> {
  const ids = [...new Set(rows.flatMap(({ programId }) => programId ?? []))];
  const found = ids.length === 0 ? [] : await programRows(db).execute({ ids });
  return new Map(
    found.map(({ logo, ...program }) => [program.id, { ...program, logo: logo && presentFile(logo) }]),
  );
}

/** Applications of the projects that the reader runs. Other projects have no entry, not even an empty list. */
export async function applicationsOf(
  db: Database,
  rows: readonly ProjectRow[],
  reader: Actor | null,
): Promise<Map<number, Applications>> {
  const ids = rows
    .filter(({ organizationId }) => reader?.organizationIds.includes(organizationId))
    .map(({ id }) => id);
  const found = ids.length === 0 ? [] : await applicationRows(db).execute({ ids });
  const lists = collect(
    found.map(({ projectId, createdAt, updatedAt, ...apply }): readonly [number, Applications[number]] => [
      projectId,
      { ...apply, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() },
    ]),
  );
  return new Map(ids.map((id) => [id, lists.get(id) ?? []]));
}
