import { onceIdle } from '../when-idle.ts';

/** Milliseconds after which a busy page has been waited for long enough. */
const patience = 3000;

/**
 * Does something once the page has nothing more urgent to do and no window is open over it.
 * @returns how to call it off
 */
export function whenQuiet(act: () => void): () => void {
  const tryNow = () => {
    if (document.querySelector('dialog[open]')) return;
    callOff();
    act();
  };
  // The event of a window that closes does not bubble. It comes before the window is gone from the page.
  const onClose = () => void setTimeout(tryNow);
  const notIdle = onceIdle(tryNow, patience, patience / 10);
  const callOff = () => {
    notIdle();
    document.removeEventListener('close', onClose, true);
  };
  document.addEventListener('close', onClose, true);
  return callOff;
}
