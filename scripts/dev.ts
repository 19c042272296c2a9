/**
 * `npm run dev -w student-app`: that app from source with hot reload, inside the shell and the released other apps.
 * The shell runs from source too: only its development build has the runtime that hot reload needs.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { devServer } from '@puente/federation/webpack';
import { root } from './children.ts';
import { CannotStart, folderIsWritable, main, portIsFree } from './preconditions.ts';
import { releaseWhatChanged, startProduct } from './product.ts';
import { settings } from './settings.ts';

await main(async () => {
  const app = process.argv[2] ?? 'shell';
  if (!existsSync(join(root, app, 'app.manifest.json'))) throw new CannotStart(`There is no app '${app}'.`);
  const wanted = settings();
  const apps = [...new Set(['shell', app])].map((name, index) => ({ name, port: wanted.port + 100 + index }));
  folderIsWritable(wanted.dataDir);
  await portIsFree(wanted.port, 'PORT');
  await portIsFree(wanted.apiPort, 'API_PORT');
  for (const { port } of apps) await portIsFree(port, 'PORT');

  console.log('Building the apps that changed; they are served as released…');
  await releaseWhatChanged(wanted.dataDir);
  const servers = await Promise.all(apps.map(({ name, port }) => devServer({ folder: join(root, name), port })));
  const product = await startProduct(wanted, {
    env: { DEV_APPS: apps.map(({ name, port }) => `${name}=http://localhost:${port}`).join(',') },
  });
  console.log(`\n${app} from source: ${product.url}\n`);

  const stop = () => {
    void Promise.all([product.stop(), ...servers.map((server) => server.stop())]).then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
});
