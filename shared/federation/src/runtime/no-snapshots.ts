/**
 * Stands in for two files of the federation runtime (see webpack/slim.ts): snapshots and preloading, which
 * need manifests of files. We have none: the release set says what to load, and the edge's hints preload it.
 */
const unavailable = () => {
  throw new Error('This build of the federation runtime has no snapshots and no preloading.');
};

export class SnapshotHandler {
  readonly hooks = { applyPlugin() {} };
  readonly manifestCache = new Map<string, unknown>();
  readonly loadRemoteSnapshotInfo = unavailable;
}

export const getGlobalRemoteInfo = () => ({});
export const formatPreloadArgs = unavailable;
export const preloadAssets = unavailable;
export const defaultPreloadArgs = unavailable;
export const normalizePreloadExposes = unavailable;
