import { createHash, randomBytes } from 'node:crypto';
import { and, eq, getTableColumns, gt } from 'drizzle-orm';
import type { PreviewLink } from '@puente/contract/entities/staff-text';
import type { PostId, ResourceId } from '@puente/contract/ids';
import { limits } from '@puente/contract/limits';
import type { PostRow } from '../content/policy.ts';
import type { Database } from '../db/connect.ts';
import { blogPosts, postPreviews, resourcePreviews, resources } from '../db/schema.ts';
import { resourceColumns, type ResourceRow } from '../resources/columns.ts';

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

const day = 24 * 60 * 60 * 1000;

const newSecret = () => ({
  secret: randomBytes(24).toString('base64url'),
  expiresAt: new Date(Date.now() + limits.staffTexts.previewDays * day),
});

/** Creates the link to the preview of a post, in place of an earlier one. */
export async function createPostPreview(
  db: Database,
  postId: PostId,
): Promise<PreviewLink & { secret: string }> {
  const { secret, expiresAt } = newSecret();
  const values = { secretHash: hashOf(secret), expiresAt };
  await db
    .insert(postPreviews)
    .values({ postId, ...values })
    .onConflictDoUpdate({ target: postPreviews.postId, set: values });
  return { secret, expiresAt: expiresAt.toISOString() };
}

/** Creates the link to the preview of a resource, in place of an earlier one. */
export async function createResourcePreview(
  db: Database,
  resourceId: ResourceId,
): Promise<PreviewLink & { secret: string }> {
  const { secret, expiresAt } = newSecret();
  const values = { secretHash: hashOf(secret), expiresAt };
  await db
    .insert(resourcePreviews)
    .values({ resourceId, ...values })
    .onConflictDoUpdate({ target: resourcePreviews.resourceId, set: values });
  return { secret, expiresAt: expiresAt.toISOString() };
}

const presentLink = (found: { expiresAt: Date } | undefined): PreviewLink | null =>
  found ? { expiresAt: found.expiresAt.toISOString() } : null;

/** Returns the link of a post; null without a valid one. */
export async function readPostPreview(db: Database, postId: PostId): Promise<PreviewLink | null> {
  const [found] = await db
    .select({ expiresAt: postPreviews.expiresAt })
    .from(postPreviews)
    .where(and(eq(postPreviews.postId, postId), gt(postPreviews.expiresAt, new Date())));
  return presentLink(found);
}

/** Returns the link of a resource; null without a valid one. */
export async function readResourcePreview(db: Database, id: ResourceId): Promise<PreviewLink | null> {
  const [found] = await db
    .select({ expiresAt: resourcePreviews.expiresAt })
    .from(resourcePreviews)
    .where(and(eq(resourcePreviews.resourceId, id), gt(resourcePreviews.expiresAt, new Date())));
  return presentLink(found);
}

export async function endPostPreview(db: Database, postId: PostId): Promise<void> {
  await db.delete(postPreviews).where(eq(postPreviews.postId, postId));
}

export async function endResourcePreview(db: Database, id: ResourceId): Promise<void> {
  await db.delete(resourcePreviews).where(eq(resourcePreviews.resourceId, id));
}

/** Returns the post whose valid link has this secret. */
export const previewedPost = (db: Database, secret: string): Promise<PostRow[]> =>
  db
    .select(getTableColumns(blogPosts))
    .from(blogPosts)
    .innerJoin(postPreviews, eq(postPreviews.postId, blogPosts.id))
    .where(and(eq(postPreviews.secretHash, hashOf(secret)), gt(postPreviews.expiresAt, new Date())));

/** Returns the resource whose valid link has this secret. */
export const previewedResource = (db: Database, secret: string): Promise<ResourceRow[]> =>
  db
    .select(resourceColumns)
    .from(resources)
    .innerJoin(resourcePreviews, eq(resourcePreviews.resourceId, resources.id))
    .where(and(eq(resourcePreviews.secretHash, hashOf(secret)), gt(resourcePreviews.expiresAt, new Date())));
