import { useEffect, useRef, useState, type RefObject } from 'react';

/** Whether the page has been scrolled past the sentinel: an element at the top of the page, as tall as the way that counts. */
export function useScrolledAway(): { away: boolean; sentinel: RefObject<HTMLDivElement | null> } {
  const sentinel = useRef<HTMLDivElement>(null);
  const [away, setAway] = useState(false);

  useEffect(() => {
    const element = sentinel.current;
    if (element === null) return;
    // Its own size when the page is zoomed is the style's business; what comes last is how it is now.
    const observer = new IntersectionObserver((entries) => setAway(entries.at(-1)?.isIntersecting === false));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return { away, sentinel };
}
