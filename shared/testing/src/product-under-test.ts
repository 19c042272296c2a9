import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct, type Product } from '@puente/tooling/product';
import { freePort } from './free-port.ts';
import { buildsOf, templateData } from './product-template.ts';

export interface ProductUnderTest extends Product {
  dataDir: string;
  /** Address of the API itself, behind the front door. */
  apiUrl: string;
}

export interface ProductOptions {
  openId?: boolean;
}

/**
 * Starts the whole product on free ports with its own data: released builds, API, database, outbox.
 * @param env settings beside the usual ones, `DATABASE_URL` for example, or `BRAND_DIR` for a product of another owner
 * @param options.openId whether there is a provider that stands in for Google and Microsoft; otherwise neither is offered
 */
export async function startProductUnderTest(
  env: Readonly<Record<string, string>> = {},
  { openId = false }: ProductOptions = {},
): Promise<ProductUnderTest> {
  const builds = await buildsOf(env);
  const dataDir = mkdtempSync(join(tmpdir(), 'puente-'));
  const data = templateData();
  if (data !== undefined) cpSync(data, dataDir, { recursive: true });
  cpSync(join(builds, 'releases'), join(dataDir, 'releases'), {
    recursive: true,
    // A compressed form that looks older than its file is not served.
    preserveTimestamps: true,
  });
  const port = await freePort();
  const apiPort = await freePort();
  const openIdPort = openId ? await freePort() : null;
  const product = await startProduct(
    { port, apiPort, openIdPort, dataDir, publicUrl: `http://localhost:${port}` },
    { env: { RATE_LIMITS: 'off', LOG_LEVEL: 'error', ...env } },
  );
  return {
    ...product,
    dataDir,
    apiUrl: `http://127.0.0.1:${apiPort}`,
    stop: async () => {
      await product.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
