import { eq } from 'drizzle-orm';
import type { User } from '@puente/contract/entities/account';
import type { MediaFile } from '@puente/contract/entities/file';
import type { Database } from '../db/connect.ts';
import { files } from '../db/schema.ts';
import { presentFile } from '../uploads/presenter.ts';
import type { UserRow } from './policy.ts';

export async function presentUser(
  db: Database,
  row: UserRow,
  populate: readonly 'picture'[] = [],
): Promise<User> {
  const user: User = {
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    email: row.email,
    name: row.name,
    surname: row.surname,
    phone: row.phone,
    profileType: row.profileType,
    confirmed: row.emailVerified,
    lastLogin: row.lastLogin?.toISOString() ?? null,
  };
  if (populate.includes('picture')) user.picture = await pictureOf(db, row);
  return user;
}

export async function pictureOf(
  db: Database,
  { pictureId }: Pick<UserRow, 'pictureId'>,
): Promise<MediaFile | null> {
  if (pictureId === null) return null;
  const [file] = await db.select().from(files).where(eq(files.id, pictureId));
  return file ? presentFile(file) : null;
}
