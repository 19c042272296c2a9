import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { StudyType } from '@puente/contract/constants/study-types';
import type { AgreementRule } from '@puente/contract/forms/university-agreement';
import type { CenterId, DegreeId, StudyAreaId, StudySubareaId, UniversityId } from '@puente/contract/ids';
import { changedAt, stamps } from './columns.ts';

/** Universities. Those that users typed are unvalidated and never listed (specification §3). */
export const universities = pgTable(
  'universities',
  {
    id: serial().$type<UniversityId>().primaryKey(),
    name: text().notNull(),
    /** Short name of a university that campaigns use: udc, usc, vigo (§9). */
    code: text(),
    /** Abbreviations that searches also find: 'UDC', 'UC3M'. */
    shortNames: text().array().notNull().default([]),
    validated: boolean().notNull().default(false),
    /** Agreement that the university needs before its students begin; null for none. */
    agreementRule: jsonb().$type<AgreementRule>(),
    ...stamps,
  },
  (table) => [
    index('universities_typed_index')
      .on(table.createdAt, table.id)
      .where(sql`not validated`),
    uniqueIndex('universities_name_key').on(table.name),
    uniqueIndex('universities_code_key').on(table.code),
  ],
);

/** Places where a university teaches. */
export const centers = pgTable(
  'centers',
  {
    id: serial().$type<CenterId>().primaryKey(),
    universityId: integer()
      .$type<UniversityId>()
      .notNull()
      .references(() => universities.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    province: text().notNull(),
    studyType: text().$type<StudyType>(),
    studyAreaId: integer()
      .$type<StudyAreaId>()
      .references(() => studyAreas.id, { onDelete: 'set null' }),
  },
  (table) => [index('centers_university_index').on(table.universityId)],
);

/** Official degrees; `type` is one of the study types (§9). */
export const degrees = pgTable(
  'degrees',
  {
    id: serial().$type<DegreeId>().primaryKey(),
    name: text().notNull(),
    type: text().$type<StudyType>().notNull(),
    studyAreaId: integer()
      .$type<StudyAreaId>()
      .references(() => studyAreas.id, { onDelete: 'set null' }),
    updatedAt: changedAt(),
  },
  (table) => [uniqueIndex('degrees_name_key').on(table.name)],
);

export const centerDegrees = pgTable(
  'center_degrees',
  {
    centerId: integer()
      .$type<CenterId>()
      .notNull()
      .references(() => centers.id, { onDelete: 'cascade' }),
    degreeId: integer()
      .$type<DegreeId>()
      .notNull()
      .references(() => degrees.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.centerId, table.degreeId] }),
    index('center_degrees_degree_index').on(table.degreeId),
  ],
);

export const studyAreas = pgTable('study_areas', {
  id: serial().$type<StudyAreaId>().primaryKey(),
  name: text().notNull().unique(),
});

export const studySubareas = pgTable(
  'study_subareas',
  {
    id: serial().$type<StudySubareaId>().primaryKey(),
    areaId: integer()
      .$type<StudyAreaId>()
      .notNull()
      .references(() => studyAreas.id, { onDelete: 'cascade' }),
    name: text().notNull(),
  },
  (table) => [uniqueIndex('study_subareas_name_key').on(table.areaId, table.name)],
);
