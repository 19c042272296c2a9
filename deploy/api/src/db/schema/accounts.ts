import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { FilePurpose } from '@puente/contract/entities/file';
import type { FileId, SessionId, UserId } from '@puente/contract/ids';
import type { Role, StaffRole } from '@puente/contract/roles';
import { moment, stamps } from './columns.ts';

/** The four tables that better-auth reads and writes (accounts/auth.ts maps its field names to these). */
export const users = pgTable(
  'users',
  {
    id: serial().$type<UserId>().primaryKey(),
    name: text().notNull(),
    surname: text().notNull().default(''),
    email: text().notNull(),
    emailVerified: boolean().notNull().default(false),
    image: text(),
    phone: text(),
    /** Null until a user of a social login has completed the profile. */
    profileType: text().$type<Role>(),
    /** Of a member of staff. Without one they may do what every member may, and nothing else. */
    staffRole: text().$type<StaffRole>(),
    // Users own files and a file is a user's picture: one of the two types must be written out.
    pictureId: integer()
      .$type<FileId>()
      .references((): AnyPgColumn => files.id, { onDelete: 'set null' }),
    lastLogin: moment(),
    ...stamps,
  },
  (table) => [
    uniqueIndex('users_email_key').on(table.email),
    index('users_people_index').using(
      'gin',
      sql`fold_text(name || ' ' || surname || ' ' || email) gin_trgm_ops`,
    ),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    id: serial().$type<SessionId>().primaryKey(),
    token: text().notNull().unique(),
    userId: integer()
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment().notNull(),
    ipAddress: text(),
    userAgent: text(),
    /** User as whom the member of staff of this session sees the platform. */
    viewedUserId: integer()
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
    /** Set from the start of a view until the member of staff ends it. */
    viewedUntil: moment(),
    viewedReason: text(),
    ...stamps,
  },
  (table) => [
    index('sessions_user_index').on(table.userId),
    index('sessions_viewed_index').on(table.viewedUserId),
    index('sessions_expiry_index').on(table.expiresAt),
  ],
);

/** Ways in which a user logs in: the password (provider `credential`) or a social login. */
export const accounts = pgTable(
  'accounts',
  {
    id: serial().primaryKey(),
    accountId: text().notNull(),
    providerId: text().notNull(),
    userId: integer()
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: timestamp({ withTimezone: true }),
    refreshTokenExpiresAt: timestamp({ withTimezone: true }),
    scope: text(),
    password: text(),
    ...stamps,
  },
  (table) => [
    index('accounts_user_index').on(table.userId),
    uniqueIndex('accounts_provider_key').on(table.providerId, table.accountId),
  ],
);

export const verifications = pgTable(
  'verifications',
  {
    id: serial().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    createdAt: timestamp({ withTimezone: true }).default(sql`now()`),
    updatedAt: timestamp({ withTimezone: true }).default(sql`now()`),
  },
  (table) => [index('verifications_identifier_index').on(table.identifier)],
);

/** A smaller copy of an image (specification §3, media file, `formats`). */
export interface FileFormat {
  hash: string;
  ext: string;
  mime: string;
  width: number;
  height: number;
  /** In bytes. */
  size: number;
}

/** Uploaded files. Their bytes are in a store (uploads/), named by `hash`. */
export const files = pgTable(
  'files',
  {
    id: serial().$type<FileId>().primaryKey(),
    ownerId: integer()
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
    /** Purpose of the upload, which decides the limits and who may read it (uploads/purposes.ts). */
    purpose: text().$type<FilePurpose>().notNull(),
    name: text().notNull(),
    alternativeText: text(),
    caption: text(),
    width: integer(),
    height: integer(),
    hash: text().notNull().unique(),
    ext: text().notNull(),
    mime: text().notNull(),
    /** In bytes. */
    size: integer().notNull(),
    formats: jsonb().$type<Record<string, FileFormat>>(),
    /** The store with the bytes: `disk` or `s3`. */
    provider: text().notNull().default('disk'),
    ...stamps,
  },
  (table) => [index('files_owner_index').on(table.ownerId)],
);
