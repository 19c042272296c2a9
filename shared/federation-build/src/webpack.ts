/** Builds of the shell and of the apps. For Node; the browser's side is @puente/federation. */
export { appBuild } from './webpack/app.ts';
export { devServer, devServerFor, type DevServer } from './webpack/dev-server.ts';
export { monolithBuild, type MonolithOptions } from './webpack/monolith.ts';
export type { BuildOptions, Mode } from './webpack/options.ts';
export { readManifest, manifestFile } from './webpack/read-manifest.ts';
export { scriptRule, styleRules } from './webpack/rules.ts';
export { runBuild } from './webpack/run.ts';
export { shellBuilds } from './webpack/shell.ts';
export { appServerBuild, drawsFrame, isRendered, shellServerBuild } from './webpack/server.ts';
