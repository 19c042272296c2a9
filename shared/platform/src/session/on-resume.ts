/**
 * Calls back when a tab becomes visible, because a frozen or cached tab may be out of date.
 * @param listener gets `missedMessages`: true if the tab could not receive messages of other tabs
 */
export function onResume(listener: (missedMessages: boolean) => void): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') listener(false);
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) listener(true);
  });
}
