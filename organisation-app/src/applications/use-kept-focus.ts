import { useEffect, useLayoutEffect, useRef } from 'react';
import type { DeskApplication } from '@puente/contract/entities/desk';
import type { ApplicationId } from '@puente/contract/ids';
import { applicationOf, focusApplication } from './walking.ts';

/**
 * Keeps focus on the card that has it when its application moves to another column, by a drag, a colleague or an undone
 * answer: there the card is another element, and focus would be nowhere.
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
    // A press beside all cards leaves them, though it may focus nothing.
    document.addEventListener('pointerdown', note, { signal });
    return () => listening.abort();
  }, []);

  useLayoutEffect(() => {
    if (last.current !== null && document.activeElement === document.body) focusApplication(last.current);
  }, [applications]);
}
