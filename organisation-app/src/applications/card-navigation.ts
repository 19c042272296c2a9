import { type ApplicationId, ids } from '@puente/contract/ids';

/** Cards in visual order, which both keyboard navigation and reading follow. */
const cards = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-application]')];

const idOf = (card: Element | null | undefined): ApplicationId | null => {
  const parsed = ids.application.safeParse(Number(card?.getAttribute('data-application')));
  return parsed.success ? parsed.data : null;
};

/** Returns the application of the card that contains an element. */
export const applicationOf = (element: Element | null): ApplicationId | null =>
  idOf(element?.closest('[data-application]'));

/** Returns the application whose card has focus. */
export const focusedApplication = (): ApplicationId | null => applicationOf(document.activeElement);

/** Returns the application `steps` after this one, or the first one if there is none to start from. */
export function neighbour(of: ApplicationId | null, steps: 1 | -1): ApplicationId | null {
  const all = cards();
  const place = all.findIndex((card) => card.dataset.application === String(of));
  if (place === -1) return idOf(all[0]);
  return idOf(all[place + steps]);
}

/** Returns the first application that follows the moved ones and is not one of them. */
export function nextAfter(moved: ReadonlySet<ApplicationId>): ApplicationId | null {
  const all = cards();
  const isMoved = (card: HTMLElement) => moved.has(Number(card.dataset.application) as ApplicationId);
  return idOf(all.slice(Math.max(all.findIndex(isMoved), 0)).find((card) => !isMoved(card)));
}

/** Scrolls an application's card into view. */
export const showApplication = (id: ApplicationId): void =>
  document.querySelector(`[data-application="${id}"]`)?.scrollIntoView({ block: 'nearest' });

/** Moves focus to the link of an application's card. */
export function focusApplication(id: ApplicationId | null): void {
  if (id === null) return;
  document.querySelector<HTMLElement>(`[data-application="${id}"] a`)?.focus();
}
