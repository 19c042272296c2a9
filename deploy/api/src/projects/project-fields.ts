import {
  type ProjectChanges,
  projectChanges,
  type PublishedProject,
} from '@puente/contract/forms/project-data';
import type { Database } from '../db/connect.ts';
import { parseBody } from '../http/parsing.ts';
import type { ProjectRow } from './columns.ts';
import { wordsOf } from './words.ts';
import { studyAreasOf, studySubareasOf, tutorsOf } from './relations.ts';

/** What a project says, in the words of the calls that write one; its day apart. */
export async function projectFieldsOf(db: Database, row: ProjectRow) {
  const [areas, subareas, tutors] = await Promise.all([
    studyAreasOf(db, [row.id]),
    studySubareasOf(db, [row.id]),
    tutorsOf(db, [row.id]),
  ]);
  return {
    ...wordsOf(row),
    type: row.type ?? undefined,
    study_areas: areas.get(row.id) ?? [],
    study_subareas: subareas.get(row.id) ?? [],
    tutors: tutors.get(row.id) ?? [],
    coordinator: row.coordinatorId,
    program: row.programId,
  } satisfies Record<Exclude<keyof PublishedProject, 'deadline'>, unknown>;
}

/** What a template keeps: neither the people who run a project nor the teachers who guide it. */
export async function templateOf(db: Database, row: ProjectRow): Promise<ProjectChanges> {
  return parseBody(projectChanges, {
    ...(await projectFieldsOf(db, row)),
    coordinator: undefined,
    tutors: undefined,
  });
}
