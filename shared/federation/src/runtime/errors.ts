/** Where on the way to a page it failed: the app's remote entry, its list of pages, the page's script, a style sheet. */
export type LoadPhase = 'entry' | 'pages' | 'page' | 'style';

/**
 * - `timeout`: nothing came back in time; the request may still hang.
 * - `integrity`: the file is not the released one, or the release set does not vouch for it.
 * - `network`: the file could not be fetched.
 * - `invalid`: the file came and ran, but is not what it should be.
 */
export type LoadFailure = 'timeout' | 'integrity' | 'network' | 'invalid';

interface Details {
  app: string;
  version: string;
  phase: LoadPhase;
  reason: LoadFailure;
  cause?: unknown;
}

/**
 * An app, or a page of it, could not be loaded. It holds what an error report needs, and no text for users.
 */
export class AppLoadError extends Error {
  override readonly name = 'AppLoadError';
  readonly app: string;
  readonly version: string;
  readonly phase: LoadPhase;
  readonly reason: LoadFailure;

  constructor({ app, version, phase, reason, cause }: Details) {
    super(`${app} ${version}: ${reason} while loading the ${phase}`, { cause });
    this.app = app;
    this.version = version;
    this.phase = phase;
    this.reason = reason;
  }
}

/** True when trying again in this page view cannot help: the browser would wait for the request that already hangs. */
export function needsReload(error: unknown): boolean {
  if (error instanceof AppLoadError) return error.reason === 'timeout' && error.phase !== 'entry';
  return chunkFailure(error)?.type === 'timeout';
}

interface ChunkFailure {
  kind: 'script' | 'style';
  /** `timeout`, `missing` (it ran but did not register) or the type of the browser's event. */
  type: string;
  url: string;
}

/** What webpack or mini-css-extract say about a chunk that did not load; undefined for any other error. */
export function chunkFailure(error: unknown): ChunkFailure | undefined {
  if (!(error instanceof Error)) return undefined;
  const { name, code, type, request } = error as Error & Record<'code' | 'type' | 'request', unknown>;
  // Both have this name.
  if (name !== 'ChunkLoadError' || typeof request !== 'string') return undefined;
  const kind = code === 'CSS_CHUNK_LOAD_FAILED' ? 'style' : 'script';
  return { kind, type: String(type), url: request };
}
