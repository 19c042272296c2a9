/** The browser's side: from the inlined release set to the pages of the apps. Only the shell imports it. */
export { filesOriginOfPage } from './files-origin.ts';
export { createAppLoader, type AppLoader } from './runtime/app-loader.ts';
export { DeadlineError, withDeadline } from './runtime/deadline.ts';
export {
  AppLoadError,
  chunkFailure,
  needsReload,
  type LoadFailure,
  type LoadPhase,
} from './runtime/errors.ts';
export { refreshFailedFile } from './runtime/failed-files.ts';
export { pageError } from './runtime/failures.ts';
export {
  differsFrom,
  fetchReleaseSet,
  isStale,
  reloadOnce,
  wouldReloadHelp,
} from './runtime/newer-release.ts';
export { currentReleaseSet, readReleaseSet } from './runtime/release-set.ts';
export { readThirdParties } from './runtime/third-parties.ts';
export { serviceWorkerPath } from './runtime/trusted-types.ts';
