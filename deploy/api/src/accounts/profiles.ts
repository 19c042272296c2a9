import { messages } from '@puente/contract/messages';
import { otherUniversity, type registration } from '@puente/contract/forms/registration';
import { and, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Database } from '../db/connect.ts';
import { coordinators, students, teachers, universities } from '../db/schema.ts';
import { refuseFields } from '../http/refuse.ts';

type Registration = Pick<z.output<typeof registration>, 'profileType' | 'university' | 'campaigns'>;

/** The profile row behind a new user. @throws Refusal at `university` when it is none of the listed ones */
export async function createProfile(db: Database, userId: number, person: Registration): Promise<void> {
  switch (person.profileType) {
    case 'student':
      return db.transaction(async (tx) => {
        const universityId = await universityOf(tx, person.university);
        await tx.insert(students).values({ userId, universityId, campaigns: person.campaigns ?? [] });
      });
    case 'coordinator':
      await db.insert(coordinators).values({ userId });
      return;
    case 'teacher':
      await db.insert(teachers).values({ userId });
      return;
  }
}

/** 'Otra' comes with its typed name, which waits for somebody to validate it (specification §3). */
async function universityOf(db: Database, university: Registration['university']): Promise<number> {
  if (!university) throw refuseFields({ university: messages.requiredShort });
  if (university.id !== otherUniversity.id) {
    const [known] = await db
      .select({ id: universities.id })
      .from(universities)
      .where(and(eq(universities.id, university.id), eq(universities.validated, true)));
    if (!known) throw refuseFields({ university: messages.requiredShort });
    return known.id;
  }
  await db.insert(universities).values({ name: university.name }).onConflictDoNothing();
  const [row] = await db.select({ id: universities.id }).from(universities).where(eq(universities.name, university.name));
  if (!row) throw new Error('The university was not stored.');
  return row.id;
}
