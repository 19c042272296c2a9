import type { InputOf } from '@puente/contract/call';
import type { Calls } from '@puente/contract/calls';
import type { StudentProfileWizard } from '@puente/contract/forms/student-profile-wizard';
import type { OrganizationId, ProjectId, ResourceId, StudentId, WorkId } from '@puente/contract/ids';
import { written } from './expect-ok.ts';
import { request } from './http.ts';

export type StudentChange = InputOf<'PUT /api/students/:id', Calls['PUT /api/students/:id']>['body']['data'];

/** Changes what `data` holds and leaves the rest: profile fields, preferences, relations. */
export const updateStudent = (id: StudentId, data: StudentChange) =>
  written(request('PUT /api/students/:id', { params: { id }, body: { data } }));

/** The end of the wizard. */
export const completeStudentProfile = (data: StudentProfileWizard) =>
  request('POST /api/students/complete-profile', { body: { data } });

/** Answers of the competence questionnaire; the results come back. */
export const saveCompetences = (answers: Record<string, number>) =>
  request('POST /api/students/competences', { body: { data: { answers } } });

export const followOrganization = (student: StudentId, organization: OrganizationId, follows: boolean) =>
  updateStudent(student, { follows: follows ? { connect: [organization] } : { disconnect: [organization] } });

export const saveWork = (student: StudentId, work: WorkId, saved: boolean) =>
  updateStudent(student, { favorites_tfxes: saved ? { connect: [work] } : { disconnect: [work] } });

/** Saves or removes one project, without overwriting the changes of other tabs. */
export const saveProject = (student: StudentId, project: ProjectId, saved: boolean) =>
  request('PUT /api/students/:id', {
    params: { id: student },
    body: { data: { favorites: saved ? { connect: [project] } : { disconnect: [project] } } },
  });

export const saveResource = (student: StudentId, resource: ResourceId, saved: boolean) =>
  updateStudent(student, {
    favourites_resources: saved ? { connect: [resource] } : { disconnect: [resource] },
  });
