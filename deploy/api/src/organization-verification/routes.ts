import { asc, count, desc, inArray, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { organizationVerificationCalls } from '@puente/contract/calls/organization-verification';
import type { ReviewedOrganization } from '@puente/contract/entities/verification';
import type { OrganizationId } from '@puente/contract/ids';
import type { Actor } from '../access/actor.ts';
import type { Database } from '../db/connect.ts';
import { coordinators, managedOrganizations, organizations } from '../db/schema.ts';
import { inAlphabet } from '../lists/alphabet.ts';
import { listOf, matches } from '../lists/list.ts';
import { postOf } from '../mail/post.ts';
import { rules } from '../organizations/lists.ts';
import type { OrganizationRow } from '../organizations/policy.ts';
import { presentOrganization, presentOrganizations } from '../organizations/presenter.ts';
import type { Routes } from '../server/serve.ts';
import { decide, previewOf } from './decisions.ts';
import { doubleCounts, doublesOf } from './doubles.ts';
import { notesOf, writeNote } from './notes.ts';

const { from, key, read, filters } = rules;

const reviewed = listOf<'GET /api/organizations/review'>()({
  from,
  key,
  read,
  filters: {
    keyword: filters.keyword,
    verified: filters.verified,
    talent_access: matches(organizations.talentAccess),
  },
  sorts: {
    'createdAt:asc': [asc(organizations.createdAt), asc(organizations.id)],
    'createdAt:desc': [desc(organizations.createdAt), desc(organizations.id)],
    'name:asc': [asc(inAlphabet(organizations.name)), asc(organizations.id)],
  },
  sort: 'createdAt:asc',
});

async function presentReviewed(
  db: Database,
  reader: Actor,
  rows: readonly OrganizationRow[],
): Promise<ReviewedOrganization[]> {
  const ids = rows.map(({ id }) => id);
  const [presented, people, doubles] = await Promise.all([
    presentOrganizations(db, reader, rows, ['logo']),
    peopleCounts(db, ids),
    doubleCounts(db, ids),
  ]);
  return presented.map((organization) => ({
    ...organization,
    people: people.get(organization.id) ?? 0,
    doubles: doubles.get(organization.id) ?? 0,
  }));
}

async function peopleCounts(
  db: Database,
  ids: readonly OrganizationId[],
): Promise<ReadonlyMap<OrganizationId | null, number>> {
  if (ids.length === 0) return new Map();
  const acting = unionAll(
    db
      .select({ id: sql<OrganizationId>`${coordinators.organizationId}`.as('id') })
      .from(coordinators)
      .where(inArray(coordinators.organizationId, [...ids])),
    db
      .select({ id: sql<OrganizationId>`${managedOrganizations.organizationId}`.as('id') })
      .from(managedOrganizations)
      .where(inArray(managedOrganizations.organizationId, [...ids])),
  ).as('acting');
  const rows = await db.select({ id: acting.id, people: count() }).from(acting).groupBy(acting.id);
  return new Map(rows.map(({ id, people }) => [id, people]));
}

const verificationOf = (verified: boolean) => (verified ? 'verified' : 'unverified');
const accessOf = (given: boolean) => (given ? 'talentGiven' : 'talentWithdrawn');

/** Calls of staff about organisations. */
export const organizationVerificationRoutes = {
  'GET /api/organizations/review': ({ db, actor, query }) =>
    reviewed(db, query, sql`true`, (rows) => presentReviewed(db, actor, rows)),

  'GET /api/organizations/:id/doubles': async ({ db, row }) => ({ data: await doublesOf(db, row.id) }),

  'PUT /api/organizations/:id/verification': async ({
    db,
    actor,
    row: { id },
    body: { data },
    ...services
  }) => {
    const { verified, checked, reason, words } = data;
    const why = verified ? {} : { reason, words };
    const { row, changed } = await decide(db, postOf(services), {
      id,
      decision: verificationOf(verified),
      why,
      by: actor.userId,
      checked,
    });
    return { data: await presentOrganization(db, actor, row), meta: { changed } };
  },

  'GET /api/organizations/:id/verification/mail': async ({ db, actor, row, query, ...services }) => {
    const { verified, ...why } = query;
    const decision = verificationOf(verified);
    return { data: await previewOf(db, postOf(services), row, { decision, why, by: actor.userId }) };
  },

  'PUT /api/organizations/:id/talent/access': async ({
    db,
    actor,
    row: { id },
    body: { data },
    ...services
  }) => {
    const { talent_access: given, reason, words } = data;
    const { row, changed } = await decide(db, postOf(services), {
      id,
      decision: accessOf(given),
      why: given ? {} : { reason, words },
      by: actor.userId,
    });
    return { data: await presentOrganization(db, actor, row), meta: { changed } };
  },

  'GET /api/organizations/:id/talent/access/mail': async ({ db, actor, row, query, ...services }) => {
    const { talent_access: given, ...why } = query;
    const decision = accessOf(given);
    return { data: await previewOf(db, postOf(services), row, { decision, why, by: actor.userId }) };
  },

  'GET /api/organizations/:id/staff-notes': async ({ db, row }) => ({ data: await notesOf(db, row.id) }),

  'POST /api/organizations/:id/staff-notes': async ({ db, actor, row, body: { data } }) => {
    const id = await writeNote(db, { organizationId: row.id, authorId: actor.userId, text: data.text });
    const notes = await notesOf(db, row.id);
    const written = notes.find((note) => note.id === id);
    if (!written) throw new Error('The note is gone.');
    return { data: written };
  },
} satisfies Routes<typeof organizationVerificationCalls>;
