import { use, useEffect, useMemo, useRef, type RefObject } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { Popover, type PopoverProps } from 'react-aria-components/Popover';

/** What a user scrolls with, beside the press on a scroll bar. */
const gestures = ['wheel', 'touchmove'] as const;

/**
 * react-aria closes a list whenever the page scrolls, and what was typed goes with it. But the page also scrolls to show the
 * field that has got focus, or the option that an arrow key has highlighted: those scrolls leave the list open.
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

/** Whether the last thing that the user did since the list opened was a gesture, not a key. */
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
    // The scroll that brought an option into view may be told after the press on it, which it must not take away.
    addEventListener('pointerdown', (event) => (pointed.current = !isInList(event)), options);
    addEventListener('keydown', () => (pointed.current = false), options);
    // A screen reader presses the list's own button to close it, and that is all that it says.
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
