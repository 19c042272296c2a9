import { type RefObject, useLayoutEffect, useState } from 'react';

/** Tells whether the content of a frame is wider than the frame. */
export function useOverflow(frame: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);

  useLayoutEffect(() => {
    const outer = frame.current;
    const content = outer?.firstElementChild;
    if (!outer || !(content instanceof HTMLElement)) return;
    const measure = () => setOverflows(content.offsetWidth > outer.clientWidth + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(outer);
    observer.observe(content);
    return () => observer.disconnect();
  }, [frame]);

  return overflows;
}
