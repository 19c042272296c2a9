import { openStore } from '../data-directory.ts';
import { overview } from '../overview.ts';
import { Refusal } from '../refusal.ts';
import { kilobytes, readArguments, run } from './command.ts';

const usage = 'Usage: list [app].';

await run(async () => {
  const [app, ...rest] = readArguments(usage, {}).positionals;
  if (rest.length > 0) throw new Refusal(usage);
  const apps = await overview(openStore(), app);
  if (apps.length === 0) console.log('Nothing has been published yet.');
  for (const { app: name, latest, releases } of apps) {
    console.log(name);
    if (releases.length === 0) console.log('  nothing published');
    for (const { version, createdAt, bytes, brotli, servedBy, previousOf } of releases) {
      const notes = [
        ...servedBy.map((channel) => `served by ${channel}`),
        ...previousOf.map((channel) => `previous of ${channel}`),
        ...(version === latest ? ['latest'] : []),
      ];
      const size = `${kilobytes(bytes)}, ${kilobytes(brotli)} as brotli`;
      console.log(`  ${version}  ${createdAt}  ${size}${notes.length > 0 ? `  (${notes.join(', ')})` : ''}`);
    }
  }
});
