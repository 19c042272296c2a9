import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, serial, text, unique } from 'drizzle-orm/pg-core';
import type { OrganizationEventKind } from '@puente/contract/constants/organization-events';
import type {
  CoordinatorId,
  FileId,
  JoiningId,
  OrganizationEventId,
  OrganizationId,
  ProjectManagerId,
  StaffNoteId,
  UserId,
} from '@puente/contract/ids';
import { inAlphabet } from '../../lists/alphabet.ts';
import { files, users } from './accounts.ts';
import { moment, stamps } from './columns.ts';

/** Words of an organisation's description of itself. */
export const organizationWords = sql`search_words(name || ' ' || coalesce(sector, '') || ' ' || coalesce(type, '') || ' ' || coalesce(location, '') || ' ' || coalesce(description, ''))`;

/** Host of a web address, without `www.`; null without an address. */
export const webHost = (web: SQLWrapper): SQL =>
  sql`lower(substring(${web} from '^https?://(?:www\\.)?([^/:?#]+)'))`;

export const organizations = pgTable(
  'organizations',
  {
    id: serial().$type<OrganizationId>().primaryKey(),
    name: text().notNull(),
    type: text(),
    sector: text(),
    size: text(),
    description: text(),
    location: text(),
    web: text(),
    linkedin: text(),
    logoId: integer()
      .$type<FileId>()
      .references(() => files.id, { onDelete: 'set null' }),
    verified: boolean().notNull().default(false),
    talentAccess: boolean().notNull().default(false),
    /** The organisation seeks people with a disability, and sees the answers of those who agreed to that. */
    seeksInclusion: boolean().notNull().default(false),
    reachedUsHow: text(),
    contactName: text(),
    contactMail: text(),
    contactPhone: text(),
    /** Academic profiles that it seeks (§3, brand.academic_profiles). */
    academicProfiles: text().array().notNull().default([]),
    ...stamps,
  },
  (table) => [
    index('organizations_name_index').on(table.name),
    // Serves releases before 2.1 during a rollout.
    index('organizations_name_order_index').on(sql`fold_text(name)`, table.id),
    index('organizations_name_alphabet_index').on(inAlphabet(sql`name`), table.id),
    index('organizations_web_host_index').on(webHost(sql`web`)),
    index('organizations_search_index').using('gin', organizationWords),
    index('organizations_name_search_index').using('gin', sql`fold_text(name) gin_trgm_ops`),
  ],
);

/** A coordinator has one organisation, or none yet. */
export const coordinators = pgTable(
  'coordinators',
  {
    id: serial().$type<CoordinatorId>().primaryKey(),
    userId: integer()
      .$type<UserId>()
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    organizationId: integer()
      .$type<OrganizationId>()
      .references(() => organizations.id, { onDelete: 'set null' }),
    jobPosition: text(),
    ...stamps,
  },
  (table) => [index('coordinators_organization_index').on(table.organizationId)],
);

/** A project manager acts for several organisations. */
export const projectManagers = pgTable('project_managers', {
  id: serial().$type<ProjectManagerId>().primaryKey(),
  userId: integer()
    .$type<UserId>()
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  ...stamps,
});

export const managedOrganizations = pgTable(
  'managed_organizations',
  {
    projectManagerId: integer()
      .$type<ProjectManagerId>()
      .notNull()
      .references(() => projectManagers.id, { onDelete: 'cascade' }),
    organizationId: integer()
      .$type<OrganizationId>()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.projectManagerId, table.organizationId] }),
    index('managed_organizations_organization_index').on(table.organizationId),
  ],
);

/** A pending request or invitation to act for an organisation. The row is deleted when the other side has decided. */
export const joinings = pgTable(
  'joinings',
  {
    id: serial().$type<JoiningId>().primaryKey(),
    organizationId: integer()
      .$type<OrganizationId>()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    origin: text().$type<'request' | 'invitation'>().notNull(),
    /** In lower case. For a request it is the address of the account. */
    email: text().notNull(),
    /** The user who asked or invited. */
    userId: integer()
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    unique('joinings_organization_email_unique').on(table.organizationId, table.email),
    index('joinings_email_index').on(table.email),
  ],
);

/** Actions for an organisation, with the person who did them. */
export const organizationHistory = pgTable(
  'organization_history',
  {
    id: serial().$type<OrganizationEventId>().primaryKey(),
    organizationId: integer()
      .$type<OrganizationId>()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    kind: text().$type<OrganizationEventKind>().notNull(),
    /** The person who did it; null once they have left the platform. */
    userId: integer()
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
    /** The person whom it affected. */
    aboutId: integer()
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [index('organization_history_organization_index').on(table.organizationId, table.id)],
);

/** Notes of staff about an organisation. */
export const staffNotes = pgTable(
  'staff_notes',
  {
    id: serial().$type<StaffNoteId>().primaryKey(),
    organizationId: integer()
      .$type<OrganizationId>()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    /** The member of staff; null once they have left the platform. */
    authorId: integer()
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
    text: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('staff_notes_organization_index').on(table.organizationId, table.id),
    index('staff_notes_author_index').on(table.authorId),
  ],
);
