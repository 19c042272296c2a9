import {
  type ProjectChanges,
  projectChanges,
  type PublishedProject,
} from '@puente/contract/forms/project-data';
import type { Database } from '../db/connect.ts';
import { parseBody } from '../http/parsing.ts';
import type { ProjectRow } from './columns.ts';
import { studyAreasOf, studySubareasOf, tutorsOf } from './relations.ts';
import { wordsOf } from './words.ts';

/** Fields of a project in the format of the calls that write it. The deadline is handled separately. */
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

/** Fields that a template keeps: all except the people who run the project and its tutors. */
export async function templateOf(db: Database, row: ProjectRow): Promise<ProjectChanges> {
  return parseBody(projectChanges, {
    ...(await projectFieldsOf(db, row)),
    coordinator: undefined,
    tutors: undefined,
  });
}
