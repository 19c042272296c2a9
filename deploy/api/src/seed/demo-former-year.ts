import type { OrganizationId, StudentId, StudyAreaId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { applications, projects, projectStudyAreas } from '../db/schema.ts';
import { insertAll } from './batches.ts';
import { answerReasons } from './demo-applications.ts';
import { closingReasons } from './demo-closed-projects.ts';
import { demoOrganizations } from './demo-people.ts';
import { motivationOf } from './motivation.ts';
import type { Reference } from './reference.ts';

/** A day of last year, whatever today's date. */
const lastYear = (month: number): Date =>
  new Date(Date.UTC(new Date().getUTCFullYear() - 1, month - 1, 10, 10));

const formerYear = {
  type: 'TFG',
  status: 'selected',
  statusReason: closingReasons.selected,
  presentiality: 'hybrid',
  language: 'Español',
  visibilityConsent: true,
} as const;

/** Projects of last year, one for each organisation of the demo accounts, in their order. */
const formerProjects = [
  {
    title: 'Guía de riego para huertos escolares sin programador',
    description:
      'Nueve colegios riegan a ojo y pierden la cosecha en verano. Queríamos una guía corta, con tablas por cultivo y por mes, que pudiera seguir cualquier familia de guardia.\n\nSe probó en tres huertos durante dos meses.',
    location: 'A Coruña',
    ods: [6, 12],
    odsExplanation: 'Los huertos gastan un tercio menos de agua y dan de comer también en julio.',
  },
  {
    title: 'Inventario de ayudas técnicas que se prestan entre vecinas',
    description:
      'Muletas, camas articuladas y sillas pasan de casa en casa sin que nadie sepa cuántas hay. Pedimos un inventario por barrios, con su estado y con una forma justa de prestarlas.\n\nSe contaron doscientas y se acordó un reglamento de una página.',
    location: 'Zaragoza',
    ods: [3, 10],
    odsExplanation: 'Una silla que se presta cuatro veces son tres familias que no la compran.',
  },
  {
    title: 'Aparcamientos seguros para bicicletas en portales antiguos',
    description:
      'Quien vive en un cuarto sin ascensor no sube la bicicleta cada noche. Se estudiaron veinte portales y los permisos que hacen falta, y se dibujaron tres soluciones que caben bajo la escalera.\n\nDos comunidades las construyeron en otoño.',
    location: 'Zaragoza',
    ods: [11, 13],
    odsExplanation: 'Con sitio para guardarla, la bicicleta se usa también en invierno.',
  },
] as const;

/**
 * Seeds a project of last year for each organisation of the demo accounts, with a selected student, so that reports
 * have two years.
 */
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
    formerProjects.flatMap((former, index) => {
      const organizationId = organizationIds.get(acting[index] ?? '');
      if (organizationId === undefined) return [];
      return [
        {
          ...formerYear,
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
      motivation: motivationOf('former', index),
      createdAt: lastYear(4),
      answeredAt: lastYear(5),
      updatedAt: lastYear(5),
    })),
  );
}
