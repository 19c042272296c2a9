import { asc, eq } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { requireRow } from '../db/require-row.ts';
import {
  collaborationMembers,
  collaborations,
  files,
  organizations,
  projects,
  projectStudyAreas,
  students,
  works,
  workStudyAreas,
} from '../db/schema.ts';
import type { Uploads } from '../uploads/store.ts';
import { authorshipOf } from '../works/authorship.ts';
import { makePdf } from './pdf.ts';

const summary =
  'Qué pedía la organización, cómo lo hicimos con ella y qué se queda en marcha. El trabajo cuenta el punto de partida, el método, los resultados y lo que haríamos de otra manera.';

/** Seeds a published work for the first collaboration that was closed. Its organisation lets works name it. */
export async function seedResults(db: Database, uploads: Uploads): Promise<void> {
  const closed = await db
    .select({
      id: collaborations.id,
      title: collaborations.title,
      endedAt: collaborations.endedAt,
      projectId: projects.id,
      tags: projects.tags,
      ods: projects.ods,
      sector: organizations.sector,
      studentId: students.id,
      userId: students.userId,
    })
    .from(collaborations)
    .innerJoin(collaborationMembers, eq(collaborationMembers.collaborationId, collaborations.id))
    .innerJoin(students, eq(students.id, collaborationMembers.studentId))
    .innerJoin(projects, eq(projects.id, collaborations.projectId))
    .innerJoin(organizations, eq(organizations.id, collaborations.organizationId))
    .where(eq(collaborations.state, 'closed'))
    .orderBy(asc(collaborations.id))
    .limit(1);
  for (const { id, title, endedAt, projectId, studentId, userId, ...facts } of closed) {
    const author = (await authorshipOf(db, [studentId])).get(studentId);
    const document = await uploads.keep(
      makePdf([title, `${author?.authorName ?? ''} ${author?.authorSurname ?? ''}`]),
      { purpose: 'tfx', name: `${title}.pdf`, extension: 'pdf' },
    );
    const file = requireRow(
      await db
        .insert(files)
        .values({ ...document, ownerId: userId })
        .returning({ id: files.id }),
    );
    const work = requireRow(
      await db
        .insert(works)
        .values({
          ...facts,
          ...author,
          studentId,
          collaborationId: id,
          status: 'finished',
          title,
          summary,
          language: 'Español',
          licence: 'CC BY 4.0',
          fileId: file.id,
          tfxDate: endedAt,
          publishedAt: endedAt,
        })
        .returning({ id: works.id }),
    );
    const areas = await db
      .select({ studyAreaId: projectStudyAreas.studyAreaId })
      .from(projectStudyAreas)
      .where(eq(projectStudyAreas.projectId, projectId));
    if (areas.length > 0)
      await db.insert(workStudyAreas).values(areas.map((area) => ({ ...area, workId: work.id })));
    await db.update(collaborations).set({ namedInWorks: true }).where(eq(collaborations.id, id));
  }
}
