import { relative, sep } from 'node:path';
import { mime } from '@fastify/send';
import fastifyStatic from '@fastify/static';
import { type FastifyInstance, type FastifyReply } from 'fastify';
import { isName } from '@puente/releases/names';
import { deltaFor, type DeltaStore, dictionaryHeaders } from './deltas.ts';

/** Lifetime of a file in browsers: its name has a content hash. */
const days = 365;

interface AssetPath {
  Params: { app: string; file: string };
}

interface AssetsOptions {
  /** Folder where the store keeps the files of all apps, each app in a folder of its own. */
  folder: string;
  deltas: DeltaStore | undefined;
}

// The type of scripts by the standard (RFC 9239); the list that @fastify/static uses still has the old one.
mime.define({ 'text/javascript': ['js', 'mjs'] }, true);

/**
 * Serves `/assets/<app>/<file>`: the files of every stored release, not only of current ones. So a page that was opened
 * before a promotion or a rollback keeps working.
 * A browser that has an earlier version of a script or style gets only the difference.
 */
export async function assets(app: FastifyInstance, { folder, deltas }: AssetsOptions): Promise<void> {
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
    const delta = deltas && (await deltaFor(request, owner, file, deltas));
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
