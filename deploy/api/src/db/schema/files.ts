import type { FilePurpose } from '@puente/contract/entities/file';
import { index, integer, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { stamps } from './columns.ts';

/** A smaller copy of an image (specification §3, media file, `formats`). */
export interface FileFormat {
  hash: string;
  ext: string;
  mime: string;
  width: number;
  height: number;
  /** Bytes. */
  size: number;
}

/** Uploaded files; their bytes lie in a store (uploads/), named by `hash`. */
export const files = pgTable(
  'files',
  {
    id: serial().primaryKey(),
    ownerId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** What it was uploaded for decides the limits and who may read it (uploads/purposes.ts). */
    purpose: text().$type<FilePurpose>().notNull(),
    name: text().notNull(),
    alternativeText: text(),
    caption: text(),
    width: integer(),
    height: integer(),
    hash: text().notNull().unique(),
    ext: text().notNull(),
    mime: text().notNull(),
    /** Bytes. */
    size: integer().notNull(),
    formats: jsonb().$type<Record<string, FileFormat>>(),
    /** The store that has the bytes: `disk` or `s3`. */
    provider: text().notNull().default('disk'),
    ...stamps,
  },
  (table) => [index('files_owner_index').on(table.ownerId)],
);
