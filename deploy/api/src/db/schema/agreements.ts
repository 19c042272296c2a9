import { index, integer, jsonb, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { AgreementSection } from '@puente/contract/agreement-text';
import type { CollaborationSide } from '@puente/contract/constants/collaborations';
import type { AgreementTerms } from '@puente/contract/forms/agreement';
import type {
  AgreementAcceptanceId,
  CollaborationId,
  FileId,
  UniversityId,
  UserId,
} from '@puente/contract/ids';
import { files, users } from './accounts.ts';
import { collaborations } from './collaborations.ts';
import { moment, stamps } from './columns.ts';
import { universities } from './studies.ts';

const madeBy = () =>
  integer()
    .$type<UserId>()
    .references(() => users.id, { onDelete: 'set null' });

const fileOf = () =>
  integer()
    .$type<FileId>()
    .references(() => files.id, { onDelete: 'set null' });

/** Versions of the agreements of collaborations. A version does not change once somebody has accepted it. */
export const agreements = pgTable(
  'agreements',
  {
    id: serial().primaryKey(),
    collaborationId: integer()
      .$type<CollaborationId>()
      .notNull()
      .references(() => collaborations.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    terms: jsonb().$type<AgreementTerms>().notNull(),
    /** The text, as it was written from the terms. */
    sections: jsonb().$type<AgreementSection[]>().notNull(),
    /** SHA-256 of the canonical text, in hexadecimal. */
    fingerprint: text().notNull(),
    writtenById: madeBy(),
    ...stamps,
  },
  (table) => [
    uniqueIndex('agreements_collaboration_version_key').on(table.collaborationId, table.version),
    index('agreements_written_by_index').on(table.writtenById),
  ],
);

/** Record of acceptances. Rows are only added; a deleted account leaves its side and the fingerprint. */
export const agreementAcceptances = pgTable(
  'agreement_acceptances',
  {
    id: serial().$type<AgreementAcceptanceId>().primaryKey(),
    agreementId: integer()
      .notNull()
      .references(() => agreements.id, { onDelete: 'cascade' }),
    side: text().$type<CollaborationSide>().notNull(),
    userId: madeBy(),
    /** Fingerprint of the text that the person read. */
    fingerprint: text().notNull(),
    at: moment().notNull().defaultNow(),
    /** Signed copy, for a party who signed elsewhere. A deleted account takes the copy, and leaves its fingerprint. */
    fileId: fileOf(),
    /** SHA-256 of the bytes of the signed copy, in hexadecimal; null for an acceptance with the account. */
    fileHash: text(),
  },
  (table) => [
    uniqueIndex('agreement_acceptances_user_key').on(table.agreementId, table.userId),
    index('agreement_acceptances_user_index').on(table.userId),
    index('agreement_acceptances_file_index').on(table.fileId),
  ],
);

/** Agreements of universities, with what is known of each in a collaboration. */
export const universityAgreements = pgTable(
  'university_agreements',
  {
    id: serial().primaryKey(),
    collaborationId: integer()
      .$type<CollaborationId>()
      .notNull()
      .references(() => collaborations.id, { onDelete: 'cascade' }),
    universityId: integer()
      .$type<UniversityId>()
      .notNull()
      .references(() => universities.id, { onDelete: 'cascade' }),
    /** Reference by which the university knows it; null while it has only been asked for. */
    reference: text(),
    fileId: fileOf(),
    /** User who wrote it last. */
    writtenById: madeBy(),
    ...stamps,
  },
  (table) => [
    uniqueIndex('university_agreements_key').on(table.collaborationId, table.universityId),
    index('university_agreements_university_index').on(table.universityId),
    index('university_agreements_file_index').on(table.fileId),
    index('university_agreements_written_by_index').on(table.writtenById),
  ],
);
