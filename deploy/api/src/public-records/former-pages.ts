import { and, eq } from 'drizzle-orm';
import type { WithdrawnPageKind } from '@puente/contract/entities/public-record';
import type { CampaignId, PostId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { blogPosts, campaigns, withdrawnPages } from '../db/schema.ts';
import { mergedInto } from '../merges/merged-into.ts';
import { visibleTo } from '../server/policies.ts';

/** State of the page that was public under this key. A page that was never public does not count as withdrawn. */
export async function formerPage(
  db: Database,
  { kind, key }: { kind: WithdrawnPageKind; key: string },
): Promise<{ withdrawn: boolean; movedTo: string | null }> {
  if (kind === 'organization') {
    const into = await mergedInto(db, Number(key));
    return { withdrawn: false, movedTo: into === undefined ? null : String(into) };
  }
  const [noted] = await db
    .select({ rowId: withdrawnPages.rowId })
    .from(withdrawnPages)
    .where(and(eq(withdrawnPages.kind, kind), eq(withdrawnPages.key, key)));
  if (!noted) return { withdrawn: false, movedTo: null };
  const now = await keyOf(db, kind, noted.rowId);
  return { withdrawn: now === undefined, movedTo: now === undefined || now === key ? null : now };
}

/**
 * Current key of a record for a visitor without a session. Undefined if the record is not public, so that its words
 * stay private. Also undefined where the key is the id, which never changes.
 */
async function keyOf(db: Database, kind: WithdrawnPageKind, id: number): Promise<string | undefined> {
  if (kind === 'post') {
    const [post] = await db
      .select({ key: blogPosts.url })
      .from(blogPosts)
      .where(and(eq(blogPosts.id, id as PostId), visibleTo('post', null)));
    return post?.key;
  }
  if (kind === 'campaign') {
    const [campaign] = await db
      .select({ key: campaigns.code })
      .from(campaigns)
      .where(and(eq(campaigns.id, id as CampaignId), visibleTo('campaign', null)));
    return campaign?.key;
  }
  return undefined;
}
