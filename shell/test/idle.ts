import { act } from '@testing-library/react';

const waiting = new Map<number, IdleRequestCallback>();
let handle = 0;

// jsdom has no idle callbacks.
window.requestIdleCallback = (callback) => {
  handle += 1;
  waiting.set(handle, callback);
  return handle;
};
window.cancelIdleCallback = (which) => void waiting.delete(which);
afterEach(() => waiting.clear());

/** Runs the pending idle callbacks. */
export function idle(): void {
  act(() => {
    const due = [...waiting.values()];
    waiting.clear();
    for (const callback of due) callback({ didTimeout: false, timeRemaining: () => 10 });
  });
}
