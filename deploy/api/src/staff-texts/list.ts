import { and, asc, desc, type SQL, sql } from 'drizzle-orm';
import { staffPages } from '@puente/contract/constants/staff-pages';
import type { StaffText, TextKind } from '@puente/contract/entities/staff-text';
import type { PublicationState } from '@puente/contract/publication';
import { blogPosts, contentVersions, faqs, pages, resources, users } from '../db/schema.ts';
import { inAlphabet } from '../lists/alphabet.ts';
import { listOf, matches } from '../lists/list.ts';

const stateOfFlag = (published: SQL): SQL => sql`case when ${published} then 'published' else 'draft' end`;

const stateOfMoment = (publishedAt: SQL): SQL =>
  sql`case when ${publishedAt} is null then 'draft' when ${publishedAt} > now() then 'scheduled' else 'published' end`;

const shownPages = sql.raw(staffPages.map((slug) => `'${slug}'`).join());

/** Every text of the site as one table. Staff write some hundred at most. */
const texts = sql`(select 'post' as kind, ${blogPosts.id} as id, ${blogPosts.title} as title,
    ${stateOfMoment(sql`${blogPosts.publishedAt}`)} as state,
    ${blogPosts.publishedAt} as published_at, ${blogPosts.updatedAt} as updated_at from ${blogPosts}
  union all select 'faq', ${faqs.id}, ${faqs.question}, ${stateOfFlag(sql`${faqs.published}`)}, null, ${faqs.updatedAt} from ${faqs}
  union all select 'page', ${pages.id}, ${pages.title}, ${stateOfFlag(sql`${pages.published}`)}, null, ${pages.updatedAt} from ${pages}
    where ${pages.slug} in (${shownPages})
  union all select 'resource', ${resources.id}, ${resources.title}, ${stateOfMoment(sql`${resources.publishedAt}`)}, ${resources.publishedAt},
    ${resources.updatedAt} from ${resources}) texts`;

/** Name of the editor who saved a text last. Columns are written out, as Drizzle would leave their tables away here. */
const lastEditor = sql<
  string | null
>`(select trim(editor.name || ' ' || editor.surname) from ${contentVersions} kept
  join ${users} editor on editor.id = kept.saved_by
  where kept.kind = texts.kind and kept.record_id = texts.id order by kept.id desc limit 1)`;

const hasEachWord = (text: string | undefined): SQL | undefined =>
  and(...(text?.split(/\s+/) ?? []).map((word) => sql`fold_text(texts.title) like word_pattern(${word})`));

const byKind = sql`texts.kind asc, texts.id desc`;

export const browseTexts = listOf<'GET /api/staff-texts'>()({
  from: texts,
  read: (db, { where, orderBy, limit, offset, total }) =>
    db
      .select({
        kind: sql<TextKind>`texts.kind`,
        id: sql<number>`texts.id`,
        title: sql<string>`texts.title`,
        state: sql<PublicationState>`texts.state`,
        publishedAt: sql<Date | null>`texts.published_at`.mapWith(blogPosts.publishedAt),
        updatedAt: sql<Date>`texts.updated_at`.mapWith(blogPosts.updatedAt),
        who: lastEditor,
        total,
      })
      .from(texts)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
  filters: {
    keyword: ({ $containsi }) => hasEachWord($containsi),
    kind: matches(sql`texts.kind`),
    state: matches(sql`texts.state`),
  },
  sorts: {
    'updatedAt:desc': [desc(sql`texts.updated_at`), byKind],
    'updatedAt:asc': [asc(sql`texts.updated_at`), byKind],
    'title:asc': [asc(inAlphabet(sql`texts.title`)), byKind],
    'title:desc': [desc(inAlphabet(sql`texts.title`)), byKind],
    'publishedAt:desc': [sql`texts.published_at desc nulls last`, byKind],
    'publishedAt:asc': [sql`texts.published_at asc nulls last`, byKind],
  },
  sort: 'updatedAt:desc',
});

type TextRow = Omit<StaffText, 'publishedAt' | 'updatedAt'> & { publishedAt: Date | null; updatedAt: Date };

export const presentText = ({ kind, id, title, state, publishedAt, updatedAt, who }: TextRow): StaffText => ({
  kind,
  id,
  title,
  state,
  publishedAt: publishedAt?.toISOString() ?? null,
  updatedAt: updatedAt.toISOString(),
  who,
});
