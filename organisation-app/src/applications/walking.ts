import { ids, type ApplicationId } from '@puente/contract/ids';

/** The cards in the order in which they stand on the screen: the one order that keys and reading follow. */
const cards = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-application]')];

const idOf = (card: Element | null | undefined): ApplicationId | null => {
  const parsed = ids.application.safeParse(Number(card?.getAttribute('data-application')));
  return parsed.success ? parsed.data : null;
};

/** The application of the card in which an element is. */
export const applicationOf = (element: Element | null): ApplicationId | null =>
  idOf(element?.closest('[data-application]'));

/** The application whose card has focus. */
export const focusedApplication = (): ApplicationId | null => applicationOf(document.activeElement);

/** The application that stands `steps` after this one; the first one where there is none to begin with. */
export function neighbour(of: ApplicationId | null, steps: 1 | -1): ApplicationId | null {
  const all = cards();
  const place = all.findIndex((card) => card.dataset.application === String(of));
  if (place === -1) return idOf(all[0]);
  return idOf(all[place + steps]);
}

/** The first application after these that is none of them: where one goes on when they are moved away. */
export function nextAfter(moved: ReadonlySet<ApplicationId>): ApplicationId | null {
  const all = cards();
  const isMoved = (card: HTMLElement) => moved.has(Number(card.dataset.application) as ApplicationId);
  return idOf(all.slice(Math.max(all.findIndex(isMoved), 0)).find((card) => !isMoved(card)));
}

/** Shows where in the list one is. */
export const showApplication = (id: ApplicationId): void =>
  document.querySelector(`[data-application="${id}"]`)?.scrollIntoView({ block: 'nearest' });

/** Puts focus on the link of an application's card. */
export function focusApplication(id: ApplicationId | null): void {
  if (id === null) return;
  document.querySelector<HTMLElement>(`[data-application="${id}"] a`)?.focus();
}
