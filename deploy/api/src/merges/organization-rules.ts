import { inArray, type SQL, sql } from 'drizzle-orm';
import { limits } from '@puente/contract/limits';
import type { Database } from '../db/connect.ts';
import {
  alerts,
  collaborations,
  contactDisclosures,
  coordinators,
  follows,
  joinings,
  managedOrganizations,
  messageTemplates,
  opportunities,
  organizationHistory,
  profileViews,
  projectManagers,
  projectMetrics,
  projects,
  projectTemplates,
  staffNotes,
  talentLists,
  users,
} from '../db/schema.ts';
import { by, byField, type MergeRule, valuesOf } from './merge-rule.ts';

const fullName = sql<string>`coalesce(nullif(trim(${users.name} || ' ' || ${users.surname}), ''), ${users.email})`;

const namesOf = async (db: Database, where: SQL | undefined): Promise<string[]> =>
  (await db.select({ name: fullName }).from(users).where(where).orderBy(users.id)).map(({ name }) => name);

/** Every foreign key to an organisation. A test compares them with the schema. */
export const organizationRules: readonly MergeRule[] = [
  {
    part: 'people',
    column: coordinators.organizationId,
    names: (db, rows) => namesOf(db, inArray(sql`${users.id}`, valuesOf(rows, 'userId'))),
  },
  {
    part: 'people',
    column: managedOrganizations.organizationId,
    same: by('projectManagerId'),
    names: (db, rows) =>
      namesOf(
        db,
        inArray(
          users.id,
          db
            .select({ id: projectManagers.userId })
            .from(projectManagers)
            .where(inArray(sql`${projectManagers.id}`, valuesOf(rows, 'projectManagerId'))),
        ),
      ),
  },
  { part: 'projects', column: projects.organizationId, names: byField('title') },
  { part: 'collaborations', column: collaborations.organizationId, names: byField('title') },
  { part: 'opportunities', column: opportunities.organizationId, names: byField('title') },
  {
    part: 'joinings',
    column: joinings.organizationId,
    same: by('email'),
    ends: ({ email }, { emails }) => (emails.has(String(email)) ? 'settled' : undefined),
    names: byField('email'),
  },
  {
    part: 'projectTemplates',
    column: projectTemplates.organizationId,
    renamed: { field: 'name', max: limits.projectTemplate.name },
    names: byField('name'),
  },
  {
    part: 'messageTemplates',
    column: messageTemplates.organizationId,
    renamed: { field: 'name', max: limits.messageTemplate.name },
    names: byField('name'),
  },
  {
    part: 'talentLists',
    column: talentLists.organizationId,
    renamed: { field: 'name', max: limits.talentList.name },
    names: byField('name'),
  },
  { part: 'follows', column: follows.organizationId, same: by('studentId'), quiet: true },
  {
    part: 'profileViews',
    column: profileViews.organizationId,
    same: by('studentId'),
    keeps: { field: 'viewedAt', of: 'latest' },
    quiet: true,
  },
  {
    part: 'contactDisclosures',
    column: contactDisclosures.organizationId,
    same: by('studentId'),
    keeps: { field: 'givenAt', of: 'earliest' },
  },
  {
    part: 'alerts',
    column: alerts.organizationId,
    ends: ({ path }, { from }) =>
      String(path).startsWith(`/organizations/${from}/`) ? 'endsWithPage' : undefined,
    quiet: true,
  },
  { part: 'history', column: organizationHistory.organizationId, quiet: true },
  { part: 'notes', column: staffNotes.organizationId },
  { part: 'figures', column: projectMetrics.organizationId, quiet: true },
];
