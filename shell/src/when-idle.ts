/** Milliseconds after which it is begun even if the browser finds no quiet moment. */
const patience = 2000;

/** Once the page has loaded and the browser has nothing better to do. */
export function whenIdle(act: () => void): void {
  const soon = () => void onceIdle(act, patience, 1);
  if (document.readyState === 'complete') soon();
  else window.addEventListener('load', soon, { once: true });
}

/**
 * In the browser's next idle moment.
 * @param longest milliseconds after which it is done all the same
 * @param otherwise milliseconds to wait in a browser that knows no idle moments, as Safari
 * @returns how to call it off
 */
export function onceIdle(act: () => void, longest: number, otherwise = longest): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(act, otherwise);
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(() => act(), { timeout: longest });
  return () => window.cancelIdleCallback(request);
}
