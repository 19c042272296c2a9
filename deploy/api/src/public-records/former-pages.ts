import type { WithdrawnPageKind } from '@puente/contract/entities/public-record';
import type { CampaignId, PostId } from '@puente/contract/ids';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { blogPosts, campaigns, withdrawnPages } from '../db/schema.ts';
import { visibleTo } from '../serving/policies.ts';

/** What has become of a page that everybody could read under this key; a page that was never there is not withdrawn. */
export async function formerPage(
  db: Database,
  { kind, key }: { kind: WithdrawnPageKind; key: string },
): Promise<{ withdrawn: boolean; movedTo: string | null }> {
  const [noted] = await db
    .select({ rowId: withdrawnPages.rowId })
    .from(withdrawnPages)
    .where(and(eq(withdrawnPages.kind, kind), eq(withdrawnPages.key, key)));
  if (!noted) return { withdrawn: false, movedTo: null };
  const now = await keyOf(db, kind, noted.rowId);
  return { withdrawn: now === undefined, movedTo: now === undefined || now === key ? null : now };
}

/**
 * Under which key a visitor without a session can read the row now: no visitor is told the words of what is not published. Undefined for what
 * cannot be read, and where the key is the id, which never changes.
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
