import type { FastifyInstance } from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';
import { makeRegistry, statusClass } from '@puente/observability/metrics';

/** Durations for Prometheus. Labels are names from our own lists, never a value from a request. */
export interface RendererMetrics {
  registry: Registry;
  drawSeconds: Histogram<'drawn' | 'status'>;
  signatureRefusals: Counter;
}

export function makeMetrics(): RendererMetrics {
  const registry = makeRegistry();
  return {
    registry,
    drawSeconds: new Histogram({
      name: 'puente_renderer_draw_seconds',
      help: 'Time to draw a page or a picture, waiting included, by class of status',
      labelNames: ['drawn', 'status'],
      buckets: [0.01, 0.03, 0.1, 0.3, 1, 3],
      registers: [registry],
    }),
    signatureRefusals: new Counter({
      name: 'puente_renderer_signature_refused_total',
      help: 'Pages that were not drawn because a release is not signed by a known key',
      registers: [registry],
    }),
  };
}

const drawn = new Map([
  ['/pages', 'page'],
  ['/pictures', 'picture'],
]);

/** Observes every page and picture. */
export function observeDrawings(app: FastifyInstance, { drawSeconds }: RendererMetrics): void {
  app.addHook('onResponse', ({ routeOptions: { url = '' } }, { statusCode, elapsedTime }, done) => {
    const kind = drawn.get(url);
    if (kind !== undefined)
      drawSeconds.observe({ drawn: kind, status: statusClass(statusCode) }, elapsedTime / 1000);
    done();
  });
}
