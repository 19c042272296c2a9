import { shownPage } from '../routing/shown-page.ts';
import { reportError } from './report.ts';

/** Milliseconds for which one script may block the page, before it counts as an error. Slow phones stay far below. */
const longest = 5_000;

/** The part of the Long Animation Frames API that is used here. TypeScript does not know it yet. */
interface LongFrame extends PerformanceEntry {
  scripts: readonly { duration: number; sourceURL: string; sourceCharPosition: number }[];
}

/** Error of a script that kept the page from answering. The stack names its file, as that of an error that was thrown there. */
class BlockedThread extends Error {
  override readonly name = 'BlockedThread';

  constructor(file: string, position: number) {
    super('A script blocked the page');
    this.stack = `BlockedThread\n at ${file}:1:${Math.max(0, position)}`;
  }
}

/**
 * Reports scripts that blocked the page for seconds, once they have ended: of the app whose file it was, or whose page is shown if it was
 * React. Without a message to the user, since the page goes on by then. Only Chromium says what blocked a page.
 */
export function watchBlockedThread(): void {
  const { PerformanceObserver: Observer } = globalThis as {
    PerformanceObserver?: typeof PerformanceObserver;
  };
  if (!Observer?.supportedEntryTypes.includes('long-animation-frame')) return;
  new Observer((list) => {
    for (const { scripts } of list.getEntries() as LongFrame[]) {
      const blocking = scripts.find(({ duration }) => duration >= longest);
      if (!blocking) continue;
      const { sourceURL, sourceCharPosition } = blocking;
      reportError(new BlockedThread(sourceURL, sourceCharPosition), 'script', shownPage().place?.app);
    }
  }).observe({ type: 'long-animation-frame', buffered: true });
}
