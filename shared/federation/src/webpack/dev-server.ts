import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { assetPath } from '../release-set.ts';
import { appBuild } from './app.ts';
import { readManifest } from './read-manifest.ts';
import { shellBuild } from './shell.ts';

export interface DevServerOptions {
  folder: string;
  port: number;
}

/**
 * Serves the source of one app (or of the shell) under `/assets/<app>/`, with hot reload. It is meant to stand behind
 * the edge, which passes on that path and its web socket (`/assets/<app>/ws`), so that the browser sees one origin.
 * File names carry no hash: the entries are `remoteEntry.js` for an app, `main.js` and `main.css` for the shell.
 * @returns the running server; call its `stop()` at the end
 */
export async function devServer({ folder, port }: DevServerOptions): Promise<WebpackDevServer> {
  const { name } = readManifest(folder);
  const build = name === 'shell' ? shellBuild : appBuild;
  const compiler = webpack(build({ folder, mode: 'development' }));
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port,
      hot: true,
      static: false,
      allowedHosts: 'all',
      webSocketServer: { type: 'ws', options: { path: `${assetPath(name)}ws` } },
      // Port 0 and address 0.0.0.0 mean: those of the page, that is the edge's.
      client: { overlay: false, logging: 'warn', webSocketURL: `auto://0.0.0.0:0${assetPath(name)}ws` },
      devMiddleware: { publicPath: assetPath(name), stats: 'errors-warnings' },
    },
    compiler,
  );
  await server.start();
  return server;
}
