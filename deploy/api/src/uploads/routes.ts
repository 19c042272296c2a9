import { extname } from 'node:path';
import type { uploadCalls } from '@puente/contract/calls/uploads';
import { files as fileRows } from '../db/schema.ts';
import { refuse } from '../http/refuse.ts';
import type { Routes } from '../server/serve.ts';
import { mayUpload } from './policy.ts';
import { presentFile } from './presenter.ts';
import { mostBytes, purposeOf, purposes } from './purposes.ts';

export const uploadRoutes = {
  'POST /api/upload': async ({ db, actor, query, files, uploads }) => {
    const { for: wanted, ...described } = query;
    if (wanted && !mayUpload(actor, wanted)) throw refuse('Forbidden');
    const kept: (typeof fileRows.$inferInsert)[] = [];
    try {
      for await (const incoming of files(wanted ? purposes[wanted].bytes : mostBytes)) {
        const purpose = wanted ?? purposeOf(extname(incoming.filename).slice(1).toLowerCase(), actor.role);
        if (!mayUpload(actor, purpose)) throw refuse('Forbidden');
        kept.push({ ...(await uploads.receive(incoming, purpose)), ...described, ownerId: actor.userId });
      }
      const rows = await db.insert(fileRows).values(kept).returning();
      return rows.map(presentFile);
    } catch (error) {
      // Bytes that cannot be removed now are found later, by their being in no row.
      await Promise.all(kept.map((file) => uploads.discard(file).catch(() => undefined)));
      throw error;
    }
  },
} satisfies Routes<typeof uploadCalls>;
