import { and, desc, eq, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { otherUniversity, type universityOrName } from '@puente/contract/forms/registration';
import type { UniversityId, UserId } from '@puente/contract/ids';
import { messages } from '@puente/contract/messages';
import type { RegistrableRole } from '@puente/contract/roles';
import type { Database } from '../db/connect.ts';
import { coordinators, students, teachers, universities, users } from '../db/schema.ts';
import { refuse, refuseFields } from '../http/refuse.ts';
import { assertCampaigns } from '../programs/campaigns.ts';

type GivenUniversity = z.output<typeof universityOrName>;

/** Profile fields of a registration. */
export interface NewProfile {
  profileType: RegistrableRole;
  university?: GivenUniversity | undefined;
  campaigns?: string[] | undefined;
}

/**
 * Creates the profile of a user without one: the role and its row.
 * @throws Refusal at `university` or `campaigns` for a value that is not listed
 */
export async function createProfile(tx: Database, userId: UserId, person: NewProfile): Promise<void> {
  await tx.update(users).set({ profileType: person.profileType }).where(eq(users.id, userId));
  switch (person.profileType) {
    case 'student': {
      const campaigns = await assertCampaigns(tx, person.campaigns ?? []);
      const universityId = person.university ? await universityOf(tx, person.university) : null;
      await tx.insert(students).values({ userId, universityId, campaigns }).onConflictDoNothing();
      return;
    }
    case 'coordinator':
      await tx.insert(coordinators).values({ userId }).onConflictDoNothing();
      return;
    case 'teacher': {
      const universityId = person.university ? await universityOf(tx, person.university) : null;
      await tx.insert(teachers).values({ userId, universityId }).onConflictDoNothing();
      return;
    }
  }
}

/**
 * Like `createProfile`, for a user who may have a profile already. Roles never change.
 * @throws Refusal ProfileExists
 */
export async function completeProfile(tx: Database, userId: UserId, person: NewProfile): Promise<void> {
  // Two requests at the same moment wait for each other here.
  const [user] = await tx
    .select({ role: users.profileType })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  if (!user || (user.role !== null && user.role !== person.profileType)) throw refuse('ProfileExists');
  await createProfile(tx, userId, person);
}

/**
 * Finds a university by id, or by name alone. For 'Otra', and for an unlisted name, it saves the typed name, which
 * staff validate later (specification §3).
 * @throws Refusal at `university`
 */
export async function universityOf(tx: Database, { id, name }: GivenUniversity): Promise<UniversityId> {
  if (id === undefined) return (await universityNamed(tx, name)) ?? (await typedUniversity(tx, name));
  if (id === otherUniversity.id) return typedUniversity(tx, name);
  const [known] = await tx
    .select({ id: universities.id })
    .from(universities)
    .where(and(eq(universities.id, id), eq(universities.validated, true)));
  if (!known) throw refuseFields({ university: messages.requiredShort });
  return known.id;
}

/**
 * Finds a university by name, ignoring accents and case. Validated ones come before names that users typed. The lock
 * makes a merge of the row wait for the transaction, and move its profile, too.
 */
async function universityNamed(tx: Database, name: string): Promise<UniversityId | undefined> {
  const [found] = await tx
    .select({ id: universities.id })
    .from(universities)
    .where(sql`fold_text(${universities.name}) = fold_text(${name})`)
    .orderBy(desc(universities.validated), universities.id)
    .limit(1)
    .for('key share');
  return found?.id;
}

/** Saves a typed name, or finds and locks its row. If a merge deletes the row first, the name is saved again. */
async function typedUniversity(tx: Database, name: string): Promise<UniversityId> {
  const updatedAt = sql`${universities.updatedAt}`;
  const [row] = await tx
    .insert(universities)
    .values({ name })
    .onConflictDoUpdate({ target: universities.name, set: { updatedAt } })
    .returning({ id: universities.id });
  if (!row) throw new Error('The university was not stored.');
  return row.id;
}
