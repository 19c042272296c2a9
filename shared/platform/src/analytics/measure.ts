import { type MetricType, onCLS, onINP, onLCP } from 'web-vitals';
import { sendMeasurements } from '@puente/client/measurements';
import { bucketOf, type Vital } from '@puente/contract/constants/vitals';
import type { Measurement } from '@puente/contract/entities/measurement';
import { limits } from '@puente/contract/limits';

/** What the shell knows of the pages that it shows. */
export interface ShownPages {
  /** Name of the route that is shown; undefined for an address that no app has. */
  current: () => string | undefined;
  /** Calls back when another address is shown. Returns a function that ends that. */
  subscribe: (listener: () => void) => () => void;
}

interface View {
  page: string;
  path: string;
  /** Milliseconds since the document was opened. */
  since: number;
}

/** Counts page views, empty searches and web vitals. They are sent together, when the page is hidden or there are many. */
export function measure({ current, subscribe }: ShownPages): {
  noteEmptySearch: () => void;
  stop: () => void;
} {
  const views: View[] = [];
  const waiting: Measurement[] = [];
  /** Ids that the library gives to values, in this page view only. */
  const counted = new Set<string>();
  let hasEnded = false;

  function note(measurement: Measurement): void {
    if (hasEnded) return;
    waiting.push(measurement);
    if (waiting.length === limits.measurements.batch) send();
  }

  function send(): void {
    if (waiting.length > 0) sendMeasurements(waiting.splice(0));
  }

  /** Filters and pages of a list are in the search of an address: another search is no other view. */
  function noteView(since: number): void {
    const page = current();
    const path = window.location.pathname;
    const last = views.at(-1);
    if (page === undefined || (last?.page === page && last.path === path)) return;
    views.push({ page, path, since });
    note({ page, what: 'view' });
  }

  /**
   * A vital belongs to the page that was shown when it happened, which may be another one by now. The library tells it again
   * when it has grown: each counts once.
   */
  function noteVital(what: Vital, { id, value, entries }: MetricType): void {
    const happened = entries[0]?.startTime ?? 0;
    const view = views.findLast(({ since }) => since <= happened);
    if (!view || counted.has(id)) return;
    counted.add(id);
    note({ page: view.page, what, bucket: bucketOf(what, value) });
  }

  const sendWhenHidden = () => document.visibilityState === 'hidden' && send();

  noteView(isPageOfDocument() ? 0 : performance.now());
  const unsubscribe = subscribe(() => noteView(performance.now()));
  onLCP((metric) => noteVital('LCP', metric));
  onINP((metric) => noteVital('INP', metric));
  onCLS((metric) => noteVital('CLS', metric));
  // After the library has heard of it at the document: its last values come at that moment.
  window.addEventListener('visibilitychange', sendWhenHidden);

  return {
    noteEmptySearch: () => {
      const page = current();
      if (page !== undefined) note({ page, what: 'emptySearch' });
    },
    stop: () => {
      hasEnded = true;
      waiting.length = 0;
      unsubscribe();
      window.removeEventListener('visibilitychange', sendWhenHidden);
    },
  };
}

/** Whether the document was opened at the page that is shown now: then what happened so far happened on it. */
function isPageOfDocument(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  return load !== undefined && new URL(load.name).pathname === window.location.pathname;
}
