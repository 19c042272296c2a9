import { onceIdle } from '../when-idle.ts';

/** Longest wait for a busy page, in milliseconds. */
const patience = 3000;

/**
 * Runs a task once the page is idle and no dialog is open over it.
 * @returns a function that cancels the task
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
