import { eq } from 'drizzle-orm';
import type { UserId } from '@puente/contract/ids';
import type { FaqRow, PageRow, PostRow } from '../content/policy.ts';
import type { Database } from '../db/connect.ts';
import { requireRow } from '../db/require-row.ts';
import { blogPosts, faqs, pages, resources } from '../db/schema.ts';
import { resourceColumns, type ResourceRow } from '../resources/columns.ts';
import type { AssertUnchanged } from '../server/versions.ts';
import { changeOfFaq, changeOfPage, changeOfPost, changeOfResource } from './kept-values.ts';
import { keepVersion } from './versions.ts';

/** A change of a text by an editor. Undefined columns stay as they are. */
interface Change<Row> {
  /** The text as it was read. */
  row: Row;
  by: UserId;
  values: { [Column in keyof Row]?: Row[Column] | undefined };
  assertUnchanged: AssertUnchanged;
}

/** Changes a post and adds its new state to its history. */
export const writePost = (
  db: Database,
  { row, by, values, assertUnchanged }: Change<PostRow>,
): Promise<PostRow> =>
  db.transaction(async (tx) => {
    await assertUnchanged(tx);
    const post = requireRow(
      await tx.update(blogPosts).set(values).where(eq(blogPosts.id, row.id)).returning(),
    );
    await keepVersion(tx, { ...changeOfPost(row, post), by });
    return post;
  });

/** Changes a question and adds its new state to its history. */
export const writeFaq = (
  db: Database,
  { row, by, values, assertUnchanged }: Change<FaqRow>,
): Promise<FaqRow> =>
  db.transaction(async (tx) => {
    await assertUnchanged(tx);
    const changes = { ...values, updatedAt: new Date() };
    const faq = requireRow(await tx.update(faqs).set(changes).where(eq(faqs.id, row.id)).returning());
    await keepVersion(tx, { ...changeOfFaq(row, faq), by });
    return faq;
  });

/** Changes a page and adds its new state to its history. */
export const writePage = (
  db: Database,
  { row, by, values, assertUnchanged }: Change<PageRow>,
): Promise<PageRow> =>
  db.transaction(async (tx) => {
    await assertUnchanged(tx);
    const changes = { ...values, updatedAt: new Date() };
    const page = requireRow(await tx.update(pages).set(changes).where(eq(pages.id, row.id)).returning());
    await keepVersion(tx, { ...changeOfPage(row, page), by });
    return page;
  });

/** Changes a resource and adds its new state to its history. */
export const writeResource = (
  db: Database,
  { row, by, values, assertUnchanged }: Change<ResourceRow>,
): Promise<ResourceRow> =>
  db.transaction(async (tx) => {
    await assertUnchanged(tx);
    const changed = tx.update(resources).set(values).where(eq(resources.id, row.id));
    const resource = requireRow(await changed.returning(resourceColumns));
    await keepVersion(tx, { ...changeOfResource(row, resource), by });
    return resource;
  });
