import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { TalentProfile } from '@puente/contract/entities/student';
import type { OrganizationId } from '@puente/contract/ids';
import type { Actor } from '../access/actor.ts';
import type { Database } from '../db/connect.ts';
import { organizations, works } from '../db/schema.ts';
import { refuse } from '../http/refuse.ts';
import { inRepository } from '../works/policy.ts';
import type { StudentRow } from './columns.ts';
import { presentTalents } from './presenter.ts';

/** Limit of works in a profile, above what a student can publish. */
const mostNamed = 20;

/** A student of the talent corner, with their works in the repository. */
export async function presentTalentProfile(db: Database, row: StudentRow): Promise<TalentProfile> {
  const [[talent], published] = await Promise.all([
    presentTalents(db, [row]),
    db
      .select({ id: works.id, title: works.title, status: works.status, awarded: works.awarded })
      .from(works)
      .where(and(eq(works.studentId, row.id), inRepository))
      .orderBy(desc(works.publishedAt), desc(works.id))
      .limit(mostNamed),
  ]);
  if (!talent) throw refuse('NotFound');
  return { ...talent, works: published };
}

/**
 * The organisation for which a user searches: the one that they name, else their first one with access.
 * @throws Refusal TalentAccessRequired for one that is not theirs or has no access
 */
export async function lookingFor(
  db: Database,
  { organizationIds }: Pick<Actor, 'organizationIds'>,
  organization: OrganizationId | undefined,
): Promise<OrganizationId> {
  const [found] = await db
    .select({ id: organizations.id })
    .from(organizations)
    .where(
      and(
        inArray(organizations.id, [...organizationIds]),
        eq(organizations.talentAccess, true),
        organization === undefined ? undefined : eq(organizations.id, organization),
      ),
    )
    .orderBy(asc(organizations.id))
    .limit(1);
  if (!found) throw refuse('TalentAccessRequired');
  return found.id;
}
