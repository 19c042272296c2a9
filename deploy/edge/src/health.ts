import { type FastifyPluginCallback } from 'fastify';
import { type ChannelReader } from './channel-view.ts';
import { type Upstreams } from './upstreams.ts';

interface Parts {
  channel: ChannelReader;
  upstreams: Upstreams;
  /** Aborted once this process is about to end. */
  leaving: AbortSignal | undefined;
}

/**
 * `/healthz`: this process is up. `/readyz`: it has a shell to serve, one of the API's processes responds, and it is not about to end.
 */
export const health: FastifyPluginCallback<Parts> = (app, { channel, upstreams, leaving }, done) => {
  app.addHook('onSend', (_, reply, _payload, next) => {
    reply.header('cache-control', 'no-store');
    next();
  });
  app.get('/healthz', () => ({ status: 'up' }));
  app.get('/readyz', async (_, reply) => {
    const [shell, apiReady] = await Promise.all([channel.current(), upstreams.someReady()]);
    const ready = shell !== undefined && apiReady && !leaving?.aborted;
    return reply.code(ready ? 200 : 503).send({
      status: ready ? 'ready' : 'not ready',
      releases: shell !== undefined,
      // A pointer that cannot be followed is no reason to take the process out: what verified last is served.
      pointer: channel.pointerRefused ? 'refused: serving the last releases that verified' : 'in use',
      ...(channel.signatures && { signatures: channel.signatures }),
      api: apiReady,
      ...(leaving?.aborted && { leaving: true }),
    });
  });
  done();
};
