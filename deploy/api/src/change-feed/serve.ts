import type { FastifyInstance } from 'fastify';
import { changeFeedPath } from '@puente/contract/change-feed';
import { refuse } from '../http/refuse.ts';
import type { Services } from '../server/services.ts';

const changing = new Set(['DELETE', 'PATCH', 'POST', 'PUT']);

/** `/changes`: the stream for front doors, never for requests through them. Notes every request that changed something. */
export function serveChangeFeed(app: FastifyInstance, { changeFeed, state }: Services): void {
  app.get(changeFeedPath, (request, reply) => {
    // A front door that passes this path on shows itself by this header.
    if (request.headers['x-forwarded-for'] !== undefined) throw refuse('NotFound');
    if (state.stopping) throw refuse('Unavailable');
    return changeFeed.open().give(reply);
  });
  app.addHook('onSend', ({ method, url }, { statusCode }, _payload, done) => {
    if (changing.has(method) && statusCode < 400 && url.startsWith('/api/')) changeFeed.note(url);
    done();
  });
}
