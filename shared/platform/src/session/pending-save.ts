import { readTab, removeTab, writeTab } from '../forms/tab-storage.ts';

const key = 'pendingSave';

/** Keeps what a visitor wanted to save while login comes in between, for this tab only: social logins leave the page. */
export function rememberPendingSave(kind: string, id: number): void {
  writeTab(key, { kind, id });
}

/** Returns the record of this kind that waits to be saved, once. */
export function takePendingSave(kind: string): number | null {
  const pending: { kind?: unknown; id?: unknown } | null = readTab(key);
  if (pending?.kind !== kind) return null;
  forgetPendingSave();
  return typeof pending.id === 'number' ? pending.id : null;
}

/** Drops it: the visitor has closed the login, or the session is over. */
export function forgetPendingSave(): void {
  removeTab(key);
}
