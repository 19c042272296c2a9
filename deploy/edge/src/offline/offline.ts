import { join } from 'node:path';
import { type FastifyPluginCallback } from 'fastify';
import { type ManifestRoute } from '@puente/federation/manifest';
import { browserScript } from '../browser-script.ts';
import { type ChannelView } from '../channel-view.ts';
import { asDictionary } from '../deltas.ts';
import { DocumentVersions } from '../document-versions.ts';
import { type Asset, isFirstFont, isScript, isStyle, type ServedApp } from '../served-app.ts';
import { type VisitorViews } from '../visitor-views.ts';

interface OfflineOptions {
  visitors: VisitorViews;
  development: boolean;
  /** Second origin for files, if there is one. */
  filesOrigin: string | undefined;
}

/** Address of the page that is cached for use without a network; pages.ts serves it. */
export const offlinePath = '/offline';

/**
 * Lifetime of the list as a dictionary. Browsers use no response with `no-cache` as one. The worker requests the list
 * past the browser's cache.
 */
const usableWhenStale = `private, max-age=0, stale-while-revalidate=${30 * 24 * 60 * 60}`;

/** In development the files of a page change with every edit, so this worker removes what a browser has cached. */
const leave = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
})()));
`;

/** Serves `/service-worker.js`, and `/offline.json`, the list of files that the worker caches. */
export const offline: FastifyPluginCallback<OfflineOptions> = (
  app,
  { visitors, development, filesOrigin },
  done,
) => {
  let worker = development ? leave : undefined;

  const lists = new DocumentVersions();

  app.addHook('onRequest', (_, reply, next) => {
    reply.header('cache-control', 'no-cache');
    next();
  });
  app.get('/service-worker.js', (_, reply) =>
    reply
      .headers({
        'content-type': 'text/javascript; charset=utf-8',
        // The worker is governed by the policy of its own response, not by the page's.
        'content-security-policy': `default-src 'none'; connect-src ${["'self'", filesOrigin].join(' ').trim()}; base-uri 'none'; frame-ancestors 'none'`,
      })
      .send((worker ??= workerFor(filesOrigin))),
  );
  app.get('/offline.json', async (request, reply) => {
    const visitor = await visitors.of(request, { isKept: true });
    if (!visitor) return reply.code(503).send(null);
    const list = Buffer.from(JSON.stringify(offlineFiles(visitor.view)));
    reply
      .type('application/json; charset=utf-8')
      .headers({ ...asDictionary('/offline.json'), 'cache-control': usableWhenStale });
    const delta = await lists.deltaFor(request.headers, list);
    if (delta) return reply.header('content-encoding', 'dcz').send(delta);
    reply.compress(list);
    return reply;
  });
  done();
};

/** The worker learns the second origin before its first request, so from its own text. */
const workerFor = (filesOrigin: string | undefined): string =>
  (filesOrigin === undefined ? '' : `self.filesOrigin = ${JSON.stringify(filesOrigin)};\n`) +
  browserScript(join(import.meta.dirname, 'worker.ts'));

/**
 * First, the files that every page begins with: the first page has loaded them already, so caching them costs nothing.
 * Later, the shell, since it has login, forms and messages, and the entries of the apps that the visitor may open. Pages
 * are cached when they are opened; so are those of the shell that only certain roles may open.
 */
function offlineFiles({ id, shell, apps }: ChannelView) {
  const first = [...shell.entry, ...shell.entryStyles, ...shell.files.filter(isFirstFont)].map(pathOf);
  const later = shell.files.filter((asset) => isScript(asset) || isStyle(asset)).map(pathOf);
  const forEachRole = pathsOfPages(shell, ({ roles }) => roles === undefined);
  const forSomeRoles = pathsOfPages(shell, ({ roles }) => roles !== undefined);
  return {
    id,
    page: offlinePath,
    first,
    later: later.filter(
      (path) => !first.includes(path) && (!forSomeRoles.has(path) || forEachRole.has(path)),
    ),
    doors: Object.fromEntries(
      apps.map(({ app, entry, entryStyles }) => [app, [...entry, ...entryStyles].map(pathOf)]),
    ),
    integrity: Object.fromEntries(
      [shell, ...apps].flatMap(({ files }) => files.map(({ path, integrity }) => [path, integrity])),
    ),
  };
}

const pathsOfPages = (
  { manifest, pages }: ServedApp,
  isMeant: (route: ManifestRoute) => boolean,
): Set<string> =>
  new Set(manifest.routes.filter(isMeant).flatMap(({ name }) => (pages[name] ?? []).map(pathOf)));

const pathOf = ({ path }: Asset): string => path;
