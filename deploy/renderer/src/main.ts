import brand, { brandFolder } from '@puente/contract/brand/brand-on-disk';
import { openTracing } from '@puente/observability/tracing';
import { dataDirectory } from '@puente/releases/data-directory';
import { openServedStore, readStoreLocation, unsignedWarning } from '@puente/releases/store-location';
import { createRendererServer } from './renderer.ts';

const port = Number(process.env['RENDERER_PORT'] || 3003);
const tracing = await openTracing('puente-renderer', process.env);
const location = readStoreLocation(dataDirectory(process.env), process.env);
const renderer = createRendererServer({
  releases: openServedStore(location),
  tracing,
  owner: { brand, folder: brandFolder },
  logger: { level: process.env['LOG_LEVEL'] || 'info' },
});
if (process.env['NODE_ENV'] === 'production' && !location.keys) renderer.log.warn(unsignedWarning);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
try {
  // Reachable from this machine only, unless told otherwise: only the edge asks.
  await renderer.listen({ host: process.env['HOST'] || '127.0.0.1', port });
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

async function stop(): Promise<void> {
  await renderer.close();
  await tracing?.close();
  process.exit(0);
}
