import { useEffect, useLayoutEffect, useRef } from 'react';
import type { DeskApplication } from '@puente/contract/entities/desk';
import type { ApplicationId } from '@puente/contract/ids';
import { applicationOf, focusApplication } from './card-navigation.ts';

/**
 * Keeps focus on a card when its application moves to another column, by a drag, a colleague or an undo. The card is a new element there,
 * and focus would be lost.
 */
export function useKeptFocus(applications: readonly DeskApplication[]): void {
  const last = useRef<ApplicationId | null>(null);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const note = ({ target }: Event) => {
      last.current = target instanceof Element ? applicationOf(target) : null;
    };
    document.addEventListener('focusin', note, { signal });
    // A click outside the cards leaves them, even if it focuses nothing.
    document.addEventListener('pointerdown', note, { signal });
    return () => listening.abort();
  }, []);

  useLayoutEffect(() => {
    if (last.current !== null && document.activeElement === document.body) focusApplication(last.current);
  }, [applications]);
}
