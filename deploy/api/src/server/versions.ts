import { eq, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { CallName, Calls } from '@puente/contract/calls';
import type { Database } from '../db/connect.ts';
import {
  blogPosts,
  campaigns,
  coordinators,
  degrees,
  faqs,
  messageTemplates,
  opportunities,
  organizations,
  pages,
  programs,
  projects,
  projectTemplates,
  resources,
  savedSearches,
  settings,
  students,
  talentLists,
  teachers,
  universities,
  users,
  works,
} from '../db/schema.ts';
import { refuse } from '../http/refuse.ts';

/** Entities with a call that changes their records by version. */
export type VersionedEntity = Extract<Calls[CallName], { versioned: string }>['versioned'];

type Table = PgTable & { updatedAt: PgColumn };

const tables: Record<Exclude<VersionedEntity, 'banner'>, Table & { id: PgColumn }> = {
  campaign: campaigns,
  coordinator: coordinators,
  degree: degrees,
  faq: faqs,
  messageTemplate: messageTemplates,
  opportunity: opportunities,
  organization: organizations,
  page: pages,
  post: blogPosts,
  program: programs,
  project: projects,
  projectTemplate: projectTemplates,
  resource: resources,
  savedSearch: savedSearches,
  student: students,
  talentList: talentLists,
  teacher: teachers,
  university: universities,
  user: users,
  work: works,
};

/**
 * Locks the record that a call changes. Refuses the call when the record has changed since the version that its body
 * names as `base`. Call it first in the transaction that writes, so that of two changes to one version the second is
 * refused.
 * @throws Refusal ProjectChanged for a project, RecordChanged for any other; `details.updatedAt` is the current version
 */
export type AssertUnchanged = (tx: Database) => Promise<void>;

/** @param base version from the body; without it nothing is refused */
export const unchangedSince =
  (entity: VersionedEntity, id: number | undefined, base: string | undefined): AssertUnchanged =>
  async (tx) => {
    if (base === undefined) return;
    const [table, which] = entity === 'banner' ? ofBanner : rowOf(entity, id);
    const [row] = await tx
      .select({ updatedAt: table.updatedAt })
      .from(table)
      .where(which)
      .for('no key update');
    const updatedAt = row?.updatedAt as Date | undefined;
    if (updatedAt === undefined || updatedAt.getTime() === Date.parse(base)) return;
    throw refuse(entity === 'project' ? 'ProjectChanged' : 'RecordChanged', {
      updatedAt: updatedAt.toISOString(),
    });
  };

const ofBanner: [Table, SQL] = [settings, eq(settings.key, 'banner')];

function rowOf(entity: keyof typeof tables, id: number | undefined): [Table, SQL] {
  const table = tables[entity];
  return [table, eq(table.id, id)];
}
