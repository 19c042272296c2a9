import { useEffect, useState } from 'react';

/** Milliseconds that a page waits for an answer that it can do without. */
const longest = 1500;

/**
 * Delays a page briefly for optional content, so that nothing moves when the content arrives.
 * @param pending true while the content is loading
 * @returns whether to wait
 */
export function useContentDelay(pending: boolean): boolean {
  const [isOver, setOver] = useState(false);
  // Once shown, the page stays even if its content retries a failed request.
  if (!pending && !isOver) setOver(true);
  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => setOver(true), longest);
    return () => clearTimeout(timer);
  }, [pending]);
  return pending && !isOver;
}
