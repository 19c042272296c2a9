import { bigint, index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { PasskeyId, UserId } from '@puente/contract/ids';
import { users } from './accounts.ts';
import { moment, stamps } from './columns.ts';

const user = () =>
  integer()
    .$type<UserId>()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Authenticator apps (second-factor/): at most one per user. */
export const totps = pgTable('totps', {
  userId: user().primaryKey(),
  /** Encrypted with a key that is not in the database. */
  secret: text().notNull(),
  /** Time of the first valid code, which proves that the app has the secret. The app does not count before. */
  confirmedAt: moment(),
  /** Time step of the last code used, in half minutes. Each code is valid once. */
  usedStep: bigint({ mode: 'number' }).notNull().default(0),
  ...stamps,
});

/** Keyed hashes of the unused recovery codes. */
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
    /** Credential id of WebAuthn, base64url. */
    credentialId: text().notNull(),
    /** COSE, base64url. */
    publicKey: text().notNull(),
    /** Signature counter, if the authenticator has one. The counter of a copy would fall behind. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** Transports by which browsers reach it: `internal`, `usb`. */
    transports: text().array().notNull().default([]),
    lastUsedAt: moment(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('passkeys_credential_key').on(table.credentialId),
    index('passkeys_user_index').on(table.userId),
  ],
);
