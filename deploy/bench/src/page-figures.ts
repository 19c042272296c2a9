import type { CDPSession, Page } from '@playwright/test';

/** A slow mobile network, as for the browser's debugging protocol. */
export const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 750e3 / 8,
};

/** Memory of a page. */
export interface InMemory {
  nodes: number;
  listeners: number;
  kilobytes: number;
  styleSheets: number;
}

/** Measures the memory of a page after garbage collection. The session has `Performance` enabled. */
export async function inMemory(page: Page, session: CDPSession): Promise<InMemory> {
  // A field keeps what it needs to know that it is left, until it is left.
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  // Objects freed by the first collection may have held others.
  for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return {
    nodes: value('Nodes'),
    listeners: value('JSEventListeners'),
    kilobytes: Math.round(value('JSHeapUsedSize') / 1000),
    styleSheets: await page.evaluate(() => document.styleSheets.length),
  };
}

/** Difference between two measurements. */
export const heldSince = (before: InMemory, after: InMemory): InMemory => ({
  nodes: after.nodes - before.nodes,
  listeners: after.listeners - before.listeners,
  kilobytes: after.kilobytes - before.kilobytes,
  styleSheets: after.styleSheets - before.styleSheets,
});

/** Starts recording how long each interaction takes until the next paint. */
export const watchInteractions = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const longest = new Map<number, number>();
    const observer = new PerformanceObserver((list) => {
      for (const { duration, interactionId } of list.getEntries() as (PerformanceEntry & {
        interactionId: number;
      })[]) {
        if (interactionId > 0)
          longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0));
      }
    });
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    Object.assign(globalThis, { longest, observer });
  });

/** Durations of the interactions since `watchInteractions` that took at least 16 ms. */
export const interactionTimes = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const { longest, observer } = globalThis as unknown as {
      longest: Map<number, number>;
      observer: PerformanceObserver;
    };
    // It would go on remembering while memory is measured.
    observer.disconnect();
    return [...longest.values()];
  });
