import { asc, desc, eq, sql } from 'drizzle-orm';
import type { resourceCalls } from '@puente/contract/calls/resources';
import type { ResourceUpdate } from '@puente/contract/forms/content';
import { publicationState } from '@puente/contract/publication';
import { publishedResources } from '../content/policy.ts';
import { presentResource, presentResources } from '../content/presenter.ts';
import { publishingAt } from '../content/publishing.ts';
import type { Database } from '../db/connect.ts';
import { textOrNone } from '../db/form-columns.ts';
import { requireRow } from '../db/require-row.ts';
import { resources } from '../db/schema.ts';
import { inAlphabet } from '../lists/alphabet.ts';
import { listOf, matches } from '../lists/list.ts';
import { anyOf } from '../lists/one-of-several.ts';
import type { Slice } from '../lists/slice.ts';
import { hasWords, inPlaces } from '../lists/words.ts';
import { suggestionFor } from '../search/suggestion.ts';
import type { Routes } from '../server/serve.ts';
import { changeOfResource } from '../staff-texts/kept-values.ts';
import { forgetVersions, keepVersion } from '../staff-texts/versions.ts';
import { writeResource } from '../staff-texts/write-text.ts';
import { isFirstThisHour } from '../visits/first-this-hour.ts';
import { resourceColumns, type ResourceRow, resourceSearch } from './columns.ts';
import { relatedTo } from './related.ts';

const read = (db: Database, { where, orderBy, limit, offset, total }: Slice) =>
  db
    .select({ ...resourceColumns, total })
    .from(resources)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);

const byPopularity = [desc(resources.isPopular), desc(resources.popularityVisits), desc(resources.id)];

export const library = listOf<'GET /api/resources'>()({
  from: sql`${resources}`,
  key: resources.id,
  read,
  filters: {
    keyword: ({ $containsi }) => hasWords(resourceSearch, $containsi),
    purposes: anyOf(resources.purposes),
    tags: anyOf(resources.tags),
    tfx_status: matches(resources.tfxStatus),
    is_popular: matches(resources.isPopular),
    id: matches(resources.id),
  },
  sorts: {
    'popularity_visits:desc': byPopularity,
    'publishedAt:desc': [sql`${resources.publishedAt} desc nulls first`, desc(resources.id)],
    'title:asc': [asc(inAlphabet(resources.title)), asc(resources.id)],
  },
  sort: 'popularity_visits:desc',
  ranks: inPlaces(resourceSearch),
  suggest: suggestionFor,
  facets: {
    purposes: { value: sql`purpose`, join: sql`cross join unnest(${resources.purposes}) purpose` },
    tags: { value: sql`tag`, join: sql`cross join unnest(${resources.tags}) tag` },
    tfx_status: { value: resources.tfxStatus },
  },
});

const popular = listOf<'GET /api/resources/popular'>()({
  from: sql`${resources}`,
  read,
  filters: { purposes: anyOf(resources.purposes) },
  always: () => sql`${resources.isPopular} and ${publishedResources}`,
  sorts: { 'popularity_visits:desc': byPopularity },
  sort: 'popularity_visits:desc',
});

export const resourceRoutes = {
  'GET /api/resources': ({ db, query, visible }) =>
    library(db, query, visible, (rows) => presentResources(db, rows, query.populate)),

  'GET /api/resources/popular': ({ db, query, visible }) =>
    popular(db, query, visible, (rows) => presentResources(db, rows, query.populate)),

  'GET /api/resources/:id': async ({ db, row, query }) => ({
    data: await presentResource(db, row, query.populate),
  }),

  'GET /api/resources/:id/related': async ({ db, row, query }) => ({
    data: await presentResources(db, await relatedTo(db, row), query.populate),
  }),

  'POST /api/resources/:id/visit': async ({ db, actor, row }) => {
    if (!isPublished(row) || !(await isFirstThisHour(db, 'resource', row.id, actor))) {
      return { data: { id: row.id, popularity_visits: row.popularityVisits } };
    }
    const [counted] = await db
      .update(resources)
      // A visit is no change of the text.
      .set({
        popularityVisits: sql`${resources.popularityVisits} + 1`,
        updatedAt: sql`${resources.updatedAt}`,
      })
      .where(eq(resources.id, row.id))
      .returning({ visits: resources.popularityVisits });
    return { data: { id: row.id, popularity_visits: counted?.visits ?? row.popularityVisits } };
  },

  'POST /api/resources': async ({ db, actor, body: { data } }) => {
    const { title, purposes, published = true, publishAt } = data;
    const publishedAt = publishingAt({ published, publishAt }, null);
    const values = { ...columnsOf(data), title, purposes, publishedAt };
    const row = await db.transaction(async (tx) => {
      const written = requireRow(await tx.insert(resources).values(values).returning(resourceColumns));
      await keepVersion(tx, { ...changeOfResource(undefined, written), by: actor.userId });
      return written;
    });
    return { data: await presentResource(db, row, ['picture']) };
  },

  'PUT /api/resources/:id': async ({ db, actor, row, body: { data }, assertUnchanged }) => {
    const values = { ...columnsOf(data), publishedAt: publishingAt(data, row.publishedAt) };
    const resource = await writeResource(db, { row, by: actor.userId, values, assertUnchanged });
    return { data: await presentResource(db, resource, ['picture']) };
  },

  'DELETE /api/resources/:id': async ({ db, row }) => {
    await db.transaction(async (tx) => {
      await tx.delete(resources).where(eq(resources.id, row.id));
      await forgetVersions(tx, { kind: 'resource', id: row.id });
    });
    return undefined;
  },
} satisfies Routes<typeof resourceCalls>;

const isPublished = ({ publishedAt }: ResourceRow): boolean =>
  publicationState(publishedAt, new Date()) === 'published';

const columnsOf = ({
  title,
  introduction,
  tags,
  purposes,
  content,
  tfx_status,
  is_popular,
  picture,
  pictureText,
  link,
}: ResourceUpdate) => ({
  title,
  introduction,
  tags,
  purposes,
  content,
  tfxStatus: tfx_status,
  isPopular: is_popular,
  pictureId: picture,
  pictureText: textOrNone(pictureText),
  link: textOrNone(link),
});
