import { basename } from 'node:path';
import { appBuild, runBuild, shellBuild } from '@puente/federation/webpack';
import { shellApp } from './channel.ts';

export type Mode = 'production' | 'development';

/** Builds a workspace into its `dist`. The only place that calls the build of webpack. */
export async function build(folder: string, mode: Mode): Promise<void> {
  const configure = basename(folder) === shellApp ? shellBuild : appBuild;
  await runBuild(configure({ folder, mode }));
}
