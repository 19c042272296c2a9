import brand, { brandFolder } from '@puente/contract/brand/brand-on-disk';
import { openTracing } from '@puente/observability/tracing';
import { openServedStore, unsignedWarning } from '@puente/releases/store-location';
import { readConfiguration } from './configuration.ts';
import { createEdge } from './edge.ts';
import { listenForMetrics, makeMetrics } from './metrics.ts';
import { watchSilentConnections } from './silent-connections.ts';
import { StoredReleases } from './stored-releases.ts';

/** Time that running requests have to finish after the signal to stop, in ms. */
const shutdownMs = 10_000;

try {
  await start();
} catch (error) {
  console.error(
    isPortTaken(error)
      ? `Port ${error.port} is taken: stop what uses it, or set PORT to another one.`
      : messageOf(error),
  );
  process.exit(1);
}

async function start(): Promise<void> {
  const configuration = readConfiguration(process.env);
  const { host, port, releases, apis, renderers, channel, dev, against, trustProxy, thirdParties, logLevel } =
    configuration;
  const store = openServedStore(releases);
  const leaving = new AbortController();
  const metrics = configuration.metrics && makeMetrics();
  const tracing = await openTracing('puente-edge', process.env);
  const edge = await createEdge({
    releases: new StoredReleases(store, channel),
    files: store,
    canaries: store,
    previews: { store, allowed: configuration.overrideAllowed },
    channel,
    apis,
    renderers,
    brand,
    brandFolder,
    trustProxy,
    thirdParties,
    limits: { requestsPerAddress: configuration.requestsPerAddress },
    pageWait: configuration.pageWait,
    openTabHours: configuration.openTabHours,
    marksPending: configuration.marksPending,
    leaving: leaving.signal,
    hearsChanges: true,
    metrics,
    tracing,
    logger: { level: logLevel },
    ...(configuration.publicUrl === undefined ? {} : { publicUrl: configuration.publicUrl }),
    ...(configuration.filesOrigin === undefined ? {} : { filesOrigin: configuration.filesOrigin }),
    ...(dev ? { dev } : {}),
    ...(against === undefined ? {} : { against }),
  });
  if (process.env['NODE_ENV'] === 'production' && !releases.keys) edge.log.warn(unsignedWarning);
  const endSilentConnections = watchSilentConnections(edge.server);
  const metricsServer =
    metrics &&
    configuration.metrics &&
    (await listenForMetrics(metrics, configuration.metrics, { level: logLevel }));
  let stopping: Promise<void> | undefined;
  // A second signal, which a terminal and npm both send, changes nothing.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void (stopping ??= stop()));

  async function stop(): Promise<void> {
    leaving.abort();
    // Time for proxies to see that this process is leaving (/readyz).
    await new Promise((resolve) => setTimeout(resolve, configuration.drainMs));
    setTimeout(() => edge.server.closeAllConnections(), shutdownMs).unref();
    const closed = Promise.all([edge.close(), metricsServer?.close()]);
    endSilentConnections();
    await closed;
    await tracing?.close();
    process.exit(0);
  }

  await edge.listen({ host, port });
}

function isPortTaken(error: unknown): error is Error & { port: number } {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
