import { useEffect, useEffectEvent, useLayoutEffect, type RefObject } from 'react';

/** Opens and closes a <dialog> as `open` says, and turns each way of leaving it into one `onClose`. */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  open: boolean,
  onClose: () => void,
): void {
  const askToClose = useEffectEvent(onClose);

  // A layout effect: its cleanup runs while the dialog is still in the page, also when the parent takes it away open.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || element === null) return;
    const opener = document.activeElement;
    element.showModal();
    const first =
      element.querySelector<HTMLElement>('[data-autofocus]') ??
      element.querySelector<HTMLElement>('[data-dialog-title]');
    first?.focus();
    return () => {
      element.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [dialog, open]);

  useEffect(() => {
    const element = dialog.current;
    if (!open || element === null) return;
    const listening = new AbortController();
    const { signal } = listening;

    // Whether it closes is the parent's decision, so the browser must not close it by itself.
    const cancel = (event: Event) => {
      if (event.target !== element) return;
      event.preventDefault();
      askToClose();
    };
    // Chrome closes at a second Escape whatever the page says: the parent has to know.
    const close = () => askToClose();

    // Both ends of the press on the backdrop: selecting text and letting go outside is not a wish to leave.
    let pressedOutside = false;
    const press = (event: Event) => (pressedOutside = event.target === element);
    const click = (event: Event) => {
      if (pressedOutside && event.target === element) askToClose();
    };

    element.addEventListener('cancel', cancel, { signal });
    element.addEventListener('close', close, { signal });
    element.addEventListener('pointerdown', press, { signal });
    element.addEventListener('click', click, { signal });
    return () => listening.abort();
  }, [dialog, open]);
}
