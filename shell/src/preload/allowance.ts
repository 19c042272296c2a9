/** Links that may be preloaded in a burst, and milliseconds until one more may be. */
const [most, refillAfter] = [10, 5_000];

/** Limits how often links are preloaded, so that a pointer over a long list stays far below the API's rate limits. */
export interface Allowance {
  /** Tells whether one more link may be preloaded now, and counts it. */
  take: () => boolean;
  /** Allows nothing for a while. */
  pause: (milliseconds: number) => void;
}

export function createAllowance(): Allowance {
  let left = most;
  let countedUntil = performance.now();
  return {
    take: () => {
      const now = performance.now();
      const refilled = Math.floor((now - countedUntil) / refillAfter);
      if (refilled > 0) {
        left = Math.min(most, left + refilled);
        countedUntil += refilled * refillAfter;
      }
      if (now < countedUntil || left === 0) return false;
      left -= 1;
      return true;
    },
    pause: (milliseconds) => {
      left = 1;
      countedUntil = performance.now() + milliseconds;
    },
  };
}
