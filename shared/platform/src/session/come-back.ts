/**
 * A tab that was frozen, or kept by the browser to go back to, may know less than the others.
 * @param listener called when it is looked at again; `missedMessages` when it was out of reach of the other tabs
 */
export function onComeBack(listener: (missedMessages: boolean) => void): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') listener(false);
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) listener(true);
  });
}
