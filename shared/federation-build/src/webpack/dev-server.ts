import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import webpack, { type Compiler, type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import type { ManifestNames } from '@puente/federation/manifest';
import { assetPath } from '@puente/federation/release-set';
import { appBuild } from './app.ts';
import { readManifest } from './read-manifest.ts';
import { shellBuild } from './shell.ts';

export interface DevServer {
  /** `http://127.0.0.1:<port>`, with a free port if only the edge connects to it. */
  origin: string;
  /** Resolves when the sources were compiled for the first time, with or without errors. */
  compiled: Promise<void>;
  /** Closes it and writes webpack's cache, which makes the next start quick. */
  stop: () => Promise<void>;
}

const host = '127.0.0.1';

/**
 * Serves the source of one app (or of the shell) under `/assets/<app>/`, with hot reload. Runs behind the edge, which forwards that path
 * and its web socket (`/assets/<app>/ws`), so that the browser sees one origin. File names have no hash: the entries are `remoteEntry.js`
 * for an app, `main.js` and `main.css` for the shell.
 */
export async function devServer(folder: string, names?: ManifestNames): Promise<DevServer> {
  const { name } = readManifest(folder, names);
  const build = name === 'shell' ? shellBuild : appBuild;
  return serve(name, build({ folder, mode: 'development', ...(names && { names }) }), {
    port: 0,
    hot: true,
    allowedHosts: 'all',
    // Port 0 and address 0.0.0.0 mean: those of the page, that is the edge's.
    client: { overlay: false, logging: 'warn', webSocketURL: `auto://0.0.0.0:0${assetPath(name)}ws` },
  });
}

/**
 * Serves the source of one app to the pages of another installation, which load it from this machine. Each change reloads the page. Pages
 * of other origins can read nothing.
 * @param page origin of that installation: `https://puente.example`
 */
export async function devServerFor(
  page: string,
  folder: string,
  port: number,
  names?: ManifestNames,
): Promise<DevServer> {
  const { name } = readManifest(folder, names);
  const origin = `http://${host}:${port}`;
  return serve(name, appBuild({ folder, mode: 'development', ...(names && { names }), origin }), {
    port,
    hot: false,
    liveReload: true,
    headers: { 'access-control-allow-origin': page },
    allowedHosts: [new URL(page).hostname],
    setupMiddlewares: (middlewares) => [
      { name: 'scripts of other pages', middleware: scriptsOnlyFor(page) },
      ...middlewares,
    ],
    client: { overlay: false, logging: 'warn', webSocketURL: `ws://${host}:${port}${assetPath(name)}ws` },
  });
}

/** Refuses scripts that a page of another origin would run, and so read: without `crossorigin` it needs no permission of CORS. */
function scriptsOnlyFor(page: string) {
  return ({ headers }: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const isScript = headers['sec-fetch-dest'] === 'script';
    if (!isScript || headers.origin === page) return next();
    response.writeHead(403).end();
  };
}

async function serve(
  name: string,
  config: Configuration,
  options: WebpackDevServer.Configuration,
): Promise<DevServer> {
  // A compilation with an error publishes nothing: an open page keeps its state until the error is mended, and a page
  // view in between gets the last files that worked.
  const compiler = webpack({ ...config, optimization: { ...config.optimization, emitOnErrors: false } });
  const server = new WebpackDevServer(
    {
      ...options,
      host,
      static: false,
      // It would end the process on a signal, before the other servers of the process have finished.
      setupExitSignals: false,
      webSocketServer: { type: 'ws', options: { path: `${assetPath(name)}ws` } },
      devMiddleware: { publicPath: assetPath(name), stats: 'errors-warnings' },
    },
    compiler,
  );
  await server.start();
  const { port } = server.server?.address() as AddressInfo;
  return {
    origin: `http://${host}:${port}`,
    compiled: new Promise((resolve) => {
      server.middleware?.waitUntilValid(() => resolve());
    }),
    stop: async () => {
      await server.stop();
      await close(compiler);
    },
  };
}

const close = (compiler: Compiler): Promise<void> =>
  new Promise((resolve, reject) => {
    compiler.close((error) => (error ? reject(error) : resolve()));
  });
