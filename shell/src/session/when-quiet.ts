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
  let calledOff = false;
  const callOff = () => {
    calledOff = true;
    document.removeEventListener('close', onClose, true);
  };
  document.addEventListener('close', onClose, true);
  idle(() => {
    if (!calledOff) tryNow();
  });
  return callOff;
}

/** Not every browser says when it is idle. */
function idle(act: () => void): void {
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(act, { timeout: patience });
  else setTimeout(act, patience / 10);
}
