import { dismissToast, showToast } from '@puente/platform/ui';
import { pageIsFor, whatToDo } from './names-of-roles.ts';

let shown: number | undefined;

/** Tells on the home page why the requested page did not open. A second request replaces the message of the first. */
export function tellLedHome(roles: readonly string[]): void {
  if (shown !== undefined) dismissToast(shown);
  shown = showToast({ tone: 'info', message: `${pageIsFor(roles)}. ${whatToDo}`, stays: true });
}
