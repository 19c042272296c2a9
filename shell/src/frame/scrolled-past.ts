import { useEffect, useState } from 'react';

/**
 * Tells whether the page is scrolled down by more than this number of pixels (specification §9, scroll thresholds). Observes a mark at the
 * top of the document, so that no code runs on scroll.
 * @param backAt once past the threshold, the result stays true until the page is back at this position
 */
export function useScrolledPast(pixels: number, backAt = pixels): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const mark = document.createElement('div');
    Object.assign(mark.style, {
      position: 'absolute',
      top: '0',
      left: '0',
      width: '1px',
      height: `${pixels}px`,
      pointerEvents: 'none',
    });
    document.body.append(mark);
    /** Visible share of the mark at `backAt`. */
    const shareBack = (pixels - backAt) / pixels;
    const watching = new IntersectionObserver(
      (changes) => {
        const latest = changes.at(-1);
        if (!latest) return;
        if (!latest.isIntersecting) setPast(true);
        else if (latest.intersectionRatio >= shareBack) setPast(false);
      },
      { threshold: [0, shareBack] },
    );
    watching.observe(mark);
    return () => {
      watching.disconnect();
      mark.remove();
    };
  }, [pixels, backAt]);
  return past;
}
