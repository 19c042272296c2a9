import { type LCPMetric, type MetricType, onCLS, onINP, onLCP } from 'web-vitals';
import { sendMeasurements } from '@puente/client/measurements';
import { bucketOf, type Vital } from '@puente/contract/constants/vitals';
import type { Measurement } from '@puente/contract/entities/measurement';
import { limits } from '@puente/contract/limits';

/** The shell's information about the pages that it shows. */
export interface ShownPages {
  /** Name of the current route; undefined for an address that no app has. */
  current: () => string | undefined;
  /** Version of the app whose page is current. */
  version: () => string;
  /** Subscribes to changes of the address. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
}

interface View {
  page: string;
  version: string;
  path: string;
  /** Milliseconds since the document was opened. */
  since: number;
}

/** Counts page views, empty searches and web vitals. Sends them in batches, when the page is hidden or the batch is full. */
export function measure({ current, version, subscribe }: ShownPages): {
  noteEmptySearch: () => void;
  stop: () => void;
} {
  const views: View[] = [];
  const waiting: Measurement[] = [];
  /** Ids of the library's metrics, which are unique within this page view. */
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

  /** Counts a view of another page. A list keeps its filters and page in the query, so a change of the query is not a new view. */
  function noteView(since: number): void {
    const page = current();
    const path = window.location.pathname;
    const last = views.at(-1);
    if (page === undefined || (last?.page === page && last.path === path)) return;
    const view = { page, version: version() };
    views.push({ ...view, path, since });
    note({ ...view, what: 'view' });
  }

  /**
   * Counts a vital for the page that was visible when it occurred, which may differ from the current page. The library reports a growing
   * metric repeatedly, but it counts once.
   */
  function noteVital(what: Vital, { id, value, entries }: MetricType): void {
    const happened = entries[0]?.startTime ?? 0;
    const view = views.findLast(({ since }) => since <= happened);
    if (!view || counted.has(id)) return;
    counted.add(id);
    note({ page: view.page, version: view.version, what, bucket: bucketOf(what, value) });
  }

  /**
   * Counts the largest paint of a page that a link opened inside the product. Browsers that report soft navigations also report those that
   * only change the query, which are no page views.
   */
  function noteSoftPaint({ id, value, navigationURL = '', navigationStartTime = 0 }: LCPMetric): void {
    const opened = views.find(
      ({ path, since }) => since >= navigationStartTime && path === pathOf(navigationURL),
    );
    if (!opened || counted.has(id)) return;
    counted.add(id);
    note({ page: opened.page, version: opened.version, what: 'softLCP', bucket: bucketOf('softLCP', value) });
  }

  const sendWhenHidden = () => document.visibilityState === 'hidden' && send();

  noteView(isPageOfDocument() ? 0 : performance.now());
  const unsubscribe = subscribe(() => noteView(performance.now()));
  // Other browsers ignore the option.
  onLCP(
    (metric) =>
      metric.navigationType === 'soft-navigation' ? noteSoftPaint(metric) : noteVital('LCP', metric),
    { reportSoftNavs: true },
  );
  onINP((metric) => noteVital('INP', metric));
  onCLS((metric) => noteVital('CLS', metric));
  // Registered on window, after the library's listener on document: it reports its last values at that moment.
  window.addEventListener('visibilitychange', sendWhenHidden);

  return {
    noteEmptySearch: () => {
      const page = current();
      if (page !== undefined) note({ page, version: version(), what: 'emptySearch' });
    },
    stop: () => {
      hasEnded = true;
      waiting.length = 0;
      unsubscribe();
      window.removeEventListener('visibilitychange', sendWhenHidden);
    },
  };
}

const pathOf = (url: string): string => new URL(url, window.location.href).pathname;

/** Tells whether the document was opened at the current page. Then everything so far happened on that page. */
function isPageOfDocument(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  return load !== undefined && pathOf(load.name) === window.location.pathname;
}
