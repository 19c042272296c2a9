import { extname } from 'node:path';
import type { uploadCalls } from '@puente/contract/calls/uploads';
import { boundsOfPart, partsOf } from '@puente/contract/file-parts';
import type { PartedFile } from '@puente/contract/forms/parted-file';
import { messages } from '@puente/contract/messages';
import type { Actor } from '../access/actor.ts';
import type { Database } from '../db/connect.ts';
import { files as fileRows } from '../db/schema.ts';
import { refuse } from '../http/refuse.ts';
import type { Routes } from '../server/serve.ts';
import type { Parted } from './parts.ts';
import { mayUpload } from './policy.ts';
import { presentFile } from './presenter.ts';
import { mostBytes, purposeOf, purposes } from './purposes.ts';
import type { Uploads } from './store.ts';

type NewFile = typeof fileRows.$inferInsert;

export const uploadRoutes = {
  'POST /api/upload': async ({ db, actor, query, files, uploads }) => {
    const { for: wanted, ...described } = query;
    if (wanted && !mayUpload(actor, wanted)) throw refuse('Forbidden');
    async function* received(): AsyncGenerator<NewFile> {
      for await (const incoming of files(wanted ? purposes[wanted].bytes : mostBytes)) {
        const purpose = wanted ?? purposeOf(extname(incoming.filename).slice(1).toLowerCase(), actor.role);
        if (!mayUpload(actor, purpose)) throw refuse('Forbidden');
        yield { ...(await uploads.receive(incoming, purpose)), ...described, ownerId: actor.userId };
      }
    }
    return await keepAll(db, uploads, received());
  },

  'GET /api/upload/parts': async ({ actor, query, uploads }) => ({
    data: { arrived: await uploads.parts.arrived(admitted(actor, query)) },
  }),

  'POST /api/upload/parts': async ({ actor, query: { part, ...query }, files, uploads }) => {
    const file = admitted(actor, query);
    if (part > partsOf(file.size)) throw refuse('ValidationError');
    const { start, end } = boundsOfPart(part, file.size);
    for await (const incoming of files(end - start)) await uploads.parts.receive(incoming, file, part);
  },

  'POST /api/upload/whole': async ({ db, actor, query, body, uploads }) => {
    const file = admitted(actor, query);
    async function* received(): AsyncGenerator<NewFile> {
      const incoming = { filename: body.data.fileName, stream: await uploads.parts.open(file) };
      yield { ...(await uploads.receive(incoming, file.for)), ownerId: actor.userId };
    }
    const stored = await keepAll(db, uploads, received());
    await uploads.parts.discard(file);
    return stored;
  },
} satisfies Routes<typeof uploadCalls>;

/** Keeps all the files, or none. */
async function keepAll(db: Database, uploads: Pick<Uploads, 'discard'>, received: AsyncIterable<NewFile>) {
  const kept: NewFile[] = [];
  try {
    for await (const file of received) kept.push(file);
    const rows = await db.insert(fileRows).values(kept).returning();
    return rows.map(presentFile);
  } catch (error) {
    // Bytes that cannot be removed now are found later, by their being in no row.
    await Promise.all(kept.map((file) => uploads.discard(file).catch(() => undefined)));
    throw error;
  }
}

/** Checks a file that a user sends in parts. @throws Refusal Forbidden, FileTooLarge */
function admitted(actor: Actor, file: PartedFile): Parted {
  if (!mayUpload(actor, file.for)) throw refuse('Forbidden');
  const { bytes } = purposes[file.for];
  if (file.size > bytes) throw refuse('FileTooLarge', { fields: { files: messages.fileSize(bytes) } });
  return { ...file, owner: actor.userId };
}
