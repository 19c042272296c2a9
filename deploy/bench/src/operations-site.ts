import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { type FolderStore } from '@puente/releases/folder-store';
import { ObjectStore } from '@puente/releases/object-store';
import type { ReleaseStore } from '@puente/releases/release-store';
import { publishChanged } from '@puente/testing/broken-release';
import { checkOutRelease, formerCommit } from '@puente/testing/former-release';
import { freePort } from '@puente/testing/free-port';
import { startObjectStore } from '@puente/testing/object-store';
import { startPostgres } from '@puente/testing/postgres';
import { buildsOf } from '@puente/testing/product-template';
import { root, type Server, startServer, untilServing } from '@puente/tooling/children';

/** Time for which an API says that it is leaving before it closes, in seconds. */
const drainSeconds = 3;

/** App that the operations move. */
export const movedApp = 'student-app';

/** A site of three edges without a common disk, and two APIs of the former release. */
export interface OperatedSite {
  /** Releases in the object store that the edges follow. */
  store: ReleaseStore;
  /** Version of `movedApp` that is published and not served. */
  nextVersion: string;
  edges: readonly string[];
  /** Commit of the former release. */
  former: string;
  /** Replaces the API processes by this release, one after the other. */
  upgrade: () => Promise<void>;
  /** Environment of commands on its database and files. */
  env: Readonly<Record<string, string>>;
  /** Connection string of an empty database on the same server. */
  emptyDatabase: () => Promise<string>;
  stop: () => Promise<void>;
}

export async function startOperatedSite(): Promise<OperatedSite> {
  const ends: (() => Promise<void> | void)[] = [];
  const stop = async (): Promise<void> => {
    for (const end of ends.toReversed()) await end();
  };
  try {
    const folder = mkdtempSync(join(tmpdir(), 'puente-operations-'));
    ends.push(() => rmSync(folder, { recursive: true, force: true }));
    const objects = await startObjectStore();
    ends.push(objects.stop);
    const store = new ObjectStore(objects.bucket);
    const nextVersion = await fill(store, folder);

    const commit = await formerCommit();
    const former = await checkOutRelease(commit, 'deploy/api');
    ends.push(former.remove);
    const postgres = await startPostgres({ durable: true });
    ends.push(postgres.stop);
    const env = {
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: await postgres.createDatabase('operations'),
      LOG_LEVEL: 'fatal',
    };
    const apis = new Apis({ ...env, HOST: '127.0.0.1', SEED: 'demo', RATE_LIMITS: 'off' });
    ends.push(() => apis.stop());
    for (let index = 0; index < 2; index++) await apis.replace(index, join(former.folder, 'deploy/api'));

    const edges: string[] = [];
    for (let index = 0; index < 3; index++) {
      const port = await freePort();
      const edge = startServer(`Edge ${index + 1}`, 'deploy/edge/src/main.ts', {
        ...objects.envWith('RELEASES_S3_'),
        DATA_DIR: join(folder, `edge-${index + 1}`),
        API_ORIGIN: apis.origins.join(','),
        HOST: '127.0.0.1',
        PORT: String(port),
        // While an API drains, each of its refusals would be a line.
        LOG_LEVEL: 'fatal',
      });
      ends.push(edge.stop);
      edges.push(`http://127.0.0.1:${port}`);
      await untilServing(edge, edges.at(-1) ?? '');
    }
    return {
      store,
      nextVersion,
      edges,
      former: commit,
      upgrade: async () => {
        for (let index = 0; index < 2; index++) await apis.replace(index, join(root, 'deploy/api'));
      },
      env,
      emptyDatabase: () => postgres.createDatabase('restored'),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The two processes of the API. Each keeps its port when its release changes. */
class Apis {
  readonly #env: Readonly<Record<string, string>>;
  readonly #servers: Server[] = [];
  readonly #ports: number[] = [];

  constructor(env: Readonly<Record<string, string>>) {
    this.#env = env;
  }

  get origins(): string[] {
    return this.#ports.map((port) => `http://127.0.0.1:${port}`);
  }

  /** Drains a process, if there is one, and starts the API of another folder. */
  async replace(index: number, folder: string): Promise<void> {
    await this.#servers[index]?.stop();
    const port = (this.#ports[index] ??= await freePort());
    const server = startServer(`API ${index + 1}`, relative(root, join(folder, 'src/main.ts')), {
      ...this.#env,
      API_PORT: String(port),
      DRAIN_SECONDS: String(drainSeconds),
    });
    this.#servers[index] = server;
    await untilServing(server, `http://127.0.0.1:${port}`, 120_000);
  }

  async stop(): Promise<void> {
    for (const server of this.#servers) await server.stop();
  }
}

/** Copies the current releases of this checkout, and one more version of an app. @returns that version */
async function fill(store: ReleaseStore, folder: string): Promise<string> {
  cpSync(join(await buildsOf({}), 'releases'), join(folder, 'releases'), {
    recursive: true,
    preserveTimestamps: true,
  });
  const { version, store: built } = await publishChanged({
    dataDir: folder,
    app: movedApp,
    pattern: /^projects\..*\.js$/,
  });
  const { apps, revision } = await built.readChannel('production');
  const served = Object.entries(apps).map(([app, { current }]) => [app, current] as const);
  for (const [app, each] of [...served, [movedApp, version] as const]) await copy(built, store, app, each);
  const entries = Object.fromEntries(served.map(([app, current]) => [app, { current, previous: [] }]));
  await store.restoreChannel('production', { apps: entries, revision });
  return version;
}

async function copy(from: FolderStore, to: ReleaseStore, app: string, version: string): Promise<void> {
  const release = await from.getRelease(app, version);
  if (!release) throw new Error(`${app} ${version} is not in the builds.`);
  const builds = release.server ? [release.server.file] : [];
  for (const name of Object.keys(release.files)) {
    const bytes = await from.getFile(app, name);
    if (bytes) await to.putFile(app, name, bytes);
  }
  for (const name of builds) {
    const bytes = await from.getServerBuild(app, name);
    if (bytes) await to.putServerBuild(app, name, bytes);
  }
  await to.putRelease(release);
}
