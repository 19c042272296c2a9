import { useSession } from '@puente/platform/session';
import { dismissToast, showToast } from '@puente/platform/ui';
import { pageIsFor, whatToDo } from './names-of-roles.ts';

let shown: number | undefined;

/** Shows a toast on the home page that explains why the requested page did not open. A second request replaces the first toast. */
export function tellLedHome(roles: readonly string[]): void {
  if (shown !== undefined) dismissToast(shown);
  const sentence = pageIsFor(roles, useSession.getState().user?.profileType);
  shown = showToast({ tone: 'info', message: `${sentence}. ${whatToDo}`, stays: true });
}
