import { closeBranch, publishBranch } from '../branches.ts';
import { FolderStore } from '../folder-store.ts';
import { Refusal } from '../refusal.ts';
import { readArguments, run, storeForCommand } from './command.ts';

const usage = `Usage: branch pr-12 --from <folder>, or branch pr-12 --close;
serves the releases of a folder, which another machine built, in the channel of a pull request, and prints where developers
see them on production (PUBLIC_URL). --close removes the channel and its releases.`;

await run(async () => {
  const { values, positionals } = readArguments(usage, {
    from: { type: 'string' },
    close: { type: 'boolean', default: false },
  });
  const [channel, ...rest] = positionals;
  if (channel === undefined || rest.length > 0 || values.close === (values.from !== undefined))
    throw new Refusal(usage);
  const store = await storeForCommand();
  if (values.from === undefined) {
    const apps = await closeBranch(store, channel);
    console.log(apps.length > 0 ? `${channel}: ${apps.join(', ')} removed.` : `${channel} has nothing.`);
    return;
  }
  const releases = await publishBranch(store, channel, new FolderStore(values.from));
  console.log(`What ${channel} changes, on production, for the accounts in OVERRIDE_ALLOWED:\n`);
  for (const { app, version } of releases) console.log(`- ${app} ${version}: ${addressOf(app, channel)}`);
});

/** Page of the edge that shows what it would start, and asks. */
function addressOf(app: string, channel: string): string {
  const query = new URLSearchParams({ app, desde: channel });
  return `${process.env['PUBLIC_URL'] ?? ''}/vista-previa?${query.toString()}`;
}
