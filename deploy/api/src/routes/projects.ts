import type { projectCalls } from '@puente/contract/calls/projects';
import { messages } from '@puente/contract/messages';
import { asc, desc, exists, inArray, sql } from 'drizzle-orm';
import type { Actor } from '../actor.ts';
import type { Database } from '../db/connect.ts';
import { projects, projectStudyAreas, studyAreas } from '../db/schema.ts';
import { refuse, refuseFields } from '../http/refuse.ts';
import { hasWords, listOf, matches } from '../list.ts';
import { presentProject, presentProjects } from '../presenters/project.ts';
import { folded, projectColumns } from '../presenters/project-columns.ts';
import { endOfDay } from '../rules/deadlines.ts';
import type { Routes } from '../serve.ts';

const browse = listOf<'GET /api/projects'>()({
  from: sql`${projects}`,
  read: (db, { where, orderBy, limit, offset, total }) =>
    db.select({ ...projectColumns, total }).from(projects).where(where).orderBy(...orderBy).limit(limit).offset(offset),
  filters: {
    keyword: ({ $containsi }) => hasWords(folded, $containsi),
    // The names become ids once, not for each project: the index then answers project by project, and stops at a full page.
    study_areas: (wanted) =>
      exists(
        sql`(select 1 from ${projectStudyAreas} where ${projectStudyAreas.projectId} = ${projects.id} and ${projectStudyAreas.studyAreaId}
          = any(array(select ${studyAreas.id} from ${studyAreas} where ${matches(studyAreas.name)(wanted) ?? sql`true`})))`,
      ),
    presentiality: matches(projects.presentiality),
    location: matches(projects.location),
    id: matches(projects.id),
  },
  // The index on open projects serves only a query that says 'new' itself, not one that is given it as a value.
  // Who browses wants what takes applications; who asks for certain projects (the saved ones) gets them as they are.
  always: ({ id }) =>
    id ? undefined : sql`${projects.status} = 'new' and (${projects.deadline} is null or ${projects.deadline} >= now())`,
  sorts: {
    'publishedAt:desc': [desc(projects.publishedAt), desc(projects.id)],
    'deadline:asc': [asc(projects.deadline), asc(projects.id)],
    'title:asc': [asc(sql`fold_text(${projects.title})`), asc(projects.id)],
  },
  sort: 'publishedAt:desc',
});

export const projectRoutes = {
  'GET /api/projects': ({ db, query, visible }) =>
    browse(db, query, visible, (rows) => presentProjects(db, rows, query.populate)),

  'GET /api/projects/:id': async ({ db, query, row }) => ({ data: await presentProject(db, row, query.populate) }),

  'POST /api/projects': async ({ db, actor, body: { data } }) => {
    assertActsFor(actor, data.organization);
    const { deadline, study_areas, visibility_consent, organization, ...fields } = data;
    const lastMoment = deadline === null ? null : endOfDay(deadline);
    if (deadline !== null && (lastMoment === null || lastMoment < new Date())) {
      throw refuseFields({ deadline: messages.pattern });
    }
    const areas = await areasNamed(db, study_areas);
    const row = await db.transaction(async (tx) => {
      const [created] = await tx
        .insert(projects)
        .values({
          ...fields,
          organizationId: organization,
          visibilityConsent: visibility_consent,
          deadline: lastMoment,
          status: 'new',
          publishedAt: new Date(),
        })
        .returning(projectColumns);
      if (!created) throw new Error('The insert returned no row.');
      await tx.insert(projectStudyAreas).values(areas.map(({ id }) => ({ projectId: created.id, studyAreaId: id })));
      return created;
    });
    return { data: await presentProject(db, row, ['organization', 'study_areas']) };
  },
} satisfies Routes<typeof projectCalls>;

function assertActsFor(actor: Actor, organizationId: number): void {
  if (actor.organizationIds.length === 0) throw refuse('OrganizationRequired');
  if (!actor.organizationIds.includes(organizationId)) throw refuse('Forbidden');
}

/** @throws Refusal at `study_areas` when one of the names is not an area */
async function areasNamed(db: Database, names: readonly string[]): Promise<{ id: number }[]> {
  const wanted = [...new Set(names)];
  const found = await db.select({ id: studyAreas.id }).from(studyAreas).where(inArray(studyAreas.name, wanted));
  if (found.length !== wanted.length) throw refuseFields({ study_areas: messages.pattern });
  return found;
}
