import { eq } from 'drizzle-orm';
import type { FileId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { files, users } from '../db/schema.ts';
import type { Uploads } from '../uploads/store.ts';
import { insertAll } from './batches.ts';
import { covers } from './data/covers.ts';

const size = { width: 800, height: 450 };

/** Seeds abstract drawings for resources and posts, each with another motif. */
export async function seedCovers(db: Database, uploads: Uploads): Promise<FileId[]> {
  const [staff] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.profileType, 'staff'))
    .limit(1);
  const rows = await Promise.all(
    covers.map(async (drawing, index) => ({
      ...(await uploads.keep(Buffer.from(drawing), {
        purpose: 'cover',
        name: `Portada ${index + 1}.svg`,
        extension: 'svg',
      })),
      ...size,
      alternativeText: '',
      ownerId: staff?.id ?? null,
    })),
  );
  return insertAll(db, files, rows);
}
