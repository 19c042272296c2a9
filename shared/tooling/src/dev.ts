/**
 * `npm run dev -w student-app`: that app from source with hot reload, inside the shell and the released other apps.
 * The shell runs from source too: only its development build has the runtime that hot reload needs.
 */
import { basename, join } from 'node:path';
import { manifestNames } from '@puente/contract/manifest-names';
import { devServer } from '@puente/federation-build/webpack';
import { appFolders } from '@puente/releases/inputs';
import { root } from './children.ts';
import { CannotStart, folderIsWritable, main, portIsFree } from './preconditions.ts';
import { releaseWhatChanged, startProduct, untilStopped } from './product.ts';
import { settings } from './settings.ts';

await main(async () => {
  const started = performance.now();
  const app = process.argv[2] ?? 'shell';
  const all = (await appFolders(root)).map((folder) => basename(folder));
  if (!all.includes(app)) throw new CannotStart(`There is no app '${app}'; there is ${all.join(', ')}.`);
  const wanted = settings();
  folderIsWritable(wanted.dataDir);
  await portIsFree(wanted.port, 'PORT');
  await portIsFree(wanted.apiPort, 'API_PORT');
  if (wanted.openIdPort !== null) await portIsFree(wanted.openIdPort, 'OPENID_PORT');

  const fromSource = [...new Set(['shell', app])];
  console.log('Building the other apps if they changed; they are served as released…');
  await releaseOthers(
    wanted.dataDir,
    all.filter((name) => !fromSource.includes(name)),
  );
  console.log(`Compiling ${fromSource.join(' and ')}, starting the API and the edge…`);
  const servers = await Promise.all(fromSource.map((name) => devServer(join(root, name), manifestNames)));
  const devApps = fromSource.map((name, index) => `${name}=${servers[index]?.origin}`).join(',');
  const product = await startProduct(wanted, {
    env: { DEV_APPS: devApps },
    output: 'readable',
    watch: true,
  });
  await Promise.all(servers.map(({ compiled }) => compiled));

  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`\n${app} from source: ${product.url} (after ${seconds} s). Ctrl+C stops everything.\n`);
  await untilStopped(product, servers);
});

/**
 * What runs from source needs no release. But a release is promoted only into a shell that it fits: where there is none,
 * on the first start for example, everything is released and moves together.
 */
async function releaseOthers(dataDir: string, others: string[]): Promise<void> {
  try {
    await releaseWhatChanged(dataDir, { apps: others });
  } catch {
    await releaseWhatChanged(dataDir);
  }
}
