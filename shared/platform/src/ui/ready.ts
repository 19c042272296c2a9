import { useEffect } from 'react';

/** Name of the performance mark that says: the page shows what the person came for. Read by the bench and by journeys. */
const mark = 'content-ready';

export const markReady = (): void => {
  performance.mark(mark);
};

/** Marks the page as ready once its data is on the screen. */
export function useReady(ready: boolean): void {
  useEffect(() => {
    if (ready) markReady();
  }, [ready]);
}
