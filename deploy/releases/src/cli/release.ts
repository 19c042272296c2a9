import { build } from '../build.ts';
import { repositoryRoot } from '../data-directory.ts';
import { appFolders } from '../inputs.ts';
import { promoteTogether } from '../promote.ts';
import { releaseApp, type Released } from '../release.ts';
import {
  conditionsOf,
  folderOf,
  promotionOptions,
  readArguments,
  recordApis,
  run,
  storeForCommand,
} from './command.ts';
import { describeRelease } from './describe-release.ts';

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
    console.log(describeRelease(result, (performance.now() - started) / 1000));
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
