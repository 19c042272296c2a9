import { shellApp } from '@puente/releases/channel';
import { isVersionStep, misfit } from '@puente/releases/compatibility';
import type { ReleaseStore } from '@puente/releases/release-store';

/** Shells that an app meets: of the release before the last one, of the last one, and of this checkout. */
export const shellReleases = ['previous', 'current', 'next'] as const;
export type ShellRelease = (typeof shellReleases)[number];

/** Versions by app, the shell among them. */
type Versions = Readonly<Record<string, string>>;

/** Releases of a store that meet each other. */
export interface Lineup {
  next: Versions;
  /** Shell and apps of the last release. An app that is new is not among them. */
  current: Versions;
  /** Shell of the release before. */
  previous: Versions;
}

/** One app with one shell. */
export interface Row {
  app: string;
  shell: ShellRelease;
  /** All versions that are served together: those of this checkout, but for one. */
  set: Versions;
  /** Reason why no promotion would serve the two together. */
  refusal?: string;
  /** True when that reason is a version step, so that nobody expects them to fit. */
  isStep: boolean;
}

/** A pair to try. */
export type Pair = Pick<Row, 'app' | 'shell'>;

/**
 * Pairs that somebody names. The shell itself is every app in the next shell, as it meets them when it is released alone.
 * @param named apps, the shell among them
 * @param apps all apps
 */
export function pairsOf(
  named: readonly string[],
  shells: readonly ShellRelease[],
  apps: readonly string[],
): Pair[] {
  return apps.flatMap((app) =>
    shells
      .filter((shell) => named.includes(app) || (shell === 'next' && named.includes(shellApp)))
      .map((shell) => ({ app, shell })),
  );
}

/**
 * Combines apps with shells. With an earlier shell, only the shell's pointer differs from this checkout. With the next
 * one, only the app's: it meets the shell that is released without it. No row is made for what was not released before:
 * an app that is new in the next shell, or a previous shell of a first release.
 */
export async function rowsOf(
  store: ReleaseStore,
  { next, current, previous }: Lineup,
  pairs: readonly Pair[],
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { app, shell } of pairs) {
    const moved = shell === 'next' ? app : shellApp;
    const version = (shell === 'previous' ? previous : current)[moved];
    if (version === undefined) continue;
    const set = { ...next, [moved]: version };
    const [ofApp, ofShell] = await Promise.all(
      [app, shellApp].map((name) => store.getRelease(name, set[name] ?? '')),
    );
    if (!ofApp || !ofShell) throw new Error(`A release of ${app} or of the ${shell} shell is not stored.`);
    const refusal = misfit(ofApp, ofShell, []);
    rows.push({
      app,
      shell,
      set,
      ...(refusal !== undefined && { refusal }),
      isStep: isVersionStep(ofApp, ofShell),
    });
  }
  return rows;
}
