import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@puente/tooling/children';
import { freePort } from './free-port.ts';

const program = 'nginx';

/** Tells whether nginx is installed. Debian's package puts it in /usr/sbin. */
export function hasNginx(): boolean {
  try {
    execFileSync(program, ['-v'], { stdio: 'ignore', env: environment });
    return true;
  } catch {
    return false;
  }
}

const environment = { ...process.env, PATH: `${process.env['PATH'] ?? ''}:/usr/sbin` };

/**
 * Starts nginx with `deploy/edge/nginx/puente.conf` in front of an edge, with an empty cache and on a free port.
 * @param edgeUrl address of the edge
 */
export async function startNginx(
  edgeUrl: string,
): Promise<{ url: string; pid: number; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  mkdirSync(join(folder, 'cache'));
  const site = readFileSync(join(root, 'deploy/edge/nginx/puente.conf'), 'utf8')
    .replace('/var/cache/nginx/puente', join(folder, 'cache'))
    .replace('127.0.0.1:3000', new URL(edgeUrl).host)
    .replace('listen 8080', `listen 127.0.0.1:${port}`);
  writeFileSync(join(folder, 'nginx.conf'), configurationAround(folder, site));
  const server = spawn(
    program,
    ['-c', join(folder, 'nginx.conf'), '-p', folder, '-e', join(folder, 'error.log')],
    {
      stdio: 'ignore',
      env: environment,
    },
  );
  const url = `http://127.0.0.1:${port}`;
  try {
    await answering(url, server);
  } catch (error) {
    server.kill();
    throw new Error(`nginx does not answer: ${readFileSync(join(folder, 'error.log'), 'utf8')}`, {
      cause: error,
    });
  }
  return {
    url,
    pid: server.pid ?? 0,
    stop: async () => {
      const ended = once(server, 'exit');
      server.kill('SIGQUIT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** One process in the foreground, with all of its files in the folder. */
const configurationAround = (folder: string, site: string): string => `
daemon off;
master_process off;
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  ${site}
}
`;

/** @throws when it ends, or does not answer within 5 s */
async function answering(url: string, server: ChildProcess): Promise<void> {
  for (const until = Date.now() + 5_000; ;) {
    if (server.exitCode !== null) throw new Error(`It ended with ${server.exitCode}.`);
    try {
      await (await fetch(`${url}/healthz`)).text();
      return;
    } catch (error) {
      if (Date.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
