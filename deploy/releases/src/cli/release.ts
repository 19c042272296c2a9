import { build } from '../build.ts';
import { repositoryRoot } from '../data-directory.ts';
import { appFolders } from '../inputs.ts';
import { sizesOf } from '../overview.ts';
import { promoteTogether } from '../promote.ts';
import { releaseApp, type Released } from '../release.ts';
import {
  conditionsOf,
  folderOf,
  kilobytes,
  promotionOptions,
  readArguments,
  recordApis,
  run,
  storeForCommand,
} from './command.ts';

const usage = `Usage: release [app…] [--promote] [--if-changed] [--channel production] [--api http://…] [--force "reason"];
without names, every app. --promote into production needs what \`npm run promote -- --help\` says.`;

await run(async () => {
  const { values, positionals } = readArguments(usage, {
    promote: { type: 'boolean', default: false },
    'if-changed': { type: 'boolean', default: false },
    ...promotionOptions,
  });
  const store = await storeForCommand();
  const folders =
    positionals.length > 0 ? await Promise.all(positionals.map(folderOf)) : await appFolders(repositoryRoot);
  const released: Released[] = [];
  for (const folder of folders) {
    const started = performance.now();
    const result = await releaseApp(store, folder, {
      ifChanged: values['if-changed'],
      build,
    });
    console.log(describe(result, (performance.now() - started) / 1000));
    released.push(result);
  }
  if (!values.promote) return;
  const conditions = await conditionsOf(values);
  // Together, because a shell and its apps may fit only together.
  const moves = released.map(({ release: { app, version } }) => ({ app, version }));
  const moved = await promoteTogether(store, values.channel, moves, conditions);
  await recordApis(store, values.channel, conditions.apis);
  for (const { app, from, to } of moved) {
    console.log(
      from === to
        ? `${app} ${to} is in ${values.channel} already`
        : `${app} ${to} is now in ${values.channel}`,
    );
  }
});

function describe({ release, kept, built }: Released, seconds: number): string {
  const { files, bytes, brotli } = sizesOf(release);
  const what = !built ? 'unchanged, not built' : kept ? 'built, published before' : 'built and published';
  const size = `${files} files, ${kilobytes(bytes)}, ${kilobytes(brotli)} as brotli`;
  return `${release.app} ${release.version}: ${what} in ${seconds.toFixed(1)} s (${size})`;
}
