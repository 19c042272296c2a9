import { join } from 'node:path';
import { type FastifyPluginCallback } from 'fastify';
import { browserScript } from '../browser-script.ts';
import { type ChannelReader, type ChannelView } from '../channel-view.ts';
import { isFirstFont, isScript, isStyle, type Asset } from '../served-app.ts';

interface OfflineOptions {
  channel: ChannelReader;
  development: boolean;
}

/** Address of the page that is kept for when the network is gone; pages.ts serves it. */
export const offlinePath = '/offline';

/** In development the files of a page change with every edit: a browser that kept some forgets them. */
const leave = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
})()));
`;

/** `/service-worker.js`, and `/offline.json`: what it keeps. */
export const offline: FastifyPluginCallback<OfflineOptions> = (app, { channel, development }, done) => {
  let worker = development ? leave : undefined;

  app.addHook('onSend', (_, reply, _payload, next) => {
    reply.headers({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' });
    next();
  });
  app.get('/service-worker.js', (_, reply) =>
    reply
      .headers({
        'content-type': 'text/javascript; charset=utf-8',
        // What a worker may do is said by its own answer, not by the page's.
        'content-security-policy': "default-src 'none'; connect-src 'self'",
      })
      .send((worker ??= browserScript(join(import.meta.dirname, 'worker.ts')))),
  );
  app.get('/offline.json', async (_, reply) => {
    const view = await channel.current();
    return view ? reply.send(keptOf(view)) : reply.code(503).send(null);
  });
  done();
};

/**
 * The whole shell, since it has login, forms and messages; of each app only the entry. Its pages are kept
 * when they are opened.
 */
function keptOf({ id, shell, apps }: ChannelView) {
  const wanted = (asset: Asset) => isScript(asset) || isStyle(asset) || isFirstFont(asset);
  return {
    id,
    page: offlinePath,
    files: pathsOf([
      ...shell.files.filter(wanted),
      ...apps.flatMap(({ entry, entryStyles }) => [...entry, ...entryStyles]),
    ]),
    all: pathsOf([shell, ...apps].flatMap(({ files }) => files)),
  };
}

const pathsOf = (assets: readonly Asset[]): string[] => assets.map(({ path }) => path);
