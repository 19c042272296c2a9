import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { ownUser } from '@puente/contract/forms/profile';
import type { FileId, UserId } from '@puente/contract/ids';
import { messages } from '@puente/contract/messages';
import { registrableRoles, type Role } from '@puente/contract/roles';
import type { Actor } from '../access/actor.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { Database } from '../db/connect.ts';
import { users } from '../db/schema.ts';
import { refuse, refuseFields } from '../http/refuse.ts';
import { completeProfile } from '../profiles/create.ts';
import { assertOwnFile } from '../uploads/own-file.ts';

/**
 * Authenticates the user again before an irreversible action, by their password or a login within the last minutes.
 * @throws Refusal ValidationError for a wrong password, RecentLoginRequired
 */
export async function assertItIsThem(
  accounts: Accounts,
  userId: UserId,
  password: string | undefined,
  token: string | undefined,
): Promise<void> {
  if (password === undefined) {
    if (!(await accounts.isRecent(token))) throw refuse('RecentLoginRequired');
  } else await assertPassword(accounts, userId, password);
}

/**
 * Like `assertItIsThem`, before an irreversible action on another user. A recent login is not enough, since an
 * unattended session could delete everybody.
 * @throws Refusal ValidationError for a missing or wrong password
 */
export async function assertPassword(
  accounts: Accounts,
  userId: UserId,
  password: string | undefined,
): Promise<void> {
  if (password === undefined) throw refuseFields({ password: messages.loginPassword });
  if (!(await accounts.isPassword(userId, password)))
    throw refuseFields({ password: messages.passwordWrong });
}

/** @throws Refusal Forbidden for a role that users cannot choose, ProfileExists */
async function chooseRole(tx: Database, userId: UserId, role: Role): Promise<void> {
  const profileType = registrableRoles.find((registrable) => registrable === role);
  if (profileType === undefined) throw refuse('Forbidden');
  await completeProfile(tx, userId, { profileType });
}

/**
 * Changes a user's own account (§7, PUT /api/user/me). Returns the old picture if it was replaced or removed.
 * @throws Refusal ProfileExists, ValidationError
 */
export async function updateUser(
  tx: Database,
  { userId, role }: Pick<Actor, 'userId' | 'role'>,
  body: z.output<typeof ownUser>,
): Promise<FileId | null> {
  const { profileType, name, surname, phone, picture, lastLogin } = body;
  if (profileType !== undefined && profileType !== role) await chooseRole(tx, userId, profileType);
  if (typeof picture === 'number')
    await assertOwnFile(tx, {
      id: picture,
      userId,
      purpose: 'picture',
      field: 'picture',
      message: messages.pictureUnknown,
    });
  const before = picture === undefined ? undefined : await pictureOf(tx, userId);
  const changes = {
    ...(name !== undefined && { name }),
    ...(surname !== undefined && { surname }),
    // An empty phone is not written (§5).
    ...(phone && { phone }),
    ...(picture !== undefined && { pictureId: picture }),
    ...(lastLogin !== undefined && { lastLogin: new Date() }),
  };
  if (Object.keys(changes).length > 0) await tx.update(users).set(changes).where(eq(users.id, userId));
  return before === undefined || before === picture ? null : before;
}

/** Locks the user, so that two concurrent changes do not both replace one picture. */
async function pictureOf(tx: Database, userId: UserId): Promise<FileId | null> {
  const [user] = await tx
    .select({ pictureId: users.pictureId })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  return user?.pictureId ?? null;
}
