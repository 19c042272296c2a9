import type { Project, ProjectRelation } from '@puente/contract/entities/project';
import { type Actor, isSupporter } from '../access/actor.ts';
import type { Database } from '../db/connect.ts';
import { fieldsOf } from '../db/fields.ts';
import { organizationSummaries } from '../organizations/summary.ts';
import { takedownNotes } from '../takedowns/notes.ts';
import type { ProjectRow } from './columns.ts';
import { shownStatus } from './deadlines.ts';
import { plainFields } from './fields.ts';
import {
  applicationsOf,
  coordinatorsOf,
  programsOf,
  studyAreasOf,
  studySubareasOf,
  tutorsFor,
} from './relations.ts';

const presentOwnFields = (row: ProjectRow): Project => ({
  id: row.id,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  ...fieldsOf(row, plainFields),
  status: shownStatus(row),
  status_reason: row.statusReason,
  publishedAt: row.publishedAt?.toISOString() ?? null,
  deadline: row.deadline?.toISOString() ?? null,
});

/** Projects as `reader` may see them, with the requested relations: one query for each, for any number of projects. */
export async function presentProjects(
  db: Database,
  rows: readonly ProjectRow[],
  populate: readonly ProjectRelation[] = [],
  reader: Actor | null = null,
): Promise<Project[]> {
  const ids = rows.map(({ id }) => id);
  const ask = <Found>(relation: ProjectRelation, find: () => Promise<Found>): Promise<Found> | undefined =>
    populate.includes(relation) ? find() : undefined;
  const taken = rows.filter(
    ({ takenDownAt, organizationId }) =>
      takenDownAt !== null && (isSupporter(reader) || reader?.organizationIds.includes(organizationId)),
  );
  const [organizations, areas, subareas, tutors, coordinators, programs, applys, notes] = await Promise.all([
    ask('organization', () =>
      organizationSummaries(
        db,
        rows.map(({ organizationId }) => organizationId),
      ),
    ),
    ask('study_areas', () => studyAreasOf(db, ids)),
    ask('study_subareas', () => studySubareasOf(db, ids)),
    ask('tutors', () => tutorsFor(db, rows, reader)),
    ask('coordinator', () => coordinatorsOf(db, rows, reader)),
    ask('program', () => programsOf(db, rows)),
    ask('applys', () => applicationsOf(db, rows, reader)),
    takedownNotes(
      db,
      'project',
      taken.map(({ id }) => id),
    ),
  ]);
  return rows.map((row) => {
    const organization = organizations?.get(row.organizationId);
    const sent = applys?.get(row.id);
    const note = notes.get(row.id);
    return {
      ...presentOwnFields(row),
      ...(organization && { organization }),
      ...(areas && { study_areas: areas.get(row.id) ?? [] }),
      ...(subareas && { study_subareas: subareas.get(row.id) ?? [] }),
      ...tutors?.get(row.id),
      ...(coordinators && { coordinator: related(coordinators, row.coordinatorId) }),
      ...(programs && { program: related(programs, row.programId) }),
      ...(sent && { applys: sent }),
      ...(note && { taken_down: note }),
    };
  });
}

const related = <Found>(found: ReadonlyMap<number, Found>, id: number | null): Found | null =>
  id === null ? null : (found.get(id) ?? null);

export async function presentProject(
  db: Database,
  row: ProjectRow,
  populate: readonly ProjectRelation[] = [],
  reader: Actor | null = null,
): Promise<Project> {
  const [project] = await presentProjects(db, [row], populate, reader);
  return project as Project;
}
