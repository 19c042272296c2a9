const visitKey = (address: string): string => `visit ${address}`;

/**
 * Tells visits of the same address in a tab apart. Following a link or typing an address starts a new visit; a reload, 'Atrás' and
 * 'Adelante' continue the last one. Call once at startup.
 */
export function noteNewVisit(): void {
  try {
    const [load] = performance.getEntriesByType('navigation');
    if (!(load instanceof PerformanceNavigationTiming) || load.type !== 'navigate') return;
    const { pathname, search } = window.location;
    sessionStorage.setItem(visitKey(pathname + search), String(performance.timeOrigin));
  } catch {
    // Without storage or the navigation type, the last visit continues.
  }
}

/** Returns the last visit of an address; empty when the tab has not opened it directly. */
export function visitIdOf(address: string): string {
  try {
    return sessionStorage.getItem(visitKey(address)) ?? '';
  } catch {
    return '';
  }
}
