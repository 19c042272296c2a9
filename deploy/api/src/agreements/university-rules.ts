import { asc, eq } from 'drizzle-orm';
import type { UniversityRule } from '@puente/contract/entities/university-agreement';
import type { Database } from '../db/connect.ts';
import { universities } from '../db/schema.ts';
import { inAlphabet } from '../lists/alphabet.ts';

/** Universities of the catalogue with the agreement that each needs. */
export const universityRules = async (db: Database): Promise<UniversityRule[]> =>
  (
    await db
      .select()
      .from(universities)
      .where(eq(universities.validated, true))
      .orderBy(asc(inAlphabet(universities.name)))
  ).map(presentRule);

export const presentRule = ({
  id,
  name,
  updatedAt,
  agreementRule,
}: typeof universities.$inferSelect): UniversityRule => ({
  id,
  name,
  updatedAt: updatedAt.toISOString(),
  rule: agreementRule,
});
