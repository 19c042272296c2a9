import { assetPath, type FormerVersion, type ReleasedApp } from '../release-set.ts';
import { AppLoadError, chunkFailure } from './errors.ts';
import { readNotes, writeNote } from './former-notes.ts';
import { fetchReleaseSet } from './newer-release.ts';
import { currentReleaseSet } from './release-set.ts';

/** Milliseconds, as for the check for a newer release: a user is waiting for the page. */
const limit = 1000;

/**
 * Tells whether another version of an app might not have this error: its files are missing or not the released ones, or its code threw.
 * A file that hangs says more of the network than of the version.
 * @param app whose page failed
 */
export function mayBeOfVersion(error: unknown, app: string): boolean {
  if (error instanceof AppLoadError) return error.app === app && error.reason !== 'timeout';
  const chunk = chunkFailure(error);
  if (!chunk) return true;
  return chunk.type !== 'timeout' && new URL(chunk.url, location.href).pathname.startsWith(assetPath(app));
}

/**
 * Notes that the next page view of this tab uses the former version of an app, once for each version that fails. The caller reloads: no page
 * view has code of two versions.
 * @returns the former version; undefined when there is none, it was tried before, or a reload would bring another one anyway
 */
export async function chooseFormerVersion(app: string): Promise<string | undefined> {
  try {
    const { apps } = currentReleaseSet();
    const used = Object.hasOwn(apps, app) ? apps[app] : undefined;
    if (!used || wasTried(app, used)) return undefined;
    const current = await fetchReleaseSet(AbortSignal.timeout(limit));
    const former = current?.former?.[app];
    if (current?.apps[app]?.version !== used.version || !isOfApp(app, former)) return undefined;
    writeNote(app, { failed: used.version, former });
    return former.version;
  } catch {
    return undefined;
  }
}

function wasTried(app: string, { version, insteadOf }: ReleasedApp): boolean {
  // The former version failed as well: the next page view has the released one again.
  if (insteadOf !== undefined) writeNote(app, { failed: insteadOf });
  return insteadOf !== undefined || readNotes()[app]?.failed === version;
}

/** Tells whether these are files of the app that browsers check by their hash. */
function isOfApp(app: string, former: FormerVersion | undefined): former is FormerVersion {
  const { version, entry, integrity, styles } = former ?? {};
  return (
    typeof version === 'string' &&
    typeof integrity === 'string' &&
    typeof styles === 'object' &&
    [entry, ...Object.keys(styles)].every((path) => String(path).startsWith(assetPath(app)))
  );
}
