import { eq, sql } from 'drizzle-orm';
import type { staffTextCalls } from '@puente/contract/calls/staff-texts';
import {
  faqVersion,
  pageVersion,
  type PostValues,
  postVersion,
  type TextKind,
} from '@puente/contract/entities/staff-text';
import type { TextVersionId } from '@puente/contract/ids';
import { presentFaq, presentPage, presentPosts } from '../content/presenter.ts';
import type { Database } from '../db/connect.ts';
import { requireRow } from '../db/require-row.ts';
import { files } from '../db/schema.ts';
import { refuse } from '../http/refuse.ts';
import type { Routes } from '../server/serve.ts';
import {
  faqToRestore,
  pageToRestore,
  postToRestore,
  readFaqValues,
  readPageValues,
  readPostValues,
} from './kept-values.ts';
import { browseTexts, presentText } from './list.ts';
import { createPreview, endPreview, previewedPost, readPreview } from './previews.ts';
import { readVersion, readVersions } from './versions.ts';
import { writeFaq, writePage, writePost } from './write-text.ts';

export const staffTextRoutes = {
  'GET /api/staff-texts': ({ db, query }) =>
    browseTexts(db, query, sql`true`, (rows) => Promise.resolve(rows.map(presentText))),

  'GET /api/blog-posts/:id/versions': async ({ db, row, query }) => ({
    data: (await readVersions(db, { kind: 'post', id: row.id }, query.before)).map((version) =>
      postVersion.parse({ ...version, values: readPostValues(version.values) }),
    ),
  }),

  'POST /api/blog-posts/:id/restore': async ({ db, actor, row, body: { data }, assertUnchanged }) => {
    const kept = readPostValues(await versionToRestore(db, 'post', row.id, data.version));
    const values = postToRestore(await withBannerThatIsThere(db, kept));
    const post = await writePost(db, { row, by: actor.userId, values, assertUnchanged });
    return { data: requireRow(await presentPosts(db, [post], ['banner'])) };
  },

  'GET /api/faqs/:id/versions': async ({ db, row, query }) => ({
    data: (await readVersions(db, { kind: 'faq', id: row.id }, query.before)).map((version) =>
      faqVersion.parse(version),
    ),
  }),

  'POST /api/faqs/:id/restore': async ({ db, actor, row, body: { data }, assertUnchanged }) => {
    const kept = readFaqValues(await versionToRestore(db, 'faq', row.id, data.version));
    const values = faqToRestore(kept);
    return { data: presentFaq(await writeFaq(db, { row, by: actor.userId, values, assertUnchanged })) };
  },

  'GET /api/pages/:id/versions': async ({ db, row, query }) => ({
    data: (await readVersions(db, { kind: 'page', id: row.id }, query.before)).map((version) =>
      pageVersion.parse(version),
    ),
  }),

  'POST /api/pages/:id/restore': async ({ db, actor, row, body: { data }, assertUnchanged }) => {
    const kept = readPageValues(await versionToRestore(db, 'page', row.id, data.version));
    const values = pageToRestore(kept);
    return { data: presentPage(await writePage(db, { row, by: actor.userId, values, assertUnchanged })) };
  },

  'GET /api/blog-posts/:id/preview-link': async ({ db, row }) => ({ data: await readPreview(db, row.id) }),

  'POST /api/blog-posts/:id/preview-link': async ({ db, row }) => ({ data: await createPreview(db, row.id) }),

  'DELETE /api/blog-posts/:id/preview-link': async ({ db, row }) => {
    await endPreview(db, row.id);
    return undefined;
  },

  'GET /api/blog-posts/preview': async ({ db, query }) => ({
    data: requireRow(await presentPosts(db, await previewedPost(db, query.secret), ['banner'])),
  }),
} satisfies Routes<typeof staffTextCalls>;

/** Values of a version. @throws Refusal NotFound for the version of another text */
async function versionToRestore(
  db: Database,
  kind: TextKind,
  id: number,
  version: TextVersionId,
): Promise<unknown> {
  const kept = await readVersion(db, { kind, id }, version);
  if (kept === undefined) throw refuse('NotFound');
  return kept;
}

/** Leaves the banner out if its file was deleted since. */
async function withBannerThatIsThere(db: Database, values: PostValues): Promise<PostValues> {
  if (values.banner === null) return values;
  const found = await db.select({ id: files.id }).from(files).where(eq(files.id, values.banner));
  return found.length > 0 ? values : { ...values, banner: null, bannerText: null };
}
