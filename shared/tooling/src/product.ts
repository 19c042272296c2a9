import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Output, root, type Server, startServer, untilServing } from './children.ts';
import { keepRunning } from './kept-server.ts';
import { startStandIn } from './openid-stand-in.ts';
import { CannotStart } from './preconditions.ts';
import type { Settings } from './settings.ts';
import { watchServer } from './watched-server.ts';

/**
 * Builds the apps that have changed since their last release, and promotes them. Prints a line for each app.
 * @param options.apps default: all
 * @param options.force reason to promote them without the checks that production demands; kept in the history
 * @throws {CannotStart} with the message of the build or the promotion
 */
export async function releaseWhatChanged(
  dataDir: string,
  {
    quiet = false,
    apps = [],
    env = {},
    force,
  }: {
    quiet?: boolean;
    apps?: readonly string[];
    env?: Readonly<Record<string, string>>;
    force?: string | undefined;
  } = {},
): Promise<void> {
  const script = join(root, 'deploy/releases/src/cli/release.ts');
  const args = ['--disable-warning=ExperimentalWarning', script, ...apps, '--promote', '--if-changed'];
  if (force !== undefined) args.push('--force', force);
  const run = promisify(execFile)(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env, DATA_DIR: dataDir },
  });
  const { stdout } = await run.catch((error: Error & { stderr?: string }) => {
    throw new CannotStart(error.stderr?.trim() || error.message);
  });
  if (!quiet) process.stdout.write(stdout.replace(/^/gm, '  ').trimEnd() + '\n');
}

/** A process, or a ready server in another process. */
type RunningApi = Server | Omit<Server, 'process'>;

export interface Product {
  api: RunningApi;
  edge: Server;
  renderer: Server | undefined;
  /** Fake provider for Google and Microsoft logins. */
  openId: Server | undefined;
  url: string;
  stop: () => Promise<void>;
}

export interface ProductOptions {
  output?: Output;
  env?: Readonly<Record<string, string>>;
  /** Restarts each server when its sources change. */
  watch?: boolean;
  /** Restarts a server that ends by itself, without restarting the other. */
  keep?: boolean;
  /** Milliseconds that a server has to be ready; default: 60 s. */
  readyWithin?: number;
  /** Another way to start the API with these settings. */
  startApi?: (env: Readonly<Record<string, string>>) => Promise<RunningApi>;
}

/** Starts the API, the renderer and the edge. Waits for API and edge only: pages work without the renderer. */
export async function startProduct(
  { port, apiPort, openIdPort, rendererPort, dataDir, publicUrl }: Settings,
  options: ProductOptions = {},
): Promise<Product> {
  const openId = openIdPort === null ? undefined : await startStandIn(openIdPort, publicUrl, options.output);
  const env = {
    ...openId?.env,
    PORT: String(port),
    API_PORT: String(apiPort),
    API_ORIGIN: `http://127.0.0.1:${apiPort}`,
    ...(rendererPort === null
      ? {}
      : { RENDERER_PORT: String(rendererPort), RENDERER_ORIGIN: `http://127.0.0.1:${rendererPort}` }),
    DATA_DIR: dataDir,
    PUBLIC_URL: publicUrl,
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
    ...options.env,
  };
  const startIn = (name: string, workspace: string) => (): Server =>
    startServer(name, `${workspace}/src/main.ts`, env, options.output);
  const startApi = startIn('The API', 'deploy/api');
  const startEdge = startIn('The edge', 'deploy/edge');
  const startRenderer = startIn('The renderer', 'deploy/renderer');
  const start = (workspace: string, startIt: () => Server): Server =>
    options.watch ? watchServer(workspace, startIt) : startIt();
  const keep = (server: Server, startIt: () => Server): Server =>
    options.keep ? keepRunning(server, startIt) : server;
  let api = options.startApi ? await options.startApi(env) : start('deploy/api', startApi);
  let edge = start('deploy/edge', startEdge);
  const renderer = rendererPort === null ? undefined : keep(startRenderer(), startRenderer);
  const stop = async () => {
    // Pending requests in the edge still need the API.
    await edge.stop();
    await Promise.all([api.stop(), renderer?.stop(), openId?.server.stop()]);
  };
  try {
    if ('process' in api) {
      await untilServing(api, `http://127.0.0.1:${apiPort}`, options.readyWithin);
      // Only from here on: a server that cannot even start should just report why.
      api = keep(api, startApi);
    }
    await untilServing(edge, `http://127.0.0.1:${port}`, options.readyWithin);
    edge = keep(edge, startEdge);
  } catch (error) {
    await stop();
    throw error;
  }
  return { api, edge, renderer, openId: openId?.server, url: publicUrl, stop };
}

/**
 * Runs until Ctrl+C, SIGTERM or the end of the terminal, then stops everything in order.
 * @param others servers in this process, to be stopped as well
 * @throws {CannotStart} when a server of the product ended by itself
 */
export async function untilStopped(
  product: Product,
  others: readonly { stop: () => Promise<void> }[] = [],
): Promise<void> {
  const ends = [product.api, product.edge].map(({ name, ended }) => ended.then(() => name));
  const gone = await Promise.race([untilSignal(), ...ends]);
  await Promise.all([product, ...others].map((server) => server.stop()));
  if (gone) throw new CannotStart(`${gone} stopped; the lines above say why.`);
}

/** Resolves at Ctrl+C, SIGTERM, or the end of the terminal. */
export const untilSignal = (): Promise<undefined> =>
  new Promise((resolve) => {
    // The handlers stay: npm repeats the signal of the terminal, and a second one may not interrupt the stop.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => resolve(undefined));
  });
