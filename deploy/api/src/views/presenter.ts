import { eq } from 'drizzle-orm';
import type { CurrentUser } from '@puente/contract/entities/user';
import type { ActorView } from '../access/actor.ts';
import type { Database } from '../db/connect.ts';
import { users } from '../db/schema.ts';

/** The view of a member of staff, with their first name. */
export async function presentView(
  db: Database,
  { viewerId, until }: ActorView,
): Promise<CurrentUser['view']> {
  const [viewer] = await db.select({ name: users.name }).from(users).where(eq(users.id, viewerId));
  return { by: viewer?.name ?? '', until: until.toISOString() };
}
