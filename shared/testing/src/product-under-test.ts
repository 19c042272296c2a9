import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderStore } from '@puente/releases/folder-store';
import { readSigner } from '@puente/releases/release-keys';
import { signStore } from '@puente/releases/signing-store';
import { type Product, startProduct } from '@puente/tooling/product';
import type { ApiProcess } from './api-process.ts';
import { dropDatabase, makeDatabase } from './databases.ts';
import { forgetFormerVersions } from './former-versions.ts';
import { freePort } from './free-port.ts';
import { buildsOf, template } from './product-template.ts';

export interface ProductUnderTest extends Product {
  dataDir: string;
  /** Address of the API itself, behind the front door. */
  apiUrl: string;
  /** Address of the renderer that is its own; undefined when it shares the run's. */
  rendererUrl: string | undefined;
  /** Runs a statement on its database. @throws when the API has no process of the tests (`apiProcess`) */
  sql: <Row>(statement: string) => Promise<Row[]>;
}

export interface ProductOptions {
  openId?: boolean;
  /** Starts a separate renderer, for journeys that stop it or publish releases. */
  ownRenderer?: boolean;
  /** File of a private key. The releases are signed with it, and the servers verify them. */
  releaseKey?: string;
  /** Runs the API in this process, on a copy of the template. By default it has its own process and an embedded database. */
  apiProcess?: ApiProcess;
}

/**
 * Starts the whole product on free ports with its own data: released builds, API, database, outbox.
 * @param env settings in addition to the usual ones, `DATABASE_URL` for example, or `BRAND_DIR` for a product of another owner
 * @param options.apiProcess process for the API, on PostgreSQL; default: its own process, embedded unless `env` has a database
 * @param options.releaseKey signs the releases, which the servers then verify
 * @param options.ownRenderer starts a separate renderer instead of the run's, which all products on a copy of the template share
 * @param options.openId starts a fake provider for Google and Microsoft logins; by default neither is offered
 */
export async function startProductUnderTest(
  env: Readonly<Record<string, string>> = {},
  { openId = false, ownRenderer = false, releaseKey, apiProcess }: ProductOptions = {},
): Promise<ProductUnderTest> {
  const builds = await buildsOf(env);
  const dataDir = mkdtempSync(join(tmpdir(), 'puente-'));
  const shared = apiProcess && (await copyTemplate(dataDir, apiProcess));
  cpSync(join(builds, 'releases'), join(dataDir, 'releases'), {
    recursive: true,
    // A compressed form that looks older than its file is not served.
    preserveTimestamps: true,
  });
  await forgetFormerVersions(dataDir);
  const keys = releaseKey === undefined ? {} : await signed(dataDir, releaseKey);
  const port = await freePort();
  const apiPort = await freePort();
  // The run's has the builds of this checkout, not those of another brand.
  const sharesRenderer = shared !== undefined && !ownRenderer && !('BRAND_DIR' in env);
  const rendererPort = sharesRenderer ? null : await freePort();
  const openIdPort = openId ? await freePort() : null;
  const product = await startProduct(
    { port, apiPort, openIdPort, rendererPort, dataDir, publicUrl: `http://localhost:${port}` },
    {
      env: {
        RATE_LIMITS: 'off',
        PASSWORD_HASHING: 'quick',
        HELD_ANSWERS: 'off',
        // Rendered pages must not depend on how busy the machine is.
        PAGE_WAIT: '20',
        LOG_LEVEL: 'error',
        ...shared?.env,
        ...(sharesRenderer && { RENDERER_ORIGIN: shared.renderer }),
        ...keys,
        ...env,
      },
      ...shared?.options,
    },
  );
  return {
    ...product,
    dataDir,
    apiUrl: `http://127.0.0.1:${apiPort}`,
    rendererUrl: rendererPort === null ? undefined : `http://127.0.0.1:${rendererPort}`,
    sql: (statement) => {
      if (!apiProcess) throw new Error('Only a product with an API process of the tests runs statements.');
      return apiProcess.operate({ sql: statement });
    },
    stop: async () => {
      await product.stop();
      await shared?.remove();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Signs the releases. @returns the setting of servers that verify them */
async function signed(dataDir: string, keyFile: string): Promise<Record<string, string>> {
  const signer = readSigner(keyFile);
  await signStore(new FolderStore(join(dataDir, 'releases')), signer);
  return { RELEASE_PUBLIC_KEYS: signer.publicKey };
}

/** The seeded data for one product, and the API on it in a process that is there already. */
async function copyTemplate(dataDir: string, apiProcess: ApiProcess) {
  const { folder, server, database, renderer } = template();
  cpSync(folder, dataDir, { recursive: true });
  const databaseUrl = await makeDatabase(server, database);
  const startApi = async (env: Readonly<Record<string, string>>) => {
    const { stop } = await apiProcess.serve(env);
    return { name: 'The API', ended: new Promise<never>(() => undefined), stop };
  };
  return {
    renderer,
    env: { DATABASE_URL: databaseUrl },
    options: { startApi },
    remove: () => dropDatabase(databaseUrl),
  };
}
