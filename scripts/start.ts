/** `npm start`: builds what changed, migrates, seeds the first time, serves everything on one address. */
import { demoAccounts, demoPassword } from './accounts.ts';
import { CannotStart, folderIsWritable, main, portIsFree } from './preconditions.ts';
import { releaseWhatChanged, startProduct } from './product.ts';
import { settings } from './settings.ts';

await main(async () => {
  const started = performance.now();
  const wanted = settings();
  folderIsWritable(wanted.dataDir);
  await portIsFree(wanted.port, 'PORT');
  await portIsFree(wanted.apiPort, 'API_PORT');

  console.log('Building what changed…');
  await releaseWhatChanged(wanted.dataDir);
  console.log('Starting the API and the front door (the first time with demo data)…');
  const product = await startProduct(wanted);

  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`\nPuente is ready after ${seconds} s: ${product.url}\n`);
  console.log(`Demo accounts, all with the password ${demoPassword}:`);
  for (const [email, who] of demoAccounts) console.log(`  ${email.padEnd(30)} ${who}`);
  console.log(`\nMails are files in ${wanted.dataDir}/outbox. Ctrl+C stops everything.`);

  const stop = () => void product.stop().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  const [name] = await Promise.race([product.api, product.edge].map(async ({ name, ended }) => [name, await ended] as const));
  await product.stop();
  throw new CannotStart(`${name} stopped; the lines above say why.`);
});
