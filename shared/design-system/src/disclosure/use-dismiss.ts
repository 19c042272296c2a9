import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Closes an open element on a click outside, when focus leaves it, or on Escape, which returns the focus to `opener`. */
export function useDismiss(
  root: RefObject<HTMLElement | null>,
  open: boolean,
  onDismiss: () => void,
  opener: RefObject<HTMLElement | null>,
): void {
  const dismiss = useEffectEvent(onDismiss);

  useEffect(() => {
    if (!open) return;
    const listening = new AbortController();
    const { signal } = listening;
    const isOutside = (target: EventTarget | null) =>
      !(target instanceof Node && root.current?.contains(target));

    document.addEventListener('pointerdown', (event) => isOutside(event.target) && dismiss(), { signal });
    document.addEventListener('focusin', (event) => isOutside(event.target) && dismiss(), { signal });
    document.addEventListener(
      'keydown',
      (event) => {
        // A dialog that was opened from inside lies above, and closes first.
        if (event.key !== 'Escape' || root.current?.querySelector('dialog[open]')) return;
        // Or a dialog around the list would close with it.
        event.preventDefault();
        // Escape elsewhere (a dialog above) is not about this list, but closing it does no harm; focus moves only from inside.
        if (!isOutside(document.activeElement)) opener.current?.focus();
        dismiss();
      },
      { signal },
    );
    return () => listening.abort();
  }, [open, root, opener]);
}
