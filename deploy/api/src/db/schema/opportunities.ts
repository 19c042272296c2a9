import { type SQL, sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core';
import type { Modality } from '@puente/contract/constants/modalities';
import type { OpportunityKind, OpportunityStatus } from '@puente/contract/constants/opportunities';
import type { OpportunityId, OrganizationId, ProjectMetricId } from '@puente/contract/ids';
import { moment, searchWords, stamps } from './columns.ts';
import { organizations } from './organizations.ts';
import { ofStudent } from './people.ts';

/** Offers and events of organisations; without a publication date they are drafts (§4). */
export const opportunities = pgTable(
  'opportunities',
  {
    id: serial().$type<OpportunityId>().primaryKey(),
    organizationId: integer()
      .$type<OrganizationId>()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    description: text().notNull().default(''),
    status: text().$type<OpportunityStatus>().notNull().default('open'),
    /** `offer` ('Oferta', with a remuneration) or `events` ('Evento', with a date), as clients write them (§7). */
    type: text().$type<OpportunityKind>().notNull(),
    date: moment(),
    remuneration: text(),
    location: text(),
    targetProfile: text(),
    presentiality: text().$type<Modality>(),
    content: text(),
    url: text(),
    publishedAt: moment(),
    /** Time since which staff hide it from everybody but its owner (takedowns). It has no publication date. */
    takenDownAt: moment(),
    /** Words of title, profile and description. */
    search: searchWords()
      .notNull()
      .generatedAlwaysAs(
        (): SQL => sql`search_words(title || ' ' || coalesce(target_profile, '') || ' ' || description)`,
      ),
    /** Words of title and profile, each with its weight. */
    places: searchWords()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`search_places(title, coalesce(target_profile, ''), '')`),
    ...stamps,
  },
  (table) => [
    index('opportunities_search_index').using('gin', table.search),
    index('opportunities_organization_index').on(table.organizationId, table.createdAt.desc().nullsFirst()),
    index('opportunities_published_index')
      .on(table.publishedAt.desc().nullsFirst(), table.id)
      .where(sql`published_at is not null`),
  ],
);

/** Students who marked an opportunity as interesting (§3, `interested` and `opportunities`). */
export const opportunityInterests = pgTable(
  'opportunity_interests',
  {
    studentId: ofStudent(),
    opportunityId: integer()
      .$type<OpportunityId>()
      .notNull()
      .references(() => opportunities.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.opportunityId] }),
    index('opportunity_interests_opportunity_index').on(table.opportunityId),
  ],
);

const ofOrganization = () =>
  integer()
    .$type<OrganizationId>()
    .notNull()
    .references(() => organizations.id, { onDelete: 'cascade' });

/** Organisations that opened a student's profile or the CV of an application, with the time of the last view. */
export const profileViews = pgTable(
  'profile_views',
  {
    studentId: ofStudent(),
    organizationId: ofOrganization(),
    viewedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.organizationId] }),
    index('profile_views_organization_index').on(table.organizationId),
  ],
);

/** Organisations that got a student's e-mail address and telephone, with the time when they first did. */
export const contactDisclosures = pgTable(
  'contact_disclosures',
  {
    studentId: ofStudent(),
    organizationId: ofOrganization(),
    givenAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.organizationId] }),
    index('contact_disclosures_organization_index').on(table.organizationId),
  ],
);

/** Organisations that a student follows. */
export const follows = pgTable(
  'follows',
  {
    studentId: ofStudent(),
    organizationId: ofOrganization(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.organizationId] }),
    index('follows_organization_index').on(table.organizationId, table.createdAt),
  ],
);

/** Events of follows (§3, project metric), anonymous. `deleteEntry` is set when the student unfollowed. */
export const projectMetrics = pgTable(
  'project_metrics',
  {
    id: serial().$type<ProjectMetricId>().primaryKey(),
    type: text().$type<'follow'>().notNull(),
    date: moment().notNull().defaultNow(),
    organizationId: integer()
      .$type<OrganizationId>()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    deleteEntry: boolean().notNull().default(false),
  },
  (table) => [index('project_metrics_organization_index').on(table.organizationId, table.date)],
);
