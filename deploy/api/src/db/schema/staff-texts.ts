import { index, integer, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core';
import type { TextKind } from '@puente/contract/entities/staff-text';
import type { PostId, ResourceId, TextVersionId, UserId } from '@puente/contract/ids';
import { users } from './accounts.ts';
import { moment } from './columns.ts';
import { blogPosts, resources } from './content.ts';

/** Saved states of the texts that editors write. Rows are added, and go only with their text. */
export const contentVersions = pgTable(
  'content_versions',
  {
    id: serial().$type<TextVersionId>().primaryKey(),
    kind: text().$type<TextKind>().notNull(),
    /** Id of the post, question, page or resource. */
    recordId: integer().notNull(),
    /** The editor; null for a state from before the history, and once they have left the platform. */
    savedBy: integer()
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
    savedAt: moment().notNull().defaultNow(),
    /** Fields of the text, as its call returns them. */
    values: jsonb().$type<unknown>().notNull(),
    /** Names of the fields that differ from the version before. */
    changed: text().array().notNull().default([]),
  },
  (table) => [
    index('content_versions_record_index').on(table.kind, table.recordId, table.id),
    index('content_versions_saved_by_index').on(table.savedBy),
  ],
);

/** Links with which anybody can see a post as its visitors will. */
export const postPreviews = pgTable('post_previews', {
  postId: integer()
    .$type<PostId>()
    .primaryKey()
    .references(() => blogPosts.id, { onDelete: 'cascade' }),
  /** SHA-256 of the secret in the address, which is kept nowhere. */
  secretHash: text().notNull().unique(),
  expiresAt: moment().notNull(),
});

/** Links with which anybody can see a resource as its readers will. */
export const resourcePreviews = pgTable('resource_previews', {
  resourceId: integer()
    .$type<ResourceId>()
    .primaryKey()
    .references(() => resources.id, { onDelete: 'cascade' }),
  /** SHA-256 of the secret in the address, which is kept nowhere. */
  secretHash: text().notNull().unique(),
  expiresAt: moment().notNull(),
});
