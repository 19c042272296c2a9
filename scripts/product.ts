import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root, startServer, untilReady, type Server } from './children.ts';
import type { Settings } from './settings.ts';

/** Builds what changed since it was last released, and makes it current. Prints a line for each app. */
export async function releaseWhatChanged(dataDir: string, options: { quiet?: boolean; shellInDevelopment?: boolean } = {}): Promise<void> {
  const script = join(root, 'deploy/releases/src/cli/release.ts');
  const args = ['--disable-warning=ExperimentalWarning', script, '--promote', '--if-changed', ...(options.shellInDevelopment ? ['--dev', 'shell'] : [])];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root, env: { ...process.env, DATA_DIR: dataDir } });
  if (!options.quiet) process.stdout.write(stdout.replace(/^/gm, '  ').trimEnd() + '\n');
}

export interface Product {
  api: Server;
  edge: Server;
  url: string;
  stop: () => Promise<void>;
}

/** Starts the API and the front door, and waits until both are ready. */
export async function startProduct(
  { port, apiPort, dataDir, publicUrl }: Settings,
  options: { output?: 'inherit' | 'pipe'; env?: Readonly<Record<string, string>> } = {},
): Promise<Product> {
  const env = {
    PORT: String(port),
    API_PORT: String(apiPort),
    API_ORIGIN: `http://127.0.0.1:${apiPort}`,
    DATA_DIR: dataDir,
    PUBLIC_URL: publicUrl,
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
    ...options.env,
  };
  const api = startServer('The API', 'deploy/api/src/main.ts', env, options.output);
  const edge = startServer('The front door', 'deploy/edge/src/main.ts', env, options.output);
  const stop = async () => {
    await Promise.all([edge.stop(), api.stop()]);
  };
  try {
    await untilReady(api, `http://127.0.0.1:${apiPort}`);
    await untilReady(edge, `http://127.0.0.1:${port}`);
  } catch (error) {
    await stop();
    throw error;
  }
  return { api, edge, url: publicUrl, stop };
}
