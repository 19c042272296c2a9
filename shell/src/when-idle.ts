/** Milliseconds after which it is begun even if the browser finds no quiet moment. */
const patience = 2000;

/** Once the page has loaded and the browser has nothing better to do. */
export function whenIdle(act: () => void): void {
  if (document.readyState === 'complete') soon(act);
  else window.addEventListener('load', () => soon(act), { once: true });
}

// Safari has no requestIdleCallback.
function soon(act: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(act, { timeout: patience });
  else setTimeout(act, 1);
}
