import { startTransition, useCallback, useMemo, useState } from 'react';
import type { ApplicationId } from '@puente/contract/ids';
import type { CardActions } from './ApplicantParts.tsx';
import type { DeskControls } from './use-desk-view.ts';

interface CardState {
  /** Chosen to be moved together. */
  chosen: ReadonlySet<ApplicationId>;
  /** Whose menu is open. */
  menu: ApplicationId | null;
  /** The card that is dragged. */
  dragged: ApplicationId | null;
  actions: CardActions;
  clear: () => void;
  closeMenu: () => void;
}

const nothing: ReadonlySet<ApplicationId> = new Set();

/** What one does with cards before they are moved. `actions` stays one object, so that five hundred cards are not drawn for one. */
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
      // Its window makes the browser reckon five hundred cards anew: the press is answered before that.
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
