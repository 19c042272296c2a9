import type { PasskeyId, UserId } from '@puente/contract/ids';
import { bigint, index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { moment, stamps } from './columns.ts';

const user = () =>
  integer()
    .$type<UserId>()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Authenticator apps (second-factor/): one for each user. */
export const totps = pgTable('totps', {
  userId: user().primaryKey(),
  /** Encrypted with a key that the database does not have. */
  secret: text().notNull(),
  /** When a first code showed that the app has the secret; it counts for nothing before. */
  confirmedAt: moment(),
  /** The half minute of the last code that was used: each is good once. */
  usedStep: bigint({ mode: 'number' }).notNull().default(0),
  ...stamps,
});

/** Keyed hashes of codes that were not used yet. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: serial().primaryKey(),
    userId: user(),
    hash: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [uniqueIndex('recovery_codes_user_key').on(table.userId, table.hash)],
);

/** Public keys of passkeys (WebAuthn). */
export const passkeys = pgTable(
  'passkeys',
  {
    id: serial().$type<PasskeyId>().primaryKey(),
    userId: user(),
    name: text().notNull(),
    /** Its name in WebAuthn, base64url. */
    credentialId: text().notNull(),
    /** COSE, base64url. */
    publicKey: text().notNull(),
    /** How often it was used, when it counts: a copy of it would fall behind. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** How browsers reach it: `internal`, `usb`. */
    transports: text().array().notNull().default([]),
    lastUsedAt: moment(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('passkeys_credential_key').on(table.credentialId),
    index('passkeys_user_index').on(table.userId),
  ],
);
