import type { uploadCalls } from '@puente/contract/calls/upload';
import { files } from '../db/schema.ts';
import { presentFile } from '../presenters/file.ts';
import type { Routes } from '../serve.ts';
import { purposes } from '../uploads/purposes.ts';

export const uploadRoutes = {
  'POST /api/upload': async ({ db, actor, query, file, uploads }) => {
    const purpose = query.for;
    const stored = await uploads.receive(await file(purposes[purpose].bytes), purpose);
    try {
      const rows = await db.insert(files).values({ ...stored, ownerId: actor.userId }).returning();
      return rows.map(presentFile);
    } catch (error) {
      await uploads.discard(stored);
      throw error;
    }
  },
} satisfies Routes<typeof uploadCalls>;
