import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import Watchpack from 'watchpack';
import { root, type Server } from './children.ts';

/** Editors write several files at once; the server restarts when none has changed for this long, in ms. */
const quietTime = 150;

/**
 * Starts a server again whenever its sources change. A server that cannot start with the changed sources says
 * why, and is started again with the next change.
 * @param workspace folder of the server; the packages of this repository that it depends on belong to its sources
 * @param start starts the server; it is called once at the beginning
 */
export function watchServer(workspace: string, start: () => Server): Server {
  let server = start();
  const stopping = new AbortController();
  const isStopping = (): boolean => stopping.signal.aborted;
  let restarting = Promise.resolve();
  const watcher = new Watchpack({
    aggregateTimeout: quietTime,
    ignored: /\/node_modules(?:\/|$)|\.test\.tsx?$/,
  });
  watcher.watch({ directories: sourcesOf(workspace) });
  watcher.on('aggregated', () => {
    restarting = restarting.then(restart);
  });
  let end: (code: number | null) => void = () => undefined;
  const ended = new Promise<number | null>((resolve) => {
    end = resolve;
  });

  async function restart(): Promise<void> {
    if (isStopping()) return;
    console.log(`${server.name} restarts: its sources have changed.`);
    await server.stop();
    // The product may have been stopped in the meantime; its `stop` waits for this.
    if (isStopping()) return;
    server = start();
  }

  return {
    name: server.name,
    get process() {
      return server.process;
    },
    ended,
    stop: async () => {
      stopping.abort();
      watcher.close();
      await restarting;
      await server.stop();
      end(0);
    },
  };
}

/** Source folders of a workspace and, of the packages of this repository that it depends on, theirs. */
function sourcesOf(workspace: string): string[] {
  const folders = new Set<string>();
  const visit = (folder: string): void => {
    if (folders.has(folder)) return;
    folders.add(folder);
    for (const name of ownDependencies(folder)) visit(realpathSync(join(root, 'node_modules', name)));
  };
  visit(join(root, workspace));
  // A package without such a folder consists of data, the brand for example.
  return [...folders].map((folder) => (existsSync(join(folder, 'src')) ? join(folder, 'src') : folder));
}

interface Package {
  dependencies?: Record<string, string>;
}

function ownDependencies(folder: string): string[] {
  const { dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package;
  return Object.keys(dependencies).filter((name) => name.startsWith('@puente/'));
}
