import createFastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { makeRegistry, serveMetrics, statusClass } from '@puente/observability/metrics';
import { type ChannelReader } from './channel-view.ts';

/** Counters and durations for Prometheus. Labels are names from our own lists, never a value from a request. */
export interface EdgeMetrics {
  registry: Registry;
  requestSeconds: Histogram<'answer' | 'status'>;
  pages: Counter<'made'>;
  rendererSeconds: Histogram<'asked' | 'outcome'>;
}

export function makeMetrics(): EdgeMetrics {
  const registry = makeRegistry();
  const registers = [registry];
  return {
    registry,
    requestSeconds: new Histogram({
      name: 'puente_edge_request_seconds',
      help: 'Time to answer, by kind of answer and class of status',
      labelNames: ['answer', 'status'],
      buckets: [0.002, 0.01, 0.05, 0.15, 0.3, 1, 3, 10],
      registers,
    }),
    pages: new Counter({
      name: 'puente_edge_pages_total',
      help: 'Pages sent: kept, drawn now, drawn for a user, or left to the browser',
      labelNames: ['made'],
      registers,
    }),
    rendererSeconds: new Histogram({
      name: 'puente_edge_renderer_seconds',
      help: 'Time that the renderer took, as the edge sees it, by outcome',
      labelNames: ['asked', 'outcome'],
      buckets: [0.01, 0.03, 0.1, 0.3, 1, 3],
      registers,
    }),
  };
}

/** Registers the gauges that are read only when Prometheus asks. */
export function watchReleases(
  { registry }: EdgeMetrics,
  channel: Pick<ChannelReader, 'current' | 'pointerRefused' | 'signatures'>,
): void {
  const registers = [registry];
  new Gauge({
    name: 'puente_edge_release_info',
    help: 'Versions that pages are made of now, each with the value 1',
    labelNames: ['app', 'version'],
    registers,
    async collect() {
      this.reset();
      const view = await channel.current();
      for (const { app, version } of view ? [view.shell, ...view.apps] : []) this.set({ app, version }, 1);
    },
  });
  new Gauge({
    name: 'puente_edge_pointer_refused',
    help: '1 while the channel names releases that cannot be served, and earlier ones are',
    registers,
    collect() {
      this.set(channel.pointerRefused ? 1 : 0);
    },
  });
  new Gauge({
    name: 'puente_edge_signature_refused',
    help: '1 while releases or a canary are not signed by a known key, or were put back',
    registers,
    collect() {
      this.set(channel.signatures === 'refused' ? 1 : 0);
    },
  });
}

/** Observes every response. */
export function observeRequests(app: FastifyInstance, { requestSeconds }: EdgeMetrics): void {
  app.addHook('onResponse', (request, { statusCode, elapsedTime }, done) => {
    requestSeconds.observe({ answer: kindOf(request), status: statusClass(statusCode) }, elapsedTime / 1000);
    done();
  });
}

function kindOf({ url, routeOptions }: FastifyRequest): 'page' | 'file' | 'api' | 'other' {
  if (routeOptions.url === '/*') return 'page';
  if (url.startsWith('/assets/')) return 'file';
  return /^\/(?:api|auth|uploads)(?:[/?]|$)/.test(url) ? 'api' : 'other';
}

/** Serves the metrics on a port of their own: the edge's port is open to the world. The caller closes it. */
export async function listenForMetrics(
  { registry }: EdgeMetrics,
  at: { host: string; port: number },
  logger: { level: string },
): Promise<FastifyInstance> {
  const app = createFastify({
    logger,
    logController: new LogController({ disableRequestLogging: true }),
  });
  serveMetrics(app, registry);
  await app.listen(at);
  return app;
}
