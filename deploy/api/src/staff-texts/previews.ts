import { createHash, randomBytes } from 'node:crypto';
import { and, eq, getTableColumns, gt } from 'drizzle-orm';
import type { PreviewLink } from '@puente/contract/entities/staff-text';
import type { PostId } from '@puente/contract/ids';
import { limits } from '@puente/contract/limits';
import type { PostRow } from '../content/policy.ts';
import type { Database } from '../db/connect.ts';
import { blogPosts, postPreviews } from '../db/schema.ts';

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

const day = 24 * 60 * 60 * 1000;

/** Creates the link to the preview of a post, in place of an earlier one. */
export async function createPreview(db: Database, postId: PostId): Promise<PreviewLink & { secret: string }> {
  const secret = randomBytes(24).toString('base64url');
  const expiresAt = new Date(Date.now() + limits.staffTexts.previewDays * day);
  const values = { secretHash: hashOf(secret), expiresAt };
  await db
    .insert(postPreviews)
    .values({ postId, ...values })
    .onConflictDoUpdate({ target: postPreviews.postId, set: values });
  return { secret, expiresAt: expiresAt.toISOString() };
}

/** Returns the link of a post; null without a valid one. */
export async function readPreview(db: Database, postId: PostId): Promise<PreviewLink | null> {
  const [found] = await db
    .select({ expiresAt: postPreviews.expiresAt })
    .from(postPreviews)
    .where(and(eq(postPreviews.postId, postId), gt(postPreviews.expiresAt, new Date())));
  return found ? { expiresAt: found.expiresAt.toISOString() } : null;
}

export async function endPreview(db: Database, postId: PostId): Promise<void> {
  await db.delete(postPreviews).where(eq(postPreviews.postId, postId));
}

/** Returns the post whose valid link has this secret. */
export const previewedPost = (db: Database, secret: string): Promise<PostRow[]> =>
  db
    .select(getTableColumns(blogPosts))
    .from(blogPosts)
    .innerJoin(postPreviews, eq(postPreviews.postId, blogPosts.id))
    .where(and(eq(postPreviews.secretHash, hashOf(secret)), gt(postPreviews.expiresAt, new Date())));
