const visitKey = (address: string): string => `visit ${address}`;

/**
 * Tells visits of one address in one tab apart: following a link from elsewhere or typing an address begins another
 * visit; a reload, 'Atrás' and 'Adelante' go on with the last one. Called once, when the page starts.
 */
export function noteVisit(): void {
  try {
    const [load] = performance.getEntriesByType('navigation');
    if (!(load instanceof PerformanceNavigationTiming) || load.type !== 'navigate') return;
    const { pathname, search } = window.location;
    sessionStorage.setItem(visitKey(pathname + search), String(performance.timeOrigin));
  } catch {
    // A browser that stores nothing, or does not tell the kind of navigation, goes on with the last visit.
  }
}

/** The last visit of an address; empty when the tab has not been opened at it. */
export function visitOf(address: string): string {
  try {
    return sessionStorage.getItem(visitKey(address)) ?? '';
  } catch {
    return '';
  }
}
