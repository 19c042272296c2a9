import { messages } from '@puente/contract/messages';
import { otherUniversity, type universityOrName } from '@puente/contract/forms/registration';
import type { UniversityId, UserId } from '@puente/contract/ids';
import type { RegistrableRole } from '@puente/contract/roles';
import { and, desc, eq, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Database } from '../db/connect.ts';
import { coordinators, students, teachers, universities, users } from '../db/schema.ts';
import { refuse, refuseFields } from '../http/refuse.ts';
import { assertCampaigns } from '../programs/campaigns.ts';

type GivenUniversity = z.output<typeof universityOrName>;

/** What a registration says about the profile behind the user. */
export interface NewProfile {
  profileType: RegistrableRole;
  university?: GivenUniversity | undefined;
  campaigns?: string[] | undefined;
}

/**
 * The profile of a user who has none: the role and the row behind it.
 * @throws Refusal at `university` or `campaigns` when it is none of the listed ones
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

/** The same for a user who may have a profile; no role becomes another. @throws Refusal ProfileExists */
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
 * By id, or by name alone. 'Otra' comes with its typed name, which waits for staff to validate it (specification §3), and
 * so does a name that is not on the list.
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

/** A validated one before what a user typed; accents and case do not matter. */
async function universityNamed(tx: Database, name: string): Promise<UniversityId | undefined> {
  const [found] = await tx
    .select({ id: universities.id })
    .from(universities)
    .where(sql`fold_text(${universities.name}) = fold_text(${name})`)
    .orderBy(desc(universities.validated), universities.id)
    .limit(1);
  return found?.id;
}

async function typedUniversity(tx: Database, name: string): Promise<UniversityId> {
  await tx.insert(universities).values({ name }).onConflictDoNothing();
  const [row] = await tx
    .select({ id: universities.id })
    .from(universities)
    .where(eq(universities.name, name));
  if (!row) throw new Error('The university was not stored.');
  return row.id;
}
