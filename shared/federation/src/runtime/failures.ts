import { containerName, type ReleasedApp } from '../release-set.ts';
import { DeadlineError } from './deadline.ts';
import { AppLoadError, chunkFailure, type LoadFailure, type LoadPhase } from './errors.ts';
import { entryVerdict } from './failed-files.ts';
import { wasRefused } from './styles.ts';

/** Tells from an error where and why an app failed to give its list of pages. */
export async function entryError(app: string, released: ReleasedApp, cause: unknown): Promise<AppLoadError> {
  if (cause instanceof AppLoadError) return cause;
  const ran = containerName(app) in globalThis && Reflect.get(globalThis, containerName(app)) !== undefined;
  const phase = ran ? 'pages' : 'entry';
  const reason = reasonOf(cause) ?? (await runtimeReason(released, cause));
  return new AppLoadError({ app, version: released.version, phase: phaseOf(cause, phase), reason, cause });
}

/** The same for a page, once the list of pages is there. Errors of the page's own code are passed on as they are. */
export function pageError(app: string, { version }: ReleasedApp, cause: unknown): unknown {
  const reason = reasonOf(cause);
  if (reason === undefined) return cause;
  return new AppLoadError({ app, version, phase: phaseOf(cause, 'page'), reason, cause });
}

function phaseOf(cause: unknown, otherwise: LoadPhase): LoadPhase {
  return chunkFailure(cause)?.kind === 'style' ? 'style' : otherwise;
}

function reasonOf(cause: unknown): LoadFailure | undefined {
  if (cause instanceof DeadlineError) return 'timeout';
  const failure = chunkFailure(cause);
  if (failure?.type === 'timeout') return 'timeout';
  if (failure?.type === 'missing') return 'invalid';
  if (failure && wasRefused(failure.url)) return 'integrity';
  return failure && 'network';
}

/** The federation runtime tells its failures apart by the text of the message only. */
async function runtimeReason(released: ReleasedApp, cause: unknown): Promise<LoadFailure> {
  const message = cause instanceof Error ? cause.message : '';
  if (!message.includes('ScriptNetworkError')) return 'invalid';
  if (message.includes('timed out')) return 'timeout';
  return entryVerdict(released);
}
