import { and, eq, inArray } from 'drizzle-orm';
import type { OwnerSupplied } from '@puente/contract/brand';
import { supporters } from '@puente/contract/roles';
import type { Database } from '../db/connect.ts';
import { users } from '../db/schema.ts';

/** Members of staff who answer messages. */
export const supportPeople = (db: Database): Promise<{ name: string; email: string }[]> =>
  db
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(
      and(
        eq(users.profileType, 'staff'),
        inArray(users.staffRole, [...supporters]),
        eq(users.emailVerified, true),
      ),
    )
    .orderBy(users.id);

/**
 * Recipients of an audience's messages: the address in the brand file, or those who answer them until the owner has
 * supplied one.
 */
export async function recipientsFor(db: Database, address: OwnerSupplied): Promise<string[]> {
  if ('value' in address) return [address.value];
  return (await supportPeople(db)).map(({ email }) => email);
}
