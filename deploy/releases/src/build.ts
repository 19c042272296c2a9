import { basename } from 'node:path';
import { manifestNames } from '@puente/contract/manifest-names';
import {
  appBuild,
  appServerBuild,
  type BuildOptions,
  drawsFrame,
  isRendered,
  runBuild,
  shellBuilds,
  shellServerBuild,
} from '@puente/federation-build/webpack';
import { shellApp } from './channel.ts';

/** Builds a workspace into its `dist`, for browsers and for the renderer. No other code calls the webpack build. */
export async function build(folder: string): Promise<void> {
  const options = { folder, names: manifestNames };
  await runBuild(...(basename(folder) === shellApp ? ofShell(options) : ofApp(options)));
}

const ofShell = (options: BuildOptions) => [
  ...shellBuilds(options),
  ...(drawsFrame(options) ? [shellServerBuild(options)] : []),
];

const ofApp = (options: BuildOptions) => [
  appBuild(options),
  ...(isRendered(options) ? [appServerBuild(options)] : []),
];
