import { useEffect } from 'react';
import type { ShownPages } from './measure.ts';

let noteEmptySearch: (() => void) | undefined;
/** Whether the search on the screen found nothing: a page shows its results before measuring begins. */
let showsEmptySearch = false;

/** Notes that the search on this page found nothing, if the visitor agreed to analytics. Never what was searched for. */
export function useEmptySearch(isEmpty: boolean): void {
  useEffect(() => {
    if (!isEmpty) return undefined;
    showsEmptySearch = true;
    noteEmptySearch?.();
    return () => {
      showsEmptySearch = false;
    };
  }, [isEmpty]);
}

/**
 * Measures this page view from now on. Only for a visitor who has agreed to it: its code is not even loaded before.
 * @returns ends it: what was noted and not yet sent is forgotten
 */
export function startMeasurement(pages: ShownPages): () => void {
  let isWanted = true;
  let stop = (): void => undefined;
  void import(/* webpackChunkName: "measurement" */ './measure.ts').then(
    ({ measure }) => {
      if (!isWanted) return;
      const measurement = measure(pages);
      noteEmptySearch = measurement.noteEmptySearch;
      if (showsEmptySearch) noteEmptySearch();
      stop = measurement.stop;
    },
    // Its file could not be loaded: this page view is not measured.
    () => undefined,
  );
  return () => {
    isWanted = false;
    noteEmptySearch = undefined;
    stop();
  };
}
