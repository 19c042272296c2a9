#!/usr/bin/env node
/** Command of an app in a repository of its own, where the root commands of the platform are not. */
import { resolve } from 'node:path';
import { build } from '../build.ts';
import { promoteTogether } from '../promote.ts';
import { Refusal } from '../refusal.ts';
import { releaseApp } from '../release.ts';
import { openStoreAt, readStoreLocation } from '../store-location.ts';
import { conditionsOf, promotionOptions, readArguments, recordApis, run } from './command.ts';
import { describeRelease } from './describe-release.ts';

const usage = `Usage: puente-release [--if-changed] [--promote] [--channel production] [--api http://…] [--force "reason"];
builds the app in this folder and stores it where the platform's releases are, in DATA_DIR or in RELEASES_S3_….
--promote serves it at once.
Production takes what has passed the platform's \`npm run smoke\`: promote it there, or say with --force why not.`;

await run(async () => {
  const { values } = readArguments(usage, {
    promote: { type: 'boolean', default: false },
    'if-changed': { type: 'boolean', default: false },
    ...promotionOptions,
  });
  const { DATA_DIR: data } = process.env;
  const location = readStoreLocation(resolve(data || '.'), process.env);
  if (!data && !location.objects)
    throw new Refusal("DATA_DIR or RELEASES_S3_… must name the store of the platform's releases.");
  const store = openStoreAt(location);
  await store.removeLeftovers();
  const started = performance.now();
  const released = await releaseApp(store, process.cwd(), { ifChanged: values['if-changed'], build });
  console.log(describeRelease(released, (performance.now() - started) / 1000));
  if (!values.promote) return;
  const { app, version } = released.release;
  const conditions = await conditionsOf(values);
  await promoteTogether(store, values.channel, [{ app, version }], conditions);
  await recordApis(store, values.channel, conditions.apis);
  console.log(`${app} ${version} is now in ${values.channel}`);
});
