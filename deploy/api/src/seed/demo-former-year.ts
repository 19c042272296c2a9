import type { OrganizationId, StudentId, StudyAreaId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { applications, projects, projectStudyAreas } from '../db/schema.ts';
import { insertAll } from './batches.ts';
import { answerReasons } from './demo-applications.ts';
import { closingReasons } from './demo-closed-projects.ts';
import { demoOrganizations } from './demo-people.ts';
import { motivations } from './data/people.ts';
import type { Reference } from './reference.ts';

/** A day of the last year, whatever day it is today. */
const lastYear = (month: number): Date =>
  new Date(Date.UTC(new Date().getUTCFullYear() - 1, month - 1, 10, 10));

const former = {
  title: 'Guía de riego para huertos escolares sin programador',
  description:
    'Nueve colegios riegan a ojo y pierden la cosecha en verano. Queríamos una guía corta, con tablas por cultivo y por mes, que pudiera seguir cualquier familia de guardia.\n\nSe probó en tres huertos durante dos meses.',
  type: 'TFG',
  status: 'selected',
  statusReason: closingReasons.selected,
  presentiality: 'hybrid',
  location: 'Lugo',
  language: 'Español',
  ods: [6, 12],
  odsExplanation: 'Los huertos gastan un tercio menos de agua y dan de comer también en julio.',
  visibilityConsent: true,
} as const;

/** A project of last year of each organisation of the demo accounts, with a student who was chosen: reports have two years. */
export async function seedFormerYear(
  db: Database,
  reference: Reference,
  organizationIds: ReadonlyMap<string, OrganizationId>,
  students: readonly { id: StudentId }[],
): Promise<void> {
  const acting = [demoOrganizations.coordinacion, ...demoOrganizations.gestion];
  const ids = await insertAll(
    db,
    projects,
    acting.flatMap((name) => {
      const organizationId = organizationIds.get(name);
      if (organizationId === undefined) return [];
      return [
        {
          ...former,
          ods: [...former.ods],
          organizationId,
          publishedAt: lastYear(3),
          createdAt: lastYear(2),
          updatedAt: lastYear(5),
        },
      ];
    }),
  );
  const science = reference.areaIds.get('Ciencias') as StudyAreaId;
  await db.insert(projectStudyAreas).values(ids.map((projectId) => ({ projectId, studyAreaId: science })));
  await db.insert(applications).values(
    ids.map((projectId, index) => ({
      projectId,
      // Neither the demo student nor those of the first pages, whose figures tests look at.
      studentId: (students.at(-1 - index) as { id: StudentId }).id,
      status: 'selected' as const,
      statusReason: answerReasons.selected,
      motivation: motivations[0],
      createdAt: lastYear(4),
      answeredAt: lastYear(5),
      updatedAt: lastYear(5),
    })),
  );
}
