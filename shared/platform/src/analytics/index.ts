import { useEffect } from 'react';
import type { ShownPages } from './measure.ts';

let noteEmptySearch: (() => void) | undefined;
/** True while the current search has no results. A page may show its results before measuring begins. */
let showsEmptySearch = false;

/** Records an empty search on this page if the visitor agreed to analytics. The search words are never recorded. */
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
 * Starts measuring page views, only for visitors who agreed to analytics. The code is loaded only then.
 * @returns a function that stops measuring and drops the data not yet sent
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
    // The chunk could not be loaded: this page view is not measured.
    () => undefined,
  );
  return () => {
    isWanted = false;
    noteEmptySearch = undefined;
    stop();
  };
}
