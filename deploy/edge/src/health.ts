import { type FastifyPluginCallback } from 'fastify';
import { type ChannelReader } from './channel-view.ts';

const apiPatienceMs = 2_000;

/** `/healthz`: this process is up. `/readyz`: it has something to show and the API answers. */
export const health: FastifyPluginCallback<{ channel: ChannelReader; api: string }> = (
  app,
  { channel, api },
  done,
) => {
  app.addHook('onSend', async (_, reply) => {
    reply.header('cache-control', 'no-store');
  });
  app.get('/healthz', () => ({ status: 'up' }));
  app.get('/readyz', async (_, reply) => {
    const [shell, apiReady] = await Promise.all([channel.current(), isReady(api)]);
    const ready = shell !== undefined && apiReady;
    return reply
      .code(ready ? 200 : 503)
      .send({ status: ready ? 'ready' : 'not ready', releases: shell !== undefined, api: apiReady });
  });
  done();
};

async function isReady(api: string): Promise<boolean> {
  try {
    const answer = await fetch(`${api}/readyz`, { signal: AbortSignal.timeout(apiPatienceMs) });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}
