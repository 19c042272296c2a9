import { type FastifyInstance } from 'fastify';
import { notFound } from '../assets.ts';

/** Keeps pages, calls and sessions off the host of the second origin, where they would be a second site. */
export function serveFilesOnly(app: FastifyInstance, filesOrigin: string): void {
  const { host } = new URL(filesOrigin);
  app.addHook('onRequest', (request, reply, done) => {
    if (request.host === host && !request.url.startsWith('/assets/')) void notFound(reply);
    else done();
  });
}
