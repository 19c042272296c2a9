import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runServer } from 'verdaccio';

export interface PackageRegistry {
  /** Address with a slash at the end, as npm's settings have it. */
  url: string;
  /** Settings of npm, as environment variables: packages of @puente are read from here and published here. */
  env: Readonly<Record<string, string>>;
  stop: () => Promise<void>;
}

/** Starts an empty registry of packages for @puente alone, which asks no other, with an account that may publish. */
export async function startPackageRegistry(): Promise<PackageRegistry> {
  const storage = mkdtempSync(join(tmpdir(), 'puente-registry-'));
  const configuration = {
    storage,
    uplinks: {},
    auth: { htpasswd: { file: join(storage, 'htpasswd'), max_users: 1 } },
    packages: { '@puente/*': { access: '$authenticated', publish: '$authenticated' } },
    max_body_size: '50mb',
    log: { type: 'stdout', format: 'pretty', level: 'error' },
    self_path: storage,
    configPath: join(storage, 'config.yaml'),
  };
  const server = (await runServer(configuration)) as Server;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The registry has no port.');
  const host = `127.0.0.1:${address.port}`;
  const url = `http://${host}/`;
  const { token } = await addAccount(url);
  return {
    url,
    env: { 'npm_config_@puente:registry': url, [`npm_config_//${host}/:_authToken`]: token },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(storage, { recursive: true, force: true });
    },
  };
}

async function addAccount(url: string): Promise<{ token: string }> {
  const name = 'publisher';
  const answer = await fetch(`${url}-/user/org.couchdb.user:${name}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, password: crypto.randomUUID(), type: 'user', roles: [] }),
  });
  if (!answer.ok) throw new Error(`The registry refused an account: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as { token: string };
}
