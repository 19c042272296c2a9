import { type SQL, sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core';
import type { FaqAudience } from '@puente/contract/constants/audiences';
import type { ResourcePurpose } from '@puente/contract/constants/resources';
import type { WorkStage } from '@puente/contract/constants/works';
import type { BannerId, FaqId, FileId, PageId, PostId, ResourceId } from '@puente/contract/ids';
import { files } from './accounts.ts';
import { moment, searchWords, stamps } from './columns.ts';
import { ofStudent } from './people.ts';

/** Articles of the resource library (§3, resource). */
export const resources = pgTable(
  'resources',
  {
    id: serial().$type<ResourceId>().primaryKey(),
    title: text().notNull(),
    introduction: text().notNull().default(''),
    pictureId: integer()
      .$type<FileId>()
      .references(() => files.id, { onDelete: 'set null' }),
    /** Alternative text of the picture. */
    pictureText: text(),
    tags: text().array().notNull().default([]),
    tfxStatus: text().$type<WorkStage>(),
    isPopular: boolean().notNull().default(false),
    popularityVisits: integer().notNull().default(0),
    /** `professional_orientation`, `tfx_support` (§2). */
    purposes: text().array().$type<ResourcePurpose[]>().notNull().default([]),
    /** Markdown. */
    content: text().notNull().default(''),
    link: text(),
    /** Null for a draft. A later moment schedules the resource. */
    publishedAt: moment(),
    search: searchWords()
      .notNull()
      .generatedAlwaysAs(
        (): SQL => sql`search_words(title || ' ' || array_text(tags) || ' ' || introduction)`,
      ),
    /** Words of title and tags, each with its weight. */
    places: searchWords()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`search_places(title, array_text(tags), '')`),
    ...stamps,
  },
  (table) => [
    index('resources_published_index').on(
      table.publishedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('resources_search_index').using('gin', table.search),
  ],
);

/** Resources that a student saved (§3, favourites_resources). */
export const favoriteResources = pgTable(
  'favorite_resources',
  {
    studentId: ofStudent(),
    resourceId: integer()
      .$type<ResourceId>()
      .notNull()
      .references(() => resources.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.resourceId] }),
    index('favorite_resources_resource_index').on(table.resourceId),
  ],
);

export const blogPosts = pgTable(
  'blog_posts',
  {
    id: serial().$type<PostId>().primaryKey(),
    /** Last segment of its address. */
    url: text().notNull().unique(),
    title: text().notNull(),
    description: text().notNull().default(''),
    author: text(),
    /** Unused: the reading time is computed from the content. */
    minutes: integer(),
    tags: text().array().notNull().default([]),
    /** Markdown; its first image is the cover when there is no banner (§3). */
    content: text().notNull().default(''),
    metatitle: text(),
    metadescription: text(),
    bannerId: integer()
      .$type<FileId>()
      .references(() => files.id, { onDelete: 'set null' }),
    /** Alternative text of the banner. */
    bannerText: text(),
    /** Null for a draft. A later moment schedules the post. */
    publishedAt: moment(),
    ...stamps,
  },
  (table) => [
    index('blog_posts_published_index').on(
      table.publishedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
);

export const faqs = pgTable(
  'faqs',
  {
    id: serial().$type<FaqId>().primaryKey(),
    question: text().notNull(),
    /** Markdown. */
    answer: text().notNull(),
    /** Audience: student, organization, university; null for all of them. */
    audience: text().$type<FaqAudience>(),
    category: text(),
    position: integer().notNull().default(0),
    published: boolean().notNull().default(true),
    ...stamps,
  },
  (table) => [index('faqs_position_index').on(table.position)],
);

/** Texts that staff edit: legal pages, the team. */
export const pages = pgTable('pages', {
  id: serial().$type<PageId>().primaryKey(),
  slug: text().notNull().unique(),
  title: text().notNull(),
  /** Markdown. */
  content: text().notNull().default(''),
  published: boolean().notNull().default(false),
  ...stamps,
});

/** Banners over all pages. An exclusion constraint (migration 0016) lets none begin before another has ended. */
export const banners = pgTable('banners', {
  id: serial().$type<BannerId>().primaryKey(),
  title: text().notNull(),
  text: text(),
  link: text(),
  startsAt: moment().notNull(),
  endsAt: moment().notNull(),
  /** Paths without the banner. */
  hiddenOn: text().array().notNull().default([]),
  ...stamps,
});

/** Settings that staff make for the whole platform. The banner of releases before 2.2 is one. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
  ...stamps,
});
