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
    for (const release of releases) {
      const { version, createdAt, bytes, brotli, servedBy, previousOf } = release;
      const notes = [
        ...servedBy.map((channel) => `served by ${channel}`),
        ...previousOf.map((channel) => `previous of ${channel}`),
        ...(version === latest ? ['latest'] : []),
      ];
      const size = `${kilobytes(bytes)}, ${kilobytes(brotli)} as brotli`;
      const words = [version, createdAt, size, madeBy(release)];
      if (notes.length > 0) words.push(`(${notes.join(', ')})`);
      console.log(`  ${words.filter(Boolean).join('  ')}`);
    }
  }
});

/** `0123abc by Ana Prieto`; `0123abc-dirty` when the sources were not quite that commit. */
function madeBy({ commit, author }: { commit: string | undefined; author: string | undefined }): string {
  const short = commit?.replace(/^([0-9a-f]{7})[0-9a-f]+/, '$1');
  return [short, author && `by ${author}`].filter(Boolean).join(' ');
}
