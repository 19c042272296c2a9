import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { OrganizationEventKind } from '@puente/contract/constants/organization-events';
import type { OrganizationEvent } from '@puente/contract/entities/organization';
import type { OrganizationId, UserId } from '@puente/contract/ids';
import { limits } from '@puente/contract/limits';
import type { Database } from '../db/connect.ts';
import { organizationHistory, users } from '../db/schema.ts';
import { refuse } from '../http/refuse.ts';

interface Event {
  organizationId: OrganizationId;
  kind: OrganizationEventKind;
  /** The person who did it. */
  userId: UserId;
  /** The person whom it affected. */
  aboutId?: UserId | null;
}

/** Adds an event to an organisation's history. In a transaction, `db` is `tx`. */
export async function noteEvent(db: Database, event: Event): Promise<void> {
  await db.insert(organizationHistory).values(event);
}

/**
 * Time at which a user joined an organisation, according to its history. Null without an event, since staff can add a
 * person, too.
 */
async function cameAt(db: Database, organizationId: OrganizationId, userId: UserId): Promise<Date | null> {
  const { kind, createdAt, aboutId } = organizationHistory;
  const [came] = await db
    .select({ at: createdAt })
    .from(organizationHistory)
    .where(
      and(
        eq(organizationHistory.organizationId, organizationId),
        or(
          and(inArray(kind, ['created', 'joined']), eq(organizationHistory.userId, userId)),
          and(eq(kind, 'admitted'), eq(aboutId, userId)),
        ),
      ),
    )
    .orderBy(desc(organizationHistory.id))
    .limit(1);
  return came?.at ?? null;
}

/** @throws Refusal RemovalTooSoon for a user who joined less than a week ago, and after the person to be removed */
export async function assertMayRemove(
  db: Database,
  organizationId: OrganizationId,
  by: UserId,
  removed: UserId,
): Promise<void> {
  const [newcomer, other] = [await cameAt(db, organizationId, by), await cameAt(db, organizationId, removed)];
  if (newcomer === null || (other !== null && other > newcomer)) return;
  if (Date.now() - newcomer.getTime() < limits.newPersonDays * 24 * 60 * 60 * 1000)
    throw refuse('RemovalTooSoon');
}

const shown = 100;

const actors = alias(users, 'actors');
const subjects = alias(users, 'subjects');
const fullName = ({ name, surname }: { name: unknown; surname: unknown }) =>
  sql<string | null>`nullif(trim(concat_ws(' ', ${name}, ${surname})), '')`;

/** The last hundred events, the newest first. The platform's team is not named. */
export async function historyOf(db: Database, organizationId: OrganizationId): Promise<OrganizationEvent[]> {
  const rows = await db
    .select({
      id: organizationHistory.id,
      kind: organizationHistory.kind,
      date: organizationHistory.createdAt,
      by: fullName(actors),
      role: actors.profileType,
      about: fullName(subjects),
    })
    .from(organizationHistory)
    .leftJoin(actors, eq(actors.id, organizationHistory.userId))
    .leftJoin(subjects, eq(subjects.id, organizationHistory.aboutId))
    .where(eq(organizationHistory.organizationId, organizationId))
    .orderBy(desc(organizationHistory.id))
    .limit(shown);
  return rows.map(({ role, by, date, ...event }) => ({
    ...event,
    by: role === 'staff' ? null : by,
    date: date.toISOString(),
  }));
}
