/** `npm run dev`. The shell runs from source, too, because only its development build has the runtime for hot reload. */
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { manifestNames } from '@puente/contract/manifest-names';
import { devServer, devServerFor, readManifest } from '@puente/federation-build/webpack';
import { appFolders } from '@puente/releases/inputs';
import { otherInstallation, type Rest } from './against.ts';
import { root } from './children.ts';
import { CannotStart, folderIsWritable, main, portIsFree } from './preconditions.ts';
import { releaseWhatChanged, startProduct, untilSignal, untilStopped } from './product.ts';
import { type Settings, settings } from './settings.ts';

const usage = `npm run dev -w <app> [-- --against https://other.example | --preview https://other.example]

Serves that app and the shell from source, with hot reload, beside the other apps as released here; with --against inside
the releases and the API of that installation. With --preview only that app is served, for the pages of that installation
itself, in your own browser: your account must be in its OVERRIDE_ALLOWED.`;

await main(usage, async () => {
  const started = performance.now();
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { against: { type: 'string' }, preview: { type: 'string' } },
  });
  const [app = 'shell'] = positionals;
  const all = (await appFolders(root)).map((folder) => basename(folder));
  if (!all.includes(app)) throw new CannotStart(`There is no app '${app}'; there is ${all.join(', ')}.`);
  const wanted = settings();
  await portIsFree(wanted.port, 'PORT');
  if (values.preview !== undefined) return preview(app, values.preview, wanted.port);
  const fromSource = [...new Set(['shell', app])];
  fromSource.forEach(refuseMistakes);
  const rest =
    values.against === undefined
      ? await ourRest(
          wanted,
          all.filter((name) => !fromSource.includes(name)),
        )
      : await otherInstallation(wanted, values.against);

  console.log(`Compiling ${fromSource.join(' and ')}, starting ${rest.servers}…`);
  const servers = await Promise.all(fromSource.map((name) => devServer(join(root, name), manifestNames)));
  const devApps = fromSource.map((name, index) => `${name}=${servers[index]?.origin}`).join(',');
  const product = await startProduct(rest.settings, {
    ...rest.options,
    env: { ...rest.options.env, DEV_APPS: devApps },
    output: 'readable',
    watch: true,
  });
  await Promise.all(servers.map(({ compiled }) => compiled));

  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `\n${app} from source: ${product.url}${rest.inside} (after ${seconds} s). Ctrl+C stops everything.\n`,
  );
  await untilStopped(product, servers);
});

/**
 * Serves one app to the pages of an installation until Ctrl+C.
 * @throws {CannotStart} when there is no such address, or for the shell, which pages have from their own origin
 */
async function preview(app: string, address: string, port: number): Promise<void> {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new CannotStart(`--preview is '${address}', but should read like https://other.example.`);
  if (app === 'shell')
    throw new CannotStart('--preview is for one app: the shell is always that of the installation.');
  refuseMistakes(app);
  console.log(`Compiling ${app}…`);
  const server = await devServerFor(url.origin, join(root, app), port, manifestNames);
  await server.compiled;
  const query = new URLSearchParams({ app, desde: server.origin }).toString();
  console.log(`\n${app} from source: ${url.origin}/vista-previa?${query}. Ctrl+C stops it.\n`);
  await untilSignal();
  await server.stop();
}

/** @throws {CannotStart} with the errors in the manifest of an app */
function refuseMistakes(app: string): void {
  try {
    readManifest(join(root, app), manifestNames);
  } catch (error) {
    throw new CannotStart((error as Error).message);
  }
}

/** The other apps as released here, and the API of this checkout. */
async function ourRest(wanted: Settings, others: string[]): Promise<Rest> {
  folderIsWritable(wanted.dataDir);
  await portIsFree(wanted.apiPort, 'API_PORT');
  if (wanted.openIdPort !== null) await portIsFree(wanted.openIdPort, 'OPENID_PORT');
  console.log('Building the other apps if they changed; they are served as released…');
  await releaseOthers(wanted.dataDir, others);
  // Apps from source are not rendered on the server.
  return {
    settings: { ...wanted, rendererPort: null },
    options: {},
    servers: 'the API and the edge',
    inside: '',
  };
}

/**
 * Releases the other apps; apps from source need no release. A release must fit the current shell. Without a shell, for example on the
 * first start, everything is released and promoted together.
 */
async function releaseOthers(dataDir: string, others: string[]): Promise<void> {
  try {
    await releaseWhatChanged(dataDir, { apps: others, force: 'npm run dev' });
  } catch {
    await releaseWhatChanged(dataDir, { force: 'npm run dev' });
  }
}
