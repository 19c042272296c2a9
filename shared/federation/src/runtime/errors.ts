/** Phase of loading a page: the app's remote entry, its list of pages, the page's script, or a style sheet. */
export type LoadPhase = 'entry' | 'pages' | 'page' | 'style';

/**
 * - `timeout`: no response in time; the request may still hang.
 * - `integrity`: the file is not the released one, or is not in the release set.
 * - `network`: the file could not be fetched.
 * - `invalid`: the file was loaded and ran, but its content is wrong.
 */
export type LoadFailure = 'timeout' | 'integrity' | 'network' | 'invalid';

interface Details {
  app: string;
  version: string;
  phase: LoadPhase;
  reason: LoadFailure;
  cause?: unknown;
}

/** Error for an app, or a page of it, that could not be loaded. Contains the data of an error report, and no text for users. */
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

/** Tells whether a retry within this page view cannot help, because the browser would wait for the hanging request again. */
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

/** Extracts the failed chunk from an error of webpack or mini-css-extract; undefined for any other error. */
export function chunkFailure(error: unknown): ChunkFailure | undefined {
  if (!(error instanceof Error)) return undefined;
  const { name, code, type, request } = error as Error & Record<'code' | 'type' | 'request', unknown>;
  // Both have this name.
  if (name !== 'ChunkLoadError' || typeof request !== 'string') return undefined;
  const kind = code === 'CSS_CHUNK_LOAD_FAILED' ? 'style' : 'script';
  return { kind, type: String(type), url: request };
}
