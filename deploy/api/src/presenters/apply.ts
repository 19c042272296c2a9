import type { Apply } from '@puente/contract/entities/apply';
import type { Status } from '@puente/contract/constants/statuses';
import type { Applicant } from '@puente/contract/entities/student';
import { eq, inArray } from 'drizzle-orm';
import type { Actor } from '../actor.ts';
import type { Database } from '../db/connect.ts';
import { files, projects, students, universities, users } from '../db/schema.ts';
import type { ApplyRow } from '../policies/apply.ts';
import { presentProjects } from './project.ts';
import { projectColumns } from './project-columns.ts';

type Relation = 'project' | 'student';

/** An organisation may write or call once it has shown interest, and keeps that when it has chosen. */
const contactIsShown = (status: Status): boolean => status === 'preselected' || status === 'selected';

/** Applications as `reader` may see them; a populated project comes with its organisation. */
export async function presentApplies(
  db: Database,
  reader: Actor,
  rows: readonly ApplyRow[],
  populate: readonly Relation[] = [],
): Promise<Apply[]> {
  const [cvs, projectsById, people] = await Promise.all([
    cvsOf(db, rows),
    populate.includes('project') ? projectsOf(db, rows) : null,
    populate.includes('student') ? peopleOf(db, rows) : null,
  ]);
  return rows.map((row) => {
    const cv = row.cvId === null ? undefined : cvs.get(row.cvId);
    const apply: Apply = {
      id: row.id,
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
      status: row.status,
      motivation: row.motivation,
      interest: row.interest,
      availability: row.availability,
      video: row.video,
      supermatch: row.supermatch,
      deadline: row.deadline?.toISOString() ?? null,
      CV: cv ?? null,
      CV_url: cv ? `/api/applys/${row.id}/cv` : null,
    };
    const project = projectsById?.get(row.projectId);
    if (project) apply.project = project;
    const person = people?.get(row.studentId);
    if (person) apply.student = applicantFor(reader, row, person);
    return apply;
  });
}

export async function presentApply(
  db: Database,
  reader: Actor,
  row: ApplyRow,
  populate: readonly Relation[] = [],
): Promise<Apply> {
  const [apply] = await presentApplies(db, reader, [row], populate);
  return apply as Apply;
}

function applicantFor(reader: Actor, row: Pick<ApplyRow, 'status' | 'studentId'>, person: Applicant): Applicant {
  const isOneself = reader.role === 'student' && reader.profileId === row.studentId;
  return isOneself || contactIsShown(row.status) ? person : { ...person, email: null, phone: null };
}

async function cvsOf(db: Database, rows: readonly ApplyRow[]): Promise<Map<number, NonNullable<Apply['CV']>>> {
  const ids = rows.flatMap(({ cvId }) => cvId ?? []);
  if (ids.length === 0) return new Map();
  const found = await db
    .select({ id: files.id, name: files.name, size: files.size })
    .from(files)
    .where(inArray(files.id, ids));
  return new Map(found.map((file) => [file.id, file]));
}

async function projectsOf(db: Database, rows: readonly ApplyRow[]) {
  if (rows.length === 0) return new Map<number, never>();
  const found = await db
    .select(projectColumns)
    .from(projects)
    .where(inArray(projects.id, [...new Set(rows.map(({ projectId }) => projectId))]));
  const presented = await presentProjects(db, found, ['organization']);
  return new Map(presented.map((project) => [project.id, project]));
}

async function peopleOf(db: Database, rows: readonly ApplyRow[]): Promise<Map<number, Applicant>> {
  if (rows.length === 0) return new Map();
  const found = await db
    .select({
      id: students.id,
      name: users.name,
      surname: users.surname,
      university: universities.name,
      province: students.province,
      email: users.email,
      phone: users.phone,
    })
    .from(students)
    .innerJoin(users, eq(users.id, students.userId))
    .leftJoin(universities, eq(universities.id, students.universityId))
    .where(inArray(students.id, [...new Set(rows.map(({ studentId }) => studentId))]));
  return new Map(found.map((person) => [person.id, person]));
}
