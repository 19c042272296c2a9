import { type RefObject, use, useEffect, useMemo, useRef } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { Popover, type PopoverProps } from 'react-aria-components/Popover';

/** Events with which a user scrolls, besides dragging a scroll bar. */
const gestures = ['wheel', 'touchmove'] as const;

/**
 * Popover that stays open when the page scrolls by itself. react-aria closes a list on every scroll and drops the typed text. But the page
 * also scrolls to show the focused field, or the option that an arrow key has highlighted.
 */
export function SteadyPopover(props: PopoverProps) {
  const state = use(OverlayTriggerStateContext);
  const popover = useRef<HTMLElement>(null);
  const pointed = usePointed(state?.isOpen ?? false, popover);

  const steady = useMemo(
    () =>
      state && {
        ...state,
        close: () => {
          if (pointed.current) state.close();
        },
      },
    [state, pointed],
  );

  return (
    <OverlayTriggerStateContext value={steady}>
      <Popover {...props} ref={popover} />
    </OverlayTriggerStateContext>
  );
}

/** Tells whether the user's last action since the list opened was a gesture, not a key. */
function usePointed(isOpen: boolean, popover: RefObject<HTMLElement | null>): RefObject<boolean> {
  const pointed = useRef(false);

  useEffect(() => {
    if (!isOpen) return;
    pointed.current = false;
    const listening = new AbortController();
    const options = { capture: true, passive: true, signal: listening.signal };
    const isInList = ({ target }: Event) =>
      target instanceof Node && popover.current?.contains(target) === true;
    for (const gesture of gestures) addEventListener(gesture, () => (pointed.current = true), options);
    // The scroll event for the highlighted option may arrive after a click on it, and must not close the list.
    addEventListener('pointerdown', (event) => (pointed.current = !isInList(event)), options);
    addEventListener('keydown', () => (pointed.current = false), options);
    // Screen readers close the list by clicking its own button; no other event announces that.
    addEventListener(
      'click',
      (event) => {
        if (isInList(event)) pointed.current = true;
      },
      options,
    );
    return () => listening.abort();
  }, [isOpen, popover]);

  return pointed;
}
