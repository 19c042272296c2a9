import { useSyncExternalStore } from 'react';
import { readThirdParties } from '@puente/federation/runtime';
import { type Choice, readConsentChoice, versionFor, writeChoice } from './choice.ts';
import { type Subject, subjectsOf } from './subjects.ts';

export const thirdParties = readThirdParties();
export const subjects = subjectsOf(thirdParties);
const version = versionFor(thirdParties);

let current: Choice | null = null;
const listeners = new Set<() => void>();

function refresh(): void {
  try {
    current = readConsentChoice(version);
  } catch {
    // Storage is blocked: the choice applies to this page view only.
  }
  listeners.forEach((listener) => listener());
}

refresh();
// Another tab has changed the choice. An event without a key means that the storage was cleared.
window.addEventListener('storage', refresh);

export function recordChoice(choice: Choice['choice'], granted: readonly Subject[]): void {
  current = { choice, granted, date: new Date().toISOString(), version };
  try {
    writeChoice(current);
  } catch {
    // See above.
  }
  listeners.forEach((listener) => listener());
}

export const accept = (): void =>
  recordChoice(
    'accepted',
    subjects.map(({ subject }) => subject),
  );
export const reject = (): void => recordChoice('rejected', []);

/** Choice of the visitor; null until there is one. */
export const useChoice = (): Choice | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );

/** Tells whether the visitor currently consents to a service. */
export const isGranted = (subject: Subject): boolean => current?.granted.includes(subject) ?? false;
