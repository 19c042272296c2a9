import httpProxy from '@fastify/http-proxy';
import { type FastifyInstance } from 'fastify';
import { type DevApp } from './dev-apps.ts';

/** Proxies an app's files, and the web socket that announces changes, to its development server. */
export async function devProxy(app: FastifyInstance, { app: name, origin }: DevApp): Promise<void> {
  const prefix = `/assets/${name}`;
  await app.register(httpProxy, {
    upstream: origin,
    prefix,
    rewritePrefix: prefix,
    httpMethods: ['GET', 'HEAD'],
    websocket: true,
    // The development server accepts sockets from its own pages only.
    wsClientOptions: { origin },
    disableRequestLogging: true,
    destroyAgent: true,
    replyOptions: {
      onError: (reply) => {
        void reply.code(502).type('text/plain; charset=utf-8').send(`${name} no responde en ${origin}.\n`);
      },
    },
  });
}
