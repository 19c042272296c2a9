import { assetPath, containerName, type ReleasedApp, type ReleaseSet } from '../release-set.ts';
import { DeadlineError } from './deadline.ts';
import { AppLoadError, chunkFailure, type LoadFailure, type LoadPhase } from './errors.ts';
import { entryVerdict, wasAnswered } from './failed-files.ts';
import { entryAddress, releasedApp } from './released-app.ts';
import { isStyleOnItsWay, wasRefused } from './styles.ts';

/** Tells from an error where and why an app failed to give its list of pages. */
export async function entryError(
  app: string,
  released: ReleasedApp,
  attempt: number,
  cause: unknown,
): Promise<AppLoadError> {
  if (cause instanceof AppLoadError) return cause;
  const ran = containerName(app) in globalThis && Reflect.get(globalThis, containerName(app)) !== undefined;
  const phase = ran ? 'pages' : 'entry';
  const reason = (await reasonOf(cause)) ?? (await runtimeReason(released, attempt, cause));
  return new AppLoadError({ app, version: released.version, phase: phaseOf(cause, phase), reason, cause });
}

/**
 * Classifies the error of a page, after the list of pages was loaded. Errors of the page's own code are returned unchanged.
 * @param app may be the shell
 */
export async function pageError(set: ReleaseSet, app: string, cause: unknown): Promise<unknown> {
  const reason = await reasonOf(cause);
  if (reason === undefined) return cause;
  const { app: owner, version } = ownerOf(set, app, chunkFailure(cause)?.url);
  const style = cause instanceof DeadlineError && isStyleOnItsWay(app);
  return new AppLoadError({
    app: owner,
    version,
    phase: style ? 'style' : phaseOf(cause, 'page'),
    reason,
    cause,
  });
}

/** A page loads parts of the shell as well: a file tells by its address whose it is. */
function ownerOf(set: ReleaseSet, app: string, url: string | undefined): { app: string; version: string } {
  const { name } = set.shell.manifest;
  const isOfShell = url !== undefined && new URL(url, location.href).pathname.startsWith(assetPath(name));
  return isOfShell || app === name
    ? { app: name, version: set.shell.version }
    : { app, version: releasedApp(set, app).version };
}

function phaseOf(cause: unknown, otherwise: LoadPhase): LoadPhase {
  return chunkFailure(cause)?.kind === 'style' ? 'style' : otherwise;
}

async function reasonOf(cause: unknown): Promise<LoadFailure | undefined> {
  if (cause instanceof DeadlineError) return 'timeout';
  const failure = chunkFailure(cause);
  if (!failure) return undefined;
  if (failure.type === 'timeout') return 'timeout';
  if (failure.type === 'missing') return 'invalid';
  return wasRefused(failure.url) || (await wasAnswered(failure.url)) ? 'integrity' : 'network';
}

/** The federation runtime tells its failures apart by the text of the message only. */
async function runtimeReason(released: ReleasedApp, attempt: number, cause: unknown): Promise<LoadFailure> {
  const message = cause instanceof Error ? cause.message : '';
  if (!message.includes('ScriptNetworkError')) return 'invalid';
  if (message.includes('timed out')) return 'timeout';
  return entryVerdict(released, entryAddress(released, attempt));
}
