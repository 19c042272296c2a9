import { eq, inArray, sql } from 'drizzle-orm';
import type { Visibility } from '@puente/contract/constants/visibility';
import type { ApplicantProfile, Application } from '@puente/contract/entities/application';
import type { ApplicationId } from '@puente/contract/ids';
import type { MatchedStudent } from '@puente/contract/match';
import type { Actor } from '../access/actor.ts';
import type { Database } from '../db/connect.ts';
import { fieldsOf } from '../db/fields.ts';
import {
  collaborationMembers,
  degrees,
  files,
  organizations,
  projects,
  studentDegrees,
  students,
  studyAreas,
  universities,
  users,
} from '../db/schema.ts';
import { projectColumns } from '../projects/columns.ts';
import { matchedProjectsOf } from '../projects/match.ts';
import { presentProjects } from '../projects/presenter.ts';
import { type Content, nothing, plainFields } from './fields.ts';
import { fitOf } from './fit.ts';
import { asStudentSees, chosenMoment } from './held.ts';
import {
  type ApplicationRow,
  contactFor,
  isApplicant,
  noContact,
  readsContent,
  readsDisability,
  readsOrganizationContact,
} from './policy.ts';

type Relation = 'project' | 'student';

/** Applications as `reader` may see them; a populated project comes with its organisation. */
export async function presentApplications(
  db: Database,
  reader: Actor,
  rows: readonly ApplicationRow[],
  populate: readonly Relation[] = [],
): Promise<Application[]> {
  const [cvs, collaborationOf, projectsById, contacts, people, readers, matchedProjects] = await Promise.all([
    cvsOf(db, rows),
    collaborationsOf(db, reader, rows),
    populate.includes('project') ? projectsOf(db, rows) : null,
    populate.includes('project') ? contactsOf(db, reader, rows) : null,
    populate.includes('student') ? peopleOf(db, rows) : null,
    populate.includes('student') ? readersOf(db, rows) : null,
    populate.includes('student') && reader.role !== 'student'
      ? matchedProjectsOf(
          db,
          rows.map(({ projectId }) => projectId),
        )
      : null,
  ]);
  return rows.map((stored) => {
    const row = isApplicant(reader, stored) ? asStudentSees(stored) : stored;
    const application = presentOwnFields(row, readsContent(reader, row) ? row : nothing, cvs);
    if (!collaborationOf.left.has(row.id))
      application.collaboration = collaborationOf.known.get(row.id) ?? null;
    if (!isApplicant(reader, row)) {
      application.good_candidate = row.goodCandidate;
      application.held = row.held !== null;
      application.sends_at = chosenMoment(row);
    }
    const project = projectsById?.get(row.projectId);
    if (project) application.project = project;
    const reached = contacts?.get(row.organizationId);
    if (reached && readsOrganizationContact(reader, row)) application.organization_contact = reached;
    const person = people?.get(row.studentId);
    if (person) {
      const { profile, visibility, disability } = person;
      const { studied } = row;
      const organization = readers?.get(row.organizationId);
      application.contact = contactFor(reader, row, organization);
      application.student = {
        ...profile,
        ...studied,
        ...(visibility === 'private' && !isApplicant(reader, row) && noStudies),
        ...(application.contact !== 'given' && noContact),
        ...(disability && readsDisability(reader, row, organization) && { disability: true as const }),
      };
      const wanted = matchedProjects?.get(row.projectId);
      if (wanted && !isApplicant(reader, row)) {
        const fit = visibility === 'private' ? null : fitOf(person.matched, studied, wanted);
        application.match = fit?.match ?? null;
        application.supermatch = fit?.isStrong ?? false;
      }
    }
    return application;
  });
}

/** Path of the CV that came with an application. */
export const cvPath = (id: ApplicationId): string => `/api/applys/${id}/cv`;

function presentOwnFields(
  row: ApplicationRow,
  content: Content,
  cvs: ReadonlyMap<number, NonNullable<Application['CV']>>,
): Application {
  const cv = content.cvId === null ? undefined : cvs.get(content.cvId);
  return {
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    status: row.status,
    ...fieldsOf(content, plainFields),
    supermatch: row.supermatch,
    deadline: content.deadline?.toISOString() ?? null,
    answer_due: row.answerDue?.toISOString() ?? null,
    reason: row.statusReason,
    refusal: row.refusal,
    preselectedAt: row.preselectedAt?.toISOString() ?? null,
    answeredAt: row.answeredAt?.toISOString() ?? null,
    withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
    step: row.draftStep,
    CV: cv ?? null,
    CV_url: cv ? cvPath(row.id) : null,
  };
}

export async function presentApplication(
  db: Database,
  reader: Actor,
  row: ApplicationRow,
  populate: readonly Relation[] = [],
): Promise<Application> {
  const [application] = await presentApplications(db, reader, [row], populate);
  return application as Application;
}

async function cvsOf(
  db: Database,
  rows: readonly ApplicationRow[],
): Promise<Map<number, NonNullable<Application['CV']>>> {
  const ids = rows.flatMap(({ cvId }) => cvId ?? []);
  if (ids.length === 0) return new Map();
  const found = await db
    .select({ id: files.id, name: files.name, size: files.size })
    .from(files)
    .where(inArray(files.id, ids));
  return new Map(found.map((file) => [file.id, file]));
}

/** Collaborations that began with these applications, and those that the reader has left. Only selected students have one. */
async function collaborationsOf(db: Database, reader: Actor, rows: readonly ApplicationRow[]) {
  const ids = rows.flatMap(({ id, status }) => (status === 'selected' ? id : []));
  const isStudent = reader.role === 'student';
  if (ids.length === 0) return { known: new Map<number, never>(), left: new Set<number>() };
  const found = await db
    .select({
      application: collaborationMembers.applicationId,
      id: collaborationMembers.collaborationId,
      leftAt: collaborationMembers.leftAt,
    })
    .from(collaborationMembers)
    .where(inArray(collaborationMembers.applicationId, ids));
  return {
    known: new Map(found.map(({ application, id }) => [application, id])),
    left: new Set(found.flatMap(({ application, leftAt }) => (leftAt && isStudent ? application : []))),
  };
}

async function projectsOf(db: Database, rows: readonly ApplicationRow[]) {
  if (rows.length === 0) return new Map<number, never>();
  const found = await db
    .select(projectColumns)
    .from(projects)
    .where(inArray(projects.id, [...new Set(rows.map(({ projectId }) => projectId))]));
  const presented = await presentProjects(db, found, ['organization']);
  return new Map(presented.map((project) => [project.id, project]));
}

async function contactsOf(db: Database, reader: Actor, rows: readonly ApplicationRow[]) {
  const ids = rows.flatMap((row) => (readsOrganizationContact(reader, row) ? row.organizationId : []));
  if (ids.length === 0) return null;
  const found = await db
    .select({
      id: organizations.id,
      name: organizations.contactName,
      mail: organizations.contactMail,
      phone: organizations.contactPhone,
    })
    .from(organizations)
    .where(inArray(organizations.id, [...new Set(ids)]));
  return new Map(found.map(({ id, ...contact }) => [id, contact]));
}

/** Loads the fields of organisations that decide which student data they see. */
async function readersOf(db: Database, rows: readonly ApplicationRow[]) {
  const ids = [...new Set(rows.map(({ organizationId }) => organizationId))];
  if (ids.length === 0) return null;
  const found = await db
    .select({
      id: organizations.id,
      verified: organizations.verified,
      seeksInclusion: organizations.seeksInclusion,
    })
    .from(organizations)
    .where(inArray(organizations.id, ids));
  return new Map(found.map((organization) => [organization.id, organization]));
}

interface Person {
  profile: ApplicantProfile;
  visibility: Visibility;
  matched: MatchedStudent;
  /** True only with the answer 'Sí' and the consent to show it to organisations. No other answer is revealed. */
  disability: boolean;
}

async function peopleOf(db: Database, rows: readonly ApplicationRow[]): Promise<Map<number, Person>> {
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
      student_area: studyAreas.name,
      study_type: students.studyType,
      visibility: students.visibility,
      interests: students.tags,
      workDeadline: students.workDeadline,
      disability: sql<boolean>`${students.disability} is true and ${students.disabilityConsentAt} is not null`,
      // In the same query, regardless of the number of people.
      degrees: sql<
        string[]
      >`array(select coalesce(${degrees.name}, ${studentDegrees.otherName}) from ${studentDegrees}
        left join ${degrees} on ${degrees.id} = ${studentDegrees.degreeId}
        where ${studentDegrees.studentId} = ${students.id} and coalesce(${degrees.name}, ${studentDegrees.otherName}) is not null
        order by ${studentDegrees.id})`,
    })
    .from(students)
    .innerJoin(users, eq(users.id, students.userId))
    .leftJoin(universities, eq(universities.id, students.universityId))
    .leftJoin(studyAreas, eq(studyAreas.id, students.studyAreaId))
    .where(inArray(students.id, [...new Set(rows.map(({ studentId }) => studentId))]));
  return new Map(
    found.map(({ visibility, interests, workDeadline, disability, ...profile }) => {
      const { degrees: studied, student_area: area, study_type: studyType, province } = profile;
      const matched = { degrees: studied, area, studyType, province, interests, workDeadline };
      return [profile.id, { profile, visibility, matched, disability }];
    }),
  );
}

/** An application of a hidden student shows only their name, their university, and the text of the application. */
const noStudies = { degrees: [], student_area: null, study_type: null };
