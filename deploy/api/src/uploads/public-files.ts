import type { FastifyInstance } from 'fastify';
import { filePolicy } from '../http/answers.ts';
import { sendBytes } from '../http/ranges.ts';
import { refuse } from '../http/refuse.ts';
import { lazyStream } from './lazy-stream.ts';
import { mimeOf } from './purposes.ts';
import type { Uploads } from './store.ts';

const namePattern = /^(?:[a-z]+_)?[0-9a-f]{32}\.([a-z]{3,4})$/;

/**
 * Serves `/uploads/<hash>.<ext>`: logos and other public files. Private files have other keys, so they cannot be served
 * by mistake.
 */
export function servePublicFiles(app: FastifyInstance, { bytes }: Pick<Uploads, 'bytes'>): void {
  app.get<{ Params: { name: string } }>('/uploads/:name', async ({ params }, reply) => {
    const mime = mimeOf[namePattern.exec(params.name)?.[1] ?? ''];
    if (mime === undefined) throw refuse('NotFound');
    const key = `public/${params.name}`;
    const size = await bytes.sizeOf(key);
    if (size === undefined) throw refuse('NotFound');
    // A drawing can carry scripts: opened by itself, it is a download in a sandbox.
    if (mime === 'image/svg+xml') reply.header('content-disposition', 'attachment');
    reply.type(mime).headers({
      'content-security-policy': filePolicy,
      'cache-control': 'public, max-age=31536000, immutable',
    });
    return sendBytes(reply, size, (range) => lazyStream(() => bytes.open(key, range)));
  });
}
