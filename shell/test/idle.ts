import { act } from '@testing-library/react';

const waiting = new Map<number, IdleRequestCallback>();
let handle = 0;

// jsdom knows no idle moments.
window.requestIdleCallback = (callback) => {
  handle += 1;
  waiting.set(handle, callback);
  return handle;
};
window.cancelIdleCallback = (which) => void waiting.delete(which);
afterEach(() => waiting.clear());

/** The browser has nothing else to do. */
export function idle(): void {
  act(() => {
    const due = [...waiting.values()];
    waiting.clear();
    for (const callback of due) callback({ didTimeout: false, timeRemaining: () => 10 });
  });
}
