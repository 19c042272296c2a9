import { basename } from 'node:path';
import { manifestNames } from '@puente/contract/manifest-names';
import { appBuild, runBuild, shellBuilds } from '@puente/federation-build/webpack';
import { shellApp } from './channel.ts';

/** Builds a workspace into its `dist`. The only place that calls the build of webpack. */
export async function build(folder: string): Promise<void> {
  const options = { folder, names: manifestNames };
  await runBuild(...(basename(folder) === shellApp ? shellBuilds(options) : [appBuild(options)]));
}
