import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { CertificateFact, CertificateVoidedBy } from '@puente/contract/constants/certificates';
import type { CertificateId, CollaborationMemberId } from '@puente/contract/ids';
import { collaborationMembers } from './collaborations.ts';
import { moment } from './columns.ts';

/**
 * Certificates of students about their collaborations, with what was true on the day of issue. Rows are never deleted:
 * each has a place in the status list that verifiers of badges read.
 */
export const certificates = pgTable(
  'certificates',
  {
    /** Also the place in the status list. */
    id: serial().$type<CertificateId>().primaryKey(),
    memberId: integer()
      .$type<CollaborationMemberId>()
      .notNull()
      .references(() => collaborationMembers.id, { onDelete: 'cascade' }),
    /** Without hyphens. */
    code: text().notNull(),
    /** Full name of the student on the day of issue; null once the account is deleted. */
    holder: text(),
    title: text().notNull(),
    organizationName: text().notNull(),
    begins: date().notNull(),
    ends: date().notNull(),
    /** Confirmed minutes. */
    minutes: integer().notNull(),
    /** Codes of the competences that the organisation confirmed. */
    competences: text().array().notNull(),
    /** Facts that the student shows on the public page. */
    shown: text().array().$type<CertificateFact[]>().notNull().default([]),
    issuedAt: moment().notNull().defaultNow(),
    voidedAt: moment(),
    voidedBy: text().$type<CertificateVoidedBy>(),
    voidReason: text(),
  },
  (table) => [
    uniqueIndex('certificates_code_key').on(table.code),
    index('certificates_member_index').on(table.memberId),
    // One valid certificate per student and collaboration.
    uniqueIndex('certificates_valid_key')
      .on(table.memberId)
      .where(sql`voided_at is null`),
    // The status list, which everybody may ask for.
    index('certificates_voided_index')
      .on(table.id)
      .where(sql`voided_at is not null`),
    check('certificates_voided', sql`(voided_at is null) = (voided_by is null)`),
    check('certificates_minutes', sql`minutes >= 0`),
    check('certificates_days', sql`begins <= ends`),
  ],
);
