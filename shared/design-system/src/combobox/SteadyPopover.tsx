import { use, useEffect, useMemo, useRef } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { Popover, type PopoverProps } from 'react-aria-components/Popover';

/** Longer than the browser takes to bring a focused field into view. */
const settleMilliseconds = 400;

/**
 * react-aria closes a list when the page scrolls. Focus opens this one, and focus also scrolls the page when the field
 * was out of sight: without this pause the list would vanish as soon as it had opened.
 */
export function SteadyPopover(props: PopoverProps) {
  const state = use(OverlayTriggerStateContext);
  const openedAt = useRef(0);
  const isOpen = state?.isOpen ?? false;

  useEffect(() => {
    if (isOpen) openedAt.current = performance.now();
  }, [isOpen]);

  const steady = useMemo(
    () =>
      state && {
        ...state,
        close: () => {
          if (performance.now() - openedAt.current > settleMilliseconds) state.close();
        },
      },
    [state],
  );

  return (
    <OverlayTriggerStateContext value={steady}>
      <Popover {...props} />
    </OverlayTriggerStateContext>
  );
}
