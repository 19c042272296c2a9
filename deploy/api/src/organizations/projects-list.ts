import { and, asc, desc, sql } from 'drizzle-orm';
import { applications, projects } from '../db/schema.ts';
import { inAlphabet } from '../lists/alphabet.ts';
import { listOf, matches } from '../lists/list.ts';
import { readProjects } from '../projects/slice.ts';

/** SQL of `shownStatus` (projects/deadlines.ts): a new project past its deadline has expired. */
const shownStatus = sql`case when ${projects.status} = 'new' and ${projects.deadline} < now() then 'expired' else ${projects.status} end`;

// Drizzle writes columns of a select from one table without their table: both are named here.
const unanswered = sql`(select count(*) from ${applications} where ${applications}.project_id = ${projects}.id and ${applications}.status = 'new')`;

const foldedTitle = sql`fold_text(${projects.title})`;

/** The projects of one organisation. */
export const organizationProjects = listOf<'GET /api/organizations/:id/projects'>()({
  from: sql`${projects}`,
  read: readProjects,
  filters: {
    keyword: ({ $containsi }) =>
      and(...$containsi.split(/\s+/).map((word) => sql`${foldedTitle} like word_pattern(${word})`)),
    status: (wanted) => matches(shownStatus)(wanted),
  },
  sorts: {
    'createdAt:desc': [desc(projects.createdAt), desc(projects.id)],
    'createdAt:asc': [asc(projects.createdAt), asc(projects.id)],
    'title:asc': [asc(inAlphabet(projects.title)), asc(projects.id)],
    'deadline:asc': [
      desc(sql`(${shownStatus} = 'new')`),
      sql`${projects.deadline} asc nulls last`,
      asc(projects.id),
    ],
    'unanswered:desc': [desc(unanswered), desc(projects.createdAt), desc(projects.id)],
  },
  sort: 'createdAt:desc',
  facets: { status: { value: shownStatus } },
});
