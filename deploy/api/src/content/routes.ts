import { asc, desc, eq, sql } from 'drizzle-orm';
import type { contentCalls } from '@puente/contract/calls/content';
import type { PostUpdate } from '@puente/contract/forms/content';
import { limits } from '@puente/contract/limits';
import { messages } from '@puente/contract/messages';
import { assertUnique } from '../db/assert-unique.ts';
import { textOrNone } from '../db/form-columns.ts';
import { requireRow } from '../db/require-row.ts';
import { blogPosts, faqs, pages } from '../db/schema.ts';
import { refuseFields } from '../http/refuse.ts';
import { inAlphabet } from '../lists/alphabet.ts';
import { listOf, matches } from '../lists/list.ts';
import { anyOf } from '../lists/one-of-several.ts';
import { hasWords } from '../lists/words.ts';
import type { Routes } from '../server/serve.ts';
import { changeOfFaq, changeOfPost } from '../staff-texts/kept-values.ts';
import { forgetVersions, keepVersion } from '../staff-texts/versions.ts';
import { writeFaq, writePage, writePost } from '../staff-texts/write-text.ts';
import { publishedPosts } from './policy.ts';
import { presentFaq, presentPage, presentPostEntry, presentPosts } from './presenter.ts';
import { publishingAt } from './publishing.ts';

/** Computed per query, without a column and its index: staff write some hundred posts at most. */
const postWords = sql`search_words(${blogPosts.title} || ' ' || coalesce(${blogPosts.description}, '') || ' ' || array_to_string(${blogPosts.tags}, ' '))`;

const posts = listOf<'GET /api/blog-posts'>()({
  from: sql`${blogPosts}`,
  read: (db, { where, orderBy, limit, offset, total }) =>
    db
      .select({ post: blogPosts, total })
      .from(blogPosts)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
  filters: {
    keyword: ({ $containsi }) => hasWords({ words: postWords }, $containsi),
    url: matches(blogPosts.url),
    title: matches(blogPosts.title),
    tags: anyOf(blogPosts.tags),
    id: matches(blogPosts.id),
  },
  sorts: {
    'publishedAt:desc': [sql`${blogPosts.publishedAt} desc nulls first`, desc(blogPosts.id)],
    'publishedAt:asc': [asc(blogPosts.publishedAt), asc(blogPosts.id)],
    'title:asc': [asc(inAlphabet(blogPosts.title)), asc(blogPosts.id)],
  },
  sort: 'publishedAt:desc',
  facets: { tags: { value: sql`tag`, join: sql`cross join unnest(${blogPosts.tags}) tag` } },
});

const questions = listOf<'GET /api/faqs'>()({
  from: sql`${faqs}`,
  read: (db, { where, orderBy, limit, offset, total }) =>
    db
      .select({ faq: faqs, total })
      .from(faqs)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
  filters: { audience: matches(faqs.audience), category: matches(faqs.category), id: matches(faqs.id) },
  sorts: { 'position:asc': [asc(faqs.position), asc(faqs.id)] },
  sort: 'position:asc',
});

const texts = listOf<'GET /api/pages'>()({
  from: sql`${pages}`,
  read: (db, { where, orderBy, limit, offset, total }) =>
    db
      .select({ page: pages, total })
      .from(pages)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
  filters: { slug: matches(pages.slug), id: matches(pages.id) },
  sorts: { 'slug:asc': [asc(pages.slug)] },
  sort: 'slug:asc',
});

export const contentRoutes = {
  'GET /api/blog-posts': ({ db, query, visible }) =>
    posts(db, query, visible, (rows) =>
      presentPosts(
        db,
        rows.map(({ post }) => post),
        query.populate,
      ),
    ),

  'GET /api/blog-posts/feed': async ({ db }) => ({
    data: (
      await db
        .select({
          title: blogPosts.title,
          description: blogPosts.description,
          author: blogPosts.author,
          url: blogPosts.url,
          updatedAt: blogPosts.updatedAt,
          publishedAt: blogPosts.publishedAt,
        })
        .from(blogPosts)
        .where(publishedPosts)
        .orderBy(desc(blogPosts.publishedAt), desc(blogPosts.id))
        .limit(limits.feedEntries)
    ).map(presentPostEntry),
  }),

  'GET /api/blog-posts/:id': async ({ db, row, query }) => ({
    data: requireRow(await presentPosts(db, [row], query.populate)),
  }),

  'POST /api/blog-posts': async ({ db, actor, body: { data } }) => {
    const { title, url, published = true, publishAt } = data;
    const publishedAt = publishingAt({ published, publishAt }, null);
    const values = { ...columnsOf(data), title, url, publishedAt };
    const rows = await db.transaction(async (tx) => {
      const written = await tx.insert(blogPosts).values(values).onConflictDoNothing().returning();
      const [row] = written;
      if (row) await keepVersion(tx, { ...changeOfPost(undefined, row), by: actor.userId });
      return written;
    });
    if (rows.length === 0) throw refuseFields({ url: messages.taken });
    return { data: requireRow(await presentPosts(db, rows, ['banner'])) };
  },

  'PUT /api/blog-posts/:id': async ({ db, actor, row, body: { data }, assertUnchanged }) => {
    await assertUnique(db, blogPosts, blogPosts.url, data.url, row.id, 'url');
    const values = { ...columnsOf(data), publishedAt: publishingAt(data, row.publishedAt) };
    const post = await writePost(db, { row, by: actor.userId, values, assertUnchanged });
    return { data: requireRow(await presentPosts(db, [post], ['banner'])) };
  },

  'DELETE /api/blog-posts/:id': async ({ db, row }) => {
    await db.transaction(async (tx) => {
      await tx.delete(blogPosts).where(eq(blogPosts.id, row.id));
      await forgetVersions(tx, { kind: 'post', id: row.id });
    });
    return undefined;
  },

  'GET /api/faqs': ({ db, query, visible }) =>
    questions(db, query, visible, (rows) => Promise.resolve(rows.map(({ faq }) => presentFaq(faq)))),

  'POST /api/faqs': async ({ db, actor, body: { data } }) => {
    const values = { ...data, category: textOrNone(data.category) };
    const row = await db.transaction(async (tx) => {
      const written = requireRow(await tx.insert(faqs).values(values).returning());
      await keepVersion(tx, { ...changeOfFaq(undefined, written), by: actor.userId });
      return written;
    });
    return { data: presentFaq(row) };
  },

  'PUT /api/faqs/:id': async ({ db, actor, row, body: { data }, assertUnchanged }) => {
    const values = { ...data, category: textOrNone(data.category) };
    return { data: presentFaq(await writeFaq(db, { row, by: actor.userId, values, assertUnchanged })) };
  },

  'DELETE /api/faqs/:id': async ({ db, row }) => {
    await db.transaction(async (tx) => {
      await tx.delete(faqs).where(eq(faqs.id, row.id));
      await forgetVersions(tx, { kind: 'faq', id: row.id });
    });
    return undefined;
  },

  'GET /api/pages': ({ db, query, visible }) =>
    texts(db, query, visible, (rows) => Promise.resolve(rows.map(({ page }) => presentPage(page)))),

  'PUT /api/pages/:id': async ({ db, actor, row, body: { data }, assertUnchanged }) => ({
    data: presentPage(await writePage(db, { row, by: actor.userId, values: data, assertUnchanged })),
  }),
} satisfies Routes<typeof contentCalls>;

const columnsOf = ({
  title,
  url,
  description,
  tags,
  content,
  banner,
  bannerText,
  author,
  metatitle,
  metadescription,
}: PostUpdate) => ({
  title,
  url,
  description,
  tags,
  content,
  bannerId: banner,
  bannerText: textOrNone(bannerText),
  author: textOrNone(author),
  metatitle: textOrNone(metatitle),
  metadescription: textOrNone(metadescription),
});
