import { eq } from 'drizzle-orm';
import type { OwnerSupplied } from '@puente/contract/brand';
import type { Database } from '../db/connect.ts';
import { users } from '../db/schema.ts';

/**
 * Recipients of an audience's messages: the address in the brand file, or all staff until the owner has supplied one.
 */
export async function recipientsFor(db: Database, address: OwnerSupplied): Promise<string[]> {
  if ('value' in address) return [address.value];
  const staff = await db.select({ email: users.email }).from(users).where(eq(users.profileType, 'staff'));
  return staff.map(({ email }) => email);
}
