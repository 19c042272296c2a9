/** Longest wait for an idle period, in milliseconds. */
const timeout = 2000;

/** Runs a task once the page has loaded and the browser is idle. */
export function whenIdle(act: () => void): void {
  const soon = () => void onceIdle(act, timeout, 1);
  if (document.readyState === 'complete') soon();
  else window.addEventListener('load', soon, { once: true });
}

/**
 * Runs a task in the browser's next idle period.
 * @param longest milliseconds after which it runs in any case
 * @param otherwise milliseconds to wait in a browser without idle callbacks, such as Safari
 * @returns a function that cancels the task
 */
export function onceIdle(act: () => void, longest: number, otherwise = longest): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(act, otherwise);
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(() => act(), { timeout: longest });
  return () => window.cancelIdleCallback(request);
}
