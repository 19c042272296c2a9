import { eq, sql } from 'drizzle-orm';
import type { staffTextCalls } from '@puente/contract/calls/staff-texts';
import {
  faqVersion,
  pageVersion,
  postVersion,
  resourceVersion,
  type TextKind,
} from '@puente/contract/entities/staff-text';
import type { FileId, TextVersionId } from '@puente/contract/ids';
import { presentFaq, presentPage, presentPosts, presentResource } from '../content/presenter.ts';
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
  readResourceValues,
  resourceToRestore,
} from './kept-values.ts';
import { browseTexts, presentText } from './list.ts';
import {
  createPostPreview,
  createResourcePreview,
  endPostPreview,
  endResourcePreview,
  previewedPost,
  previewedResource,
  readPostPreview,
  readResourcePreview,
} from './previews.ts';
import { readVersion, readVersions } from './versions.ts';
import { writeFaq, writePage, writePost, writeResource } from './write-text.ts';

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
    const values = postToRestore((await isThere(db, kept.banner)) ? kept : { ...kept, ...withoutBanner });
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

  'GET /api/resources/:id/versions': async ({ db, row, query }) => ({
    data: (await readVersions(db, { kind: 'resource', id: row.id }, query.before)).map((version) =>
      resourceVersion.parse(version),
    ),
  }),

  'POST /api/resources/:id/restore': async ({ db, actor, row, body: { data }, assertUnchanged }) => {
    const kept = readResourceValues(await versionToRestore(db, 'resource', row.id, data.version));
    const values = resourceToRestore(
      (await isThere(db, kept.picture)) ? kept : { ...kept, ...withoutPicture },
    );
    const resource = await writeResource(db, { row, by: actor.userId, values, assertUnchanged });
    return { data: await presentResource(db, resource, ['picture']) };
  },

  'GET /api/blog-posts/:id/preview-link': async ({ db, row }) => ({
    data: await readPostPreview(db, row.id),
  }),

  'POST /api/blog-posts/:id/preview-link': async ({ db, row }) => ({
    data: await createPostPreview(db, row.id),
  }),

  'DELETE /api/blog-posts/:id/preview-link': async ({ db, row }) => {
    await endPostPreview(db, row.id);
    return undefined;
  },

  'GET /api/blog-posts/preview': async ({ db, query }) => ({
    data: requireRow(await presentPosts(db, await previewedPost(db, query.secret), ['banner'])),
  }),

  'GET /api/resources/:id/preview-link': async ({ db, row }) => ({
    data: await readResourcePreview(db, row.id),
  }),

  'POST /api/resources/:id/preview-link': async ({ db, row }) => ({
    data: await createResourcePreview(db, row.id),
  }),

  'DELETE /api/resources/:id/preview-link': async ({ db, row }) => {
    await endResourcePreview(db, row.id);
    return undefined;
  },

  'GET /api/resources/preview': async ({ db, query }) => ({
    data: await presentResource(db, requireRow(await previewedResource(db, query.secret)), ['picture']),
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

const withoutBanner = { banner: null, bannerText: null } as const;
const withoutPicture = { picture: null, pictureText: null } as const;

/** Tells whether the picture of a former version was not deleted since. */
async function isThere(db: Database, picture: FileId | null): Promise<boolean> {
  if (picture === null) return true;
  return (await db.select({ id: files.id }).from(files).where(eq(files.id, picture))).length > 0;
}
