import type { OwnerSupplied } from '@puente/contract/brand';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { users } from '../db/schema.ts';

/** Who reads what an audience writes: its address in the brand file and, until the owner has supplied it, all staff. */
export async function recipientsFor(db: Database, address: OwnerSupplied): Promise<string[]> {
  if ('value' in address) return [address.value];
  const staff = await db.select({ email: users.email }).from(users).where(eq(users.profileType, 'staff'));
  return staff.map(({ email }) => email);
}
