import type { Project } from '@puente/contract/entities/project';
import {
  type ProjectChanges,
  projectChanges,
  type PublishedProject,
} from '@puente/contract/forms/project-data';
import type { Database } from '../db/connect.ts';
import { fieldsOf, formColumns } from '../db/fields.ts';
import { projects } from '../db/schema.ts';
import { parseBody } from '../http/parsing.ts';
import type { ProjectRow } from './columns.ts';
import { lastMomentOf } from './deadlines.ts';
import { studyAreasOf, studySubareasOf, tutorsOf } from './relations.ts';

/** Column of each field that the API returns as it is stored. */
export const plainFields = {
  title: 'title',
  description: 'description',
  type: 'type',
  objectives: 'objectives',
  ods: 'ods',
  ods_explanation: 'odsExplanation',
  academic_profile: 'academicProfile',
  requirements: 'requirements',
  working_method: 'workingMethod',
  tags: 'tags',
  internship: 'internship',
  language: 'language',
  presentiality: 'presentiality',
  location: 'location',
  visibility_consent: 'visibilityConsent',
  remuneration: 'remuneration',
  dedication: 'dedication',
  result_owner: 'resultOwner',
  answer_days: 'answerDays',
} as const satisfies Partial<Record<keyof Project, keyof ProjectRow>>;

/** Column of each field of the form except the deadline and the fields in other tables. */
const formFields = {
  ...plainFields,
  coordinator: 'coordinatorId',
  program: 'programId',
} as const satisfies Record<
  Exclude<keyof ProjectChanges, 'deadline' | 'study_areas' | 'study_subareas' | 'tutors' | 'tutor_emails'>,
  keyof ProjectRow
>;

/** Maps the fields of a project to columns; missing ones are left out. @throws Refusal at `deadline` */
export const columnsOf = ({ ods, deadline, ...form }: ProjectChanges) =>
  formColumns(
    projects,
    {
      ...form,
      ods: ods && [...new Set(ods)].sort((a, b) => a - b),
      deadline: typeof deadline === 'string' ? lastMomentOf(deadline) : deadline,
    },
    { ...formFields, deadline: 'deadline' },
  );

/** Fields of a project in the format of the calls that write it. The deadline is handled separately. */
export async function projectFieldsOf(db: Database, row: ProjectRow) {
  const [areas, subareas, tutors] = await Promise.all([
    studyAreasOf(db, [row.id]),
    studySubareasOf(db, [row.id]),
    tutorsOf(db, [row.id]),
  ]);
  return {
    ...fieldsOf(row, formFields),
    study_areas: areas.get(row.id) ?? [],
    study_subareas: subareas.get(row.id) ?? [],
    tutors: tutors.get(row.id) ?? [],
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
