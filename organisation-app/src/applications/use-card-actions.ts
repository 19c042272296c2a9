import { useCallback, useMemo, useState } from 'react';
import type { ApplicationId } from '@puente/contract/ids';
import { useLocation } from '@puente/platform/router';
import type { CardActions } from './DeskCard.tsx';

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
export function useCardActions(): CardState {
  const { pathname, search } = useLocation();
  const [chosen, setChosen] = useState(nothing);
  const [menu, setMenu] = useState<ApplicationId | null>(null);
  const [dragged, setDragged] = useState<ApplicationId | null>(null);
  // Without the application that is open: opening another one changes no card's address.
  const place = useMemo(() => {
    const others = new URLSearchParams(search);
    others.delete('open');
    return others.toString();
  }, [search]);

  const actions = useMemo(
    () => ({
      hrefOf: (id: ApplicationId) => {
        const query = new URLSearchParams(place);
        query.set('open', String(id));
        return `${pathname}?${query.toString()}`;
      },
      onChoose: (id: ApplicationId) =>
        setChosen((known) => {
          const next = new Set(known);
          if (!next.delete(id)) next.add(id);
          return next;
        }),
      onMenu: setMenu,
      onDrag: setDragged,
    }),
    [pathname, place],
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
