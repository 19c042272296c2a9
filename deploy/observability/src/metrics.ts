import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Registry } from 'prom-client';

/** Registry of a process, with the metrics of Node.js itself: processor time, memory, event loop. */
export function makeRegistry(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}

/**
 * Serves `GET /metrics` in Prometheus' text format. For ports that only the operator reaches.
 * A request that came through a proxy gets 404: the header shows a proxy that passes the path on to the world.
 */
export function serveMetrics(app: FastifyInstance, registry: Registry): void {
  app.get('/metrics', async (request, reply) => {
    if (isProxied(request)) return reply.callNotFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

const isProxied = ({ headers }: FastifyRequest): boolean => headers['x-forwarded-for'] !== undefined;

/** Class of an HTTP status: `2xx`. */
export const statusClass = (status: number): string => `${Math.floor(status / 100)}xx`;
