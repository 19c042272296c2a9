import { startTransition, useCallback, useMemo, useState } from 'react';
import type { ApplicationId } from '@puente/contract/ids';
import type { CardActions } from './ApplicantParts.tsx';
import type { DeskControls } from './use-desk-view.ts';

interface CardState {
  /** Applications selected to be moved together. */
  chosen: ReadonlySet<ApplicationId>;
  /** Application whose menu is open. */
  menu: ApplicationId | null;
  /** Application whose card is being dragged. */
  dragged: ApplicationId | null;
  actions: CardActions;
  clear: () => void;
  closeMenu: () => void;
}

const nothing: ReadonlySet<ApplicationId> = new Set();

/** Selection, menu and drag state of the cards. `actions` keeps its identity, so that a change to one card does not render five hundred. */
export function useCardActions(
  { hrefOf, read }: Pick<DeskControls, 'hrefOf' | 'read'>,
  undo: (ids: readonly ApplicationId[]) => void,
): CardState {
  const [chosen, setChosen] = useState(nothing);
  const [menu, setMenu] = useState<ApplicationId | null>(null);
  const [dragged, setDragged] = useState<ApplicationId | null>(null);

  const actions = useMemo(
    () => ({
      hrefOf,
      onOpen: read,
      onChoose: (id: ApplicationId) =>
        setChosen((known) => {
          const next = new Set(known);
          if (!next.delete(id)) next.add(id);
          return next;
        }),
      // Respond to the click first: opening the menu makes the browser lay out five hundred cards.
      onMenu: (id: ApplicationId) => startTransition(() => setMenu(id)),
      onDrag: setDragged,
      onUndo: (id: ApplicationId) => undo([id]),
    }),
    [hrefOf, read, undo],
  );

  return {
    chosen,
    menu,
    dragged,
    actions,
    clear: useCallback(() => setChosen(nothing), []),
    closeMenu: useCallback(() => setMenu(null), []),
  };
}
