import { boolean, index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core';
import type { CampaignId, FileId, ProgramId } from '@puente/contract/ids';
import { files } from './accounts.ts';
import { moment, stamps } from './columns.ts';

/** Regional and corporate campaigns (§9). Students refer to theirs by code. */
export const campaigns = pgTable('campaigns', {
  id: serial().$type<CampaignId>().primaryKey(),
  code: text().notNull().unique(),
  name: text().notNull(),
  title: text().notNull(),
  subtitle: text(),
  logoId: integer()
    .$type<FileId>()
    .references(() => files.id, { onDelete: 'set null' }),
  active: boolean().notNull().default(true),
  /** Null for an open beginning or end. */
  startsAt: moment(),
  endsAt: moment(),
  ...stamps,
});

export const programs = pgTable('programs', {
  id: serial().$type<ProgramId>().primaryKey(),
  code: text().notNull().unique(),
  name: text().notNull(),
  logoId: integer()
    .$type<FileId>()
    .references(() => files.id, { onDelete: 'set null' }),
  ...stamps,
});

/** A program's campaigns (§3, programCampaign). */
export const programCampaigns = pgTable(
  'program_campaigns',
  {
    id: serial().primaryKey(),
    programId: integer()
      .$type<ProgramId>()
      .notNull()
      .references(() => programs.id, { onDelete: 'cascade' }),
    campaignId: integer()
      .$type<CampaignId>()
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('program_campaigns_program_index').on(table.programId),
    index('program_campaigns_campaign_index').on(table.campaignId),
  ],
);
