import { ApiError, noteReference, referenceOf } from '@puente/client/api-error';
import { sendErrorReport } from '@puente/client/error-reports';
import type { ErrorPhase, ErrorReport } from '@puente/contract/entities/error-report';
import { AppLoadError, chunkFailure } from '@puente/federation/runtime';

/** Context of the page view for error reports. */
export interface Surroundings {
  /** App whose page is open, and the version of an app (or of the shell) in this page view. */
  app: () => string;
  versionOf: (app: string) => string;
  /** Name of the route, never its address. */
  route: () => string | undefined;
}

let surroundings: Surroundings = { app: () => 'shell', versionOf: () => 'unknown', route: () => undefined };

/** Starts a new page view and clears the list of reported errors. */
export function reportAbout(page: Surroundings): void {
  surroundings = page;
  sent.clear();
}

/** Version of the app whose page is open. */
export const shownVersion = (): string => surroundings.versionOf(surroundings.app());

/** Maximum number of reports per page view: further failures add no information. */
const most = 10;

const sent = new Map<string, string>();

/**
 * Reports an unexpected error to the console and the server (§8). Never throws.
 * @param otherwise phase of the error, unless the error itself names one
 * @param drawn app whose page was rendered: React and shared modules, which may throw, are files of the shell
 * @returns a short reference that the user can quote to support
 */
export function reportError(error: unknown, otherwise: ErrorPhase, drawn?: string): string {
  const same = referenceOf(error);
  if (same) return same;
  const { reference, ...about } = describe(error, otherwise, drawn);
  const key = JSON.stringify(about);
  const told = sent.get(key) ?? reference;
  noteReference(error, told);
  // eslint-disable-next-line no-console -- the console is where developers look
  console.error('unexpected error', { reference: told, ...about }, error);
  if (told === reference && sent.size < most) {
    sent.set(key, reference);
    sendErrorReport({ reference, ...about });
  }
  return told;
}

function describe(error: unknown, otherwise: ErrorPhase, drawn?: string): ErrorReport {
  // A failed call does not tell which code read the response: attribute it to the page that made it.
  const place = error instanceof ApiError ? undefined : placeOf(error);
  const app = error instanceof AppLoadError ? error.app : appOf(place, drawn);
  const route = surroundings.route();
  return {
    reference: newReference(),
    app,
    version: error instanceof AppLoadError ? error.version : surroundings.versionOf(app),
    phase: otherwise,
    ...(route !== undefined && { route }),
    ...(error instanceof Error && /^[A-Za-z]\w{0,59}$/.test(error.name) && { error: error.name }),
    ...detailsOf(error),
    ...(place && { at: place.at }),
  };
}

function detailsOf(error: unknown): Partial<ErrorReport> {
  if (error instanceof AppLoadError) return { phase: error.phase, reason: error.reason };
  if (error instanceof ApiError) return { phase: 'call', reason: error.code, status: error.status };
  // Error of React for a component that its module does not export.
  if (error instanceof Error && /Minified React error #130;|^Element type is invalid/.test(error.message))
    return { reason: 'invalid' };
  const chunk = chunkFailure(error);
  return chunk ? { phase: chunk.kind === 'style' ? 'style' : 'chunk', reason: chunk.type } : {};
}

interface Place {
  /** App of the first file in the stack that belongs to one; otherwise the shell. */
  app: string;
  /** First published file in the stack, with line and column: `main.3f2a.js:1:2345`. */
  at: string;
}

function placeOf(error: unknown): Place | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  // A file that was loaded again has `?retry=1` in its address.
  const frames = [...stack.matchAll(/\/assets\/([a-z-]+)\/([\w.~-]+)(?:\?[\w=]+)?((?::\d+){2})/g)].map(
    ([, app = '', name = '', position = '']) => ({ app, at: name + position }),
  );
  const [first] = frames;
  return first && { app: frames.find(({ app }) => app !== 'shell')?.app ?? first.app, at: first.at };
}

function appOf(place: Place | undefined, drawn: string | undefined): string {
  if (place && place.app !== 'shell') return place.app;
  return drawn ?? place?.app ?? surroundings.app();
}

/** Characters of a reference. Without I, L, O and U, so that it can be read out on the telephone. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const newReference = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => signs.charAt(byte % 32)).join('');
