/**
 * Stands in for files of the federation runtime (see webpack/slim.ts) whose features are not used here: snapshots
 * and preloading need manifests of files, where we have the release set and the edge's hints; and shared modules
 * are not split by what each app uses of them.
 */
const unavailable = () => {
  throw new Error('This build of the federation runtime has no snapshots and no preloading.');
};

/** For runtime-core/plugins/snapshot/SnapshotHandler. */
export class SnapshotHandler {
  readonly hooks = { applyPlugin() {} };
  readonly manifestCache = new Map<string, unknown>();
  readonly loadRemoteSnapshotInfo = unavailable;
}
export const getGlobalRemoteInfo = () => ({});

/** For runtime-core/utils/preload. */
export const formatPreloadArgs = unavailable;
export const preloadAssets = unavailable;
export const defaultPreloadArgs = unavailable;
export const normalizePreloadExposes = unavailable;

/** For runtime-core/utils/context, which gathers what only its tools for developers read. */
export const optionsToMFContext = () => ({});

/** For the copy of error-codes/getShortErrorMsg in webpack-bundler-runtime: a shared module has no factory. */
export const getShortErrorMsg = (code: string): string => `#${code}`;

interface WebpackRequire {
  federation: { initOptions: unknown; runtime: { init: (options: unknown) => unknown } };
}

/** For webpack-bundler-runtime/init, which adds a plugin for split shared modules to the same call. */
export const init = ({ webpackRequire: { federation } }: { webpackRequire: WebpackRequire }) =>
  federation.runtime.init(federation.initOptions);

/** For webpack-bundler-runtime/remotes: those that a build would know. Ours are registered when the page starts. */
export const remotes = unavailable;

/** For webpack-bundler-runtime/getSharedFallbackGetter. */
export const getSharedFallbackGetter = <T>({ factory }: { factory: T }): T => factory;

/** For runtime-core/utils/semver: a range is always written as shared.ts writes it, `^19.3.0`. */
export function satisfy(version: string, range: string): boolean {
  const [major = 0, minor = 0, patch = 0] = numbersOf(version);
  const [wantedMajor, wantedMinor = 0, wantedPatch = 0] = numbersOf(range);
  return major === wantedMajor && (minor > wantedMinor || (minor === wantedMinor && patch >= wantedPatch));
}

const numbersOf = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);

/** For sdk/logger, which tells stack traces and loglevels: the runtime warns, and nothing else. */
export const createLogger = (prefix: string) => ({
  // eslint-disable-next-line no-console -- the console is where its warnings go
  warn: (...words: unknown[]) => console.warn(prefix, ...words),
  // eslint-disable-next-line no-console -- and its errors
  error: (...words: unknown[]) => console.error(prefix, ...words),
});
export const logger = createLogger('[ Module Federation ]');
// Of builds: nothing of these runs in a browser.
export const createInfrastructureLogger = unavailable;
export const infrastructureLogger = {};
export const bindLoggerToCompiler = unavailable;

/** For error-codes/desc: the numbers of errors are in the messages, and their texts in the documentation. */
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
