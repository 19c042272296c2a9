import { extname } from 'node:path';
import { isName } from '@puente/releases/names';
import { type Encoding, type FileState, type ReleaseStore } from '@puente/releases/release-store';
import { type FastifyPluginCallback, type FastifyReply } from 'fastify';
import { acceptedEncodings } from './accept-encoding.ts';
import { FileCache } from './file-cache.ts';

const contentTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.wasm': 'application/wasm',
  '.pdf': 'application/pdf',
};

const cacheBytes = 64 * 1024 * 1024;

interface AssetPath {
  Params: { app: string; file: string };
}

/**
 * `/assets/<app>/<file>`: the files of every stored release, not only of the current ones, so that a page that was
 * opened before a promotion or a rollback keeps working.
 */
export const assets: FastifyPluginCallback<{ store: ReleaseStore }> = (app, { store }, done) => {
  const cache = new FileCache(cacheBytes);

  app.get<AssetPath>('/assets/:app/:file', async ({ params, headers }, reply) => {
    const { app: owner, file } = params;
    if (!isName('app', owner) || !isName('file', file)) return notFound(reply);
    const found = await best(owner, file, acceptedEncodings(headers['accept-encoding']));
    if (!found) return notFound(reply);
    if (found.encoding !== 'identity') reply.header('content-encoding', found.encoding);
    // A drawing can carry scripts, which would run as ours if somebody is led to open it by itself.
    if (extname(file) === '.svg')
      reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    return reply
      .headers({
        'content-type': contentTypes[extname(file)] ?? 'application/octet-stream',
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'accept-encoding',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      })
      .send(found.bytes);
  });
  app.get('/assets', (_, reply) => notFound(reply));
  app.get('/assets/*', (_, reply) => notFound(reply));

  async function best(owner: string, file: string, encodings: Encoding[]) {
    for (const encoding of encodings) {
      const state = await store.statFile(owner, file, encoding);
      const bytes = state && (await read(owner, file, encoding, state));
      if (bytes) return { encoding, bytes };
    }
    return undefined;
  }

  /** Asks the store for the state at every request: a file that was removed or changed is noticed at once. */
  async function read(
    owner: string,
    file: string,
    encoding: Encoding,
    state: FileState,
  ): Promise<Buffer | undefined> {
    const key = `${owner}/${file} ${encoding}`;
    const cached = cache.get(key, state.tag);
    if (cached) return cached;
    const bytes = await store.getFile(owner, file, encoding);
    if (bytes) cache.put(key, state.tag, bytes);
    return bytes;
  }

  done();
};

/** In plain text and not kept: the file may be published a moment later. */
export function notFound(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .headers({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
    .send('No encontrado.\n');
}
