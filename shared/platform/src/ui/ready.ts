import { useEffect } from 'react';

/** Name of the performance mark for a page that shows its main content. The bench and journeys wait for it. */
const mark = 'content-ready';

let settle: () => void = () => {};

/** Resolves when a page of this page view is ready for the first time: what can wait begins then. */
export const firstReady = new Promise<void>((resolve) => {
  settle = resolve;
});

export const markReady = (): void => {
  performance.mark(mark);
  settle();
};

/** Marks the page as ready once its data is on the screen. */
export function useReady(ready: boolean): void {
  useEffect(() => {
    if (ready) markReady();
  }, [ready]);
}
