import { useEffect, useState } from 'react';

/**
 * Whether the page is scrolled further down than this many pixels. A mark at the top of the document is watched, so that
 * nothing runs while somebody scrolls.
 */
export function useScrolledPast(pixels: number): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const mark = document.createElement('div');
    Object.assign(mark.style, { position: 'absolute', top: '0', left: '0', width: '1px', height: `${pixels}px`, pointerEvents: 'none' });
    document.body.append(mark);
    const watching = new IntersectionObserver((changes) => setPast(changes.at(-1)?.isIntersecting === false));
    watching.observe(mark);
    return () => {
      watching.disconnect();
      mark.remove();
    };
  }, [pixels]);
  return past;
}
