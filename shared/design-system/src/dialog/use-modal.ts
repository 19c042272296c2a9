import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { markPage } from '../layout/index.ts';

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
    const listening = listen(element, () => askToClose());
    const forget = markPage('modal');
    element.showModal();
    firstFocus(element)?.focus();
    return () => {
      listening.abort();
      element.close();
      forget();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
      if (document.activeElement === document.body) focusPage();
    };
  }, [dialog, open]);
}

function firstFocus(dialog: HTMLDialogElement): HTMLElement | null {
  return dialog.querySelector('[data-autofocus]') ?? dialog.querySelector('[data-dialog-title]');
}

/** Focuses the start of the page after a dialog that opened by itself, or whose opener was removed. */
function focusPage(): void {
  const page = document.querySelector('main');
  const heading = page?.querySelector<HTMLElement>('h1');
  if (heading) heading.tabIndex = -1;
  (heading ?? page)?.focus({ preventScroll: true });
}

function listen(dialog: HTMLDialogElement, askToClose: () => void): AbortController {
  const listening = new AbortController();
  const { signal } = listening;

  // The parent decides whether it closes, so the browser must not close it by itself.
  dialog.addEventListener(
    'cancel',
    (event) => {
      if (event.target !== dialog) return;
      event.preventDefault();
      askToClose();
    },
    { signal },
  );
  // Chrome closes at a second Escape even if the page refuses: the parent has to know. A dialog that is open
  // again by the time its event arrives (React runs effects twice in development) has not been closed.
  dialog.addEventListener('close', () => !dialog.open && askToClose(), { signal });

  // Both mousedown and mouseup must be on the backdrop: selecting text and releasing outside must not close the dialog.
  let pressedOutside = false;
  dialog.addEventListener('pointerdown', (event) => (pressedOutside = event.target === dialog), { signal });
  dialog.addEventListener(
    'click',
    (event) => {
      if (pressedOutside && event.target === dialog) askToClose();
    },
    { signal },
  );
  return listening;
}
