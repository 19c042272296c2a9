import { useEffect, useState } from 'react';

/**
 * Whether the page is scrolled further down than this many pixels (specification §9, scroll thresholds). A mark at the top
 * of the document is watched, so that no code runs while the user scrolls.
 * @param backAt once past, it stays so until the page is back up here
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
    /** The share of the mark that is in view at `backAt`. */
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
