import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { refuse } from '../http/refuse.ts';
import { mimeOf } from './purposes.ts';
import type { Uploads } from './store.ts';

const namePattern = /^[0-9a-f]{32}\.([a-z]{3,4})$/;

/** `/uploads/<hash>.<ext>`: logos and the like. Private files lie elsewhere, so that no mistake here can show one. */
export function servePublicFiles(app: FastifyInstance, { publicFolder }: Pick<Uploads, 'publicFolder'>): void {
  app.get<{ Params: { name: string } }>('/uploads/:name', async ({ params }, reply) => {
    const mime = mimeOf[namePattern.exec(params.name)?.[1] ?? ''];
    if (mime === undefined) throw refuse('NotFound');
    const path = join(publicFolder, params.name);
    const size = await stat(path).then(
      (found) => found.size,
      () => {
        throw refuse('NotFound');
      },
    );
    // A drawing can carry scripts: opened by itself, it is a download in a sandbox.
    if (mime === 'image/svg+xml') reply.header('content-disposition', 'attachment');
    return reply
      .type(mime)
      .headers({
        'content-length': size,
        'content-security-policy': 'sandbox',
        'cache-control': 'public, max-age=31536000, immutable',
        'cross-origin-resource-policy': 'same-origin',
      })
      .send(createReadStream(path));
  });
}
