import { openTabHours } from '../open-tabs.ts';
import { prune } from '../prune.ts';
import { Refusal } from '../refusal.ts';
import { readArguments, run, storeForCommand } from './command.ts';

const usage = 'Usage: prune [--keep 10].';

await run(async () => {
  const { values } = readArguments(usage, { keep: { type: 'string', default: '10' } });
  const keep = Number(values.keep);
  if (!Number.isInteger(keep) || keep < 1) throw new Refusal(usage);
  const pruned = await prune(await storeForCommand(), { keep, openTabHours: openTabHours(process.env) });
  for (const { app, versions, files } of pruned) {
    console.log(`${app}: ${versions.length} releases and ${files} files removed`);
  }
});
