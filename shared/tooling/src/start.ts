import { demoAccounts, demoPassword } from './accounts.ts';
import { folderIsWritable, main, portIsFree } from './preconditions.ts';
import { releaseWhatChanged, startProduct, untilStopped } from './product.ts';
import { settings } from './settings.ts';

const usage = `npm start

Builds what changed, migrates the database, fills an empty one with demo data, and serves everything on one address.
PORT, API_PORT, DATA_DIR, DATABASE_URL and the other settings are in README.md.`;

/** A developer sees this checkout as it is. In production, what changed must have passed its checks. */
const isProduction = process.env['NODE_ENV'] === 'production';

await main(usage, async () => {
  const started = performance.now();
  const wanted = settings();
  folderIsWritable(wanted.dataDir);
  await portIsFree(wanted.port, 'PORT');
  await portIsFree(wanted.apiPort, 'API_PORT');
  if (wanted.rendererPort !== null) await portIsFree(wanted.rendererPort, 'RENDERER_PORT');
  if (wanted.openIdPort !== null) await portIsFree(wanted.openIdPort, 'OPENID_PORT');

  console.log('Building what changed…');
  await releaseWhatChanged(wanted.dataDir, { force: isProduction ? undefined : 'npm start' });
  console.log('Starting the API, the renderer and the edge (the first time with demo data)…');
  const product = await startProduct(wanted, { output: 'readable', keep: true });

  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`\nPuente is ready after ${seconds} s: ${product.url}\n`);
  console.log(`Demo accounts, all with the password ${demoPassword}:`);
  for (const [email, who] of demoAccounts) console.log(`  ${email.padEnd(30)} ${who}`);
  console.log(`\nMails are files in ${wanted.dataDir}/outbox. Ctrl+C stops everything.`);

  await untilStopped(product);
});
