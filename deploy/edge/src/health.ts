import { type FastifyPluginCallback } from 'fastify';
import { type ChannelReader } from './channel-view.ts';
import { type Upstreams } from './upstreams.ts';

/** `/healthz`: this process is up. `/readyz`: it has a shell to serve, and one of the API's processes responds. */
export const health: FastifyPluginCallback<{ channel: ChannelReader; upstreams: Upstreams }> = (
  app,
  { channel, upstreams },
  done,
) => {
  app.addHook('onSend', (_, reply, _payload, next) => {
    reply.header('cache-control', 'no-store');
    next();
  });
  app.get('/healthz', () => ({ status: 'up' }));
  app.get('/readyz', async (_, reply) => {
    const [shell, apiReady] = await Promise.all([channel.current(), upstreams.someReady()]);
    const ready = shell !== undefined && apiReady;
    return reply.code(ready ? 200 : 503).send({
      status: ready ? 'ready' : 'not ready',
      releases: shell !== undefined,
      // A pointer that cannot be followed is no reason to take the process out: what verified last is served.
      pointer: channel.pointerRefused ? 'refused: serving the last releases that verified' : 'in use',
      api: apiReady,
    });
  });
  done();
};
