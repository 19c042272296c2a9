import { useEffect, useState } from 'react';

/** Milliseconds that a page waits for an answer that it can do without. */
const longest = 1500;

/**
 * For what makes a page better and is not what it is for: it is waited for, so that nothing moves when it comes, but only for a moment.
 * @param pending the answer is on its way
 * @returns whether to wait
 */
export function useBriefWait(pending: boolean): boolean {
  const [isOver, setOver] = useState(false);
  // What failed may be asked for again by the part of the page that comes then: it does not go away for that.
  if (!pending && !isOver) setOver(true);
  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => setOver(true), longest);
    return () => clearTimeout(timer);
  }, [pending]);
  return pending && !isOver;
}
