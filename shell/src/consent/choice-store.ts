import { useSyncExternalStore } from 'react';
import { readThirdParties } from '@puente/federation/runtime';
import { readChoice, versionFor, writeChoice, type Choice } from './choice.ts';

export const thirdParties = readThirdParties();
const version = versionFor(thirdParties);

let current: Choice | null = null;
const listeners = new Set<() => void>();

function refresh(): void {
  try {
    current = readChoice(version);
  } catch {
    // Storage is blocked: what was chosen counts for this page view.
  }
  listeners.forEach((listener) => listener());
}

refresh();
// Another tab chose; an event without a key means that the storage was cleared.
window.addEventListener('storage', refresh);

export function choose(choice: Choice['choice'], analytics: boolean): void {
  current = { choice, analytics, date: new Date().toISOString(), version };
  try {
    writeChoice(current);
  } catch {
    // See above.
  }
  listeners.forEach((listener) => listener());
}

export const accept = (): void => choose('accepted', true);
export const reject = (): void => choose('rejected', false);

/** Null until the visitor has chosen. */
export const useChoice = (): Choice | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );

/** The choice as it is at this moment. */
export const currentChoice = (): Choice | null => current;
