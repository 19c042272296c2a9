import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type CallName, calls } from '@puente/contract/calls';
import { statusClass } from '@puente/observability/metrics';
import type { Services } from '../server/services.ts';
import { hasDiskSpace } from '../uploads/disk-space.ts';
import { refuse } from './refuse.ts';

/**
 * `/healthz`: the process is up. `/readyz`: it accepts requests. `/metrics`: for Prometheus, never for requests through
 * the edge.
 */
export function serveHealth(app: FastifyInstance, { config, db, uploads, metrics, state }: Services): void {
  app.get('/healthz', () => ({ ok: true }));

  app.get('/readyz', async ({ log }) => {
    if (state.stopping) throw refuse('Unavailable');
    try {
      await db.execute(sql`select 1`);
      // Asks the folder or the object store for a file that is not there: it must be able to say so.
      await uploads.bytes.sizeOf('public/nothing');
      // Mails and arriving files lie here with every store.
      for (const folder of [config.dataDir, join(config.dataDir, 'uploads')])
        if (!(await hasDiskSpace(folder))) throw new Error('The disk of DATA_DIR is full.');
    } catch (error) {
      log.error({ err: error }, 'not ready');
      throw refuse('Unavailable');
    }
    return { ok: true };
  });

  app.get('/metrics', async (request, reply) => {
    // The edge does not pass this path on. A proxy that is set up to do so shows itself by this header.
    if (request.headers['x-forwarded-for'] !== undefined) throw refuse('NotFound');
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });

  app.addHook('onResponse', (request, reply, done) => {
    const { method, url = '' } = request.routeOptions;
    const asked = Array.isArray(method) ? method[0] : method;
    // HEAD costs what its GET costs.
    const name = `${asked === 'HEAD' ? 'GET' : asked} ${url}`;
    const call = Object.hasOwn(calls, name) ? (name as CallName) : 'other';
    metrics.requestSeconds.observe({ call, status: statusClass(reply.statusCode) }, reply.elapsedTime / 1000);
    done();
  });
}
