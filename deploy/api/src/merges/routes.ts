import type { mergeCalls } from '@puente/contract/calls/merges';
import { forgetAllTotals } from '../lists/totals.ts';
import { postOf } from '../mail/post.ts';
import type { Routes } from '../server/serve.ts';
import { assertPassword } from '../users/own-user.ts';
import { browseMerges, presentMerge, readMerge } from './lists.ts';
import { announceMerge, mergeAccounts, previewAccountMerge } from './merge-accounts.ts';
import { mergeOrganizations, previewOrganizationMerge } from './merge-organizations.ts';
import {
  mergeDegrees,
  mergeUniversities,
  previewDegreeMerge,
  previewUniversityMerge,
} from './merge-studies.ts';
import { isRecent, undoMerge } from './undo.ts';

export const mergeRoutes = {
  'GET /api/organizations/:id/merge': async ({ db, row, query }) => ({
    data: await previewOrganizationMerge(db, row.id, query.into),
  }),

  'POST /api/organizations/:id/merge': async ({ db, actor, row, body: { data }, ...services }) => {
    const id = await mergeOrganizations(db, postOf(services), {
      from: row.id,
      into: data.into,
      version: data.version,
      by: actor.userId,
    });
    forgetAllTotals();
    return { data: await readMerge(db, id) };
  },

  'GET /api/universities/:id/catalogue-merge': async ({ db, row, query }) => ({
    data: await previewUniversityMerge(db, { from: row.id, into: query.into }),
  }),

  'POST /api/universities/:id/catalogue-merge': async ({ db, actor, row, body: { data } }) => {
    const id = await mergeUniversities(db, { from: row.id, ...data, by: actor.userId });
    forgetAllTotals();
    return { data: await readMerge(db, id) };
  },

  'GET /api/degrees/:id/catalogue-merge': async ({ db, row, query }) => ({
    data: await previewDegreeMerge(db, { from: row.id, into: query.into }),
  }),

  'POST /api/degrees/:id/catalogue-merge': async ({ db, actor, row, body: { data } }) => {
    const id = await mergeDegrees(db, { from: row.id, ...data, by: actor.userId });
    forgetAllTotals();
    return { data: await readMerge(db, id) };
  },

  'GET /api/users/:id/merge': async ({ db, row, query }) => ({
    data: await previewAccountMerge(db, { from: row.id, into: query.into }),
  }),

  'POST /api/users/:id/merge/announcement': async ({ db, row, body: { data }, ...services }) => {
    const wanted = { from: row.id, into: data.into };
    await announceMerge(db, postOf(services), wanted);
    return { data: await previewAccountMerge(db, wanted) };
  },

  'POST /api/users/:id/merge': async ({
    db,
    accounts,
    actor,
    row,
    securityLog,
    body: { data },
    ...services
  }) => {
    await assertPassword(accounts, actor.userId, data.password);
    const id = await mergeAccounts(db, postOf(services), {
      from: row.id,
      into: data.into,
      version: data.version,
      by: actor.userId,
    });
    await securityLog.note({ kind: 'sessionEnded', userId: row.id, actorId: actor.userId });
    forgetAllTotals();
    return { data: await readMerge(db, id) };
  },

  'GET /api/merges': ({ db, query }) =>
    browseMerges(db, query, isRecent, (rows) => Promise.resolve(rows.map(presentMerge))),

  'POST /api/merges/:id/undo': async ({ db, actor, row, ...services }) => {
    await undoMerge(db, postOf(services), row.id, actor.userId);
    return { data: await readMerge(db, row.id) };
  },
} satisfies Routes<typeof mergeCalls>;
