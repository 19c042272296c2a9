import brand, { brandFolder } from '@puente/contract/brand/brand-on-disk';
import { dataDirectory } from '@puente/releases/data-directory';
import { openServedStore, readStoreLocation } from '@puente/releases/store-location';
import { createRendererServer } from './renderer.ts';

const port = Number(process.env['RENDERER_PORT'] || 3003);
const renderer = createRendererServer({
  releases: openServedStore(readStoreLocation(dataDirectory(process.env), process.env)),
  owner: { brand, folder: brandFolder },
  logger: { level: process.env['LOG_LEVEL'] || 'info' },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void renderer.close().then(() => process.exit(0)));
try {
  // Reachable from this machine only, unless told otherwise: only the edge asks.
  await renderer.listen({ host: process.env['HOST'] || '127.0.0.1', port });
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
