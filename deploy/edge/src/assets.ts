import { relative, sep } from 'node:path';
import { mime } from '@fastify/send';
import fastifyStatic from '@fastify/static';
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { isName } from '@puente/releases/names';
import { type ServedStore } from '@puente/releases/release-store';
import { deltaFor, type DeltaStore, dictionaryHeaders } from './deltas.ts';

/** Lifetime of a file in browsers: its name has a content hash. */
const days = 365;

interface AssetPath {
  Params: { app: string; file: string };
}

/** The part of a store that has files, and the deltas between them. */
export type AssetStore = DeltaStore &
  Pick<ServedStore, 'bringFile' | 'close' | 'fileHeaders' | 'filesFolder'>;

interface AssetsOptions {
  store: AssetStore;
  /** Lets pages of other origins use the files, because pages address them on a second origin. */
  isShared: boolean;
}

// The type of scripts by the standard (RFC 9239); the list that @fastify/static uses still has the old one.
mime.define({ 'text/javascript': ['js', 'mjs'] }, true);

/**
 * Serves `/assets/<app>/<file>`: the files of every stored release, not only of current ones. So a page that was opened
 * before a promotion or a rollback keeps working.
 * A browser that has an earlier version of a script or style gets only the difference.
 */
export async function assets(app: FastifyInstance, { store, isShared }: AssetsOptions): Promise<void> {
  if (isShared) {
    app.addHook('onRequest', (_, reply, done) => {
      reply.headers(sharedFileHeaders);
      done();
    });
  }
  const folder = store.filesFolder;
  await app.register(fastifyStatic, {
    root: folder,
    // The route below checks the names; the plugin would serve everything in the folder.
    serve: false,
    // A new installation has no release yet, and so no folder.
    suppressWarning: true,
    preCompressed: true,
    immutable: true,
    maxAge: `${days} days`,
    setHeaders: (reply, path) => {
      // An SVG file can carry scripts. They would run with the rights of the product if a visitor opened the file itself.
      if (/\.svg(?:\.br|\.gz)?$/.test(path)) reply.header('content-security-policy', svgPolicy);
      const [owner = '', file = ''] = relative(folder, path).split(sep);
      reply.headers(dictionaryHeaders(owner, file.replace(/\.(?:br|gz)$/, '')));
    },
  });

  app.get<AssetPath>('/assets/:app/:file', async (request, reply) => {
    const { app: owner, file } = request.params;
    if (!isName('app', owner) || !isName('file', file)) return notFound(reply);
    const isBrought = await brought(request, store, owner, file);
    if (!isBrought) return unavailable(reply);
    reply.headers((await store.fileHeaders?.(owner, file)) ?? {});
    const delta = await deltaFor(request, owner, file, store);
    if (!delta) return reply.sendFile(`${owner}/${file}`);
    return reply
      .headers({
        'content-type': `${mime.getType(file)}; charset=utf-8`,
        'content-encoding': 'dcz',
        'cache-control': `public, max-age=${days * 24 * 60 * 60}, immutable`,
        ...dictionaryHeaders(owner, file),
      })
      .send(delta);
  });
  app.get('/assets', (_, reply) => notFound(reply));
  app.get('/assets/*', (_, reply) => notFound(reply));
}

/** Brings the file to this disk where that is not the store. @returns false when the store is not reached */
async function brought(
  { log }: FastifyRequest,
  store: AssetStore,
  app: string,
  file: string,
): Promise<boolean> {
  try {
    await store.bringFile?.(app, file);
    return true;
  } catch (error) {
    log.error({ err: error, app, file }, 'a file cannot be brought from the store');
    return false;
  }
}

/**
 * Headers of files on a second origin, also of refusals. Everybody may read these files, and no response depends on who asks, so that
 * caches keep one copy for all.
 */
const sharedFileHeaders = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
};

/** Policy of an SVG file that is opened as a page: it may neither run nor load anything. */
export const svgPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; sandbox";

/** Responds in plain text, uncached: the file may be published a moment later. */
export function notFound(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .headers({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
    })
    .send('No encontrado.\n');
}

/** Responds in plain text, uncached: the store may be reached a moment later. */
function unavailable(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', 'retry-after': '1' })
    .send('No disponible en este momento.\n');
}
