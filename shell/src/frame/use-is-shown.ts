import { useEffect, useState } from 'react';
import { type ShownWindow, untilChange, windowState } from '@puente/contract/shown-window';

/** Longest wait of a timer: browsers end longer ones at once, and count less exactly while they sleep. */
const longest = 60 * 60 * 1000;

/** Tells whether it is the time of something, and changes at its time: a page may be open longer, or be an old one. */
export function useIsShown({ from, to }: ShownWindow): boolean {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const wait = untilChange({ from, to }, now);
    if (wait === null) return undefined;
    const timer = setTimeout(() => setNow(new Date()), Math.min(wait, longest));
    return () => clearTimeout(timer);
  }, [from, to, now]);
  return windowState({ from, to }, now) === 'now';
}
