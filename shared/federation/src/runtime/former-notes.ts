import type { FormerVersion, ReleaseSet } from '../release-set.ts';

/** Note of a tab about an app whose version failed. */
export interface FormerNote {
  /** Version that failed. A note about another version than the released one is obsolete. */
  failed: string;
  /** Version to use instead; absent when that one failed, too. */
  former?: FormerVersion;
}

/** A tab's own storage, since another tab may work, and without a cookie, since pages are the same for all visitors. */
const key = 'former-versions';

/** Returns the notes of this tab by app; none without storage. */
export function readNotes(): Record<string, FormerNote | undefined> {
  try {
    return (JSON.parse(sessionStorage.getItem(key) ?? '') ?? {}) as Record<string, FormerNote>;
  } catch {
    return {};
  }
}

/** @throws DOMException without storage: then nothing could stop a loop of reloads */
export const writeNote = (app: string, note: FormerNote): void =>
  sessionStorage.setItem(key, JSON.stringify({ ...readNotes(), [app]: note }));

/** Replaces each app whose version failed in this tab by its former version. The manifest stays that of the release set. */
export function withFormerVersions(set: ReleaseSet): ReleaseSet {
  const notes = readNotes();
  const apps = { ...set.apps };
  for (const [app, released] of Object.entries(apps)) {
    const { failed, former } = notes[app] ?? {};
    if (former && failed === released.version) apps[app] = { ...released, ...former, insteadOf: failed };
  }
  return { ...set, apps };
}
