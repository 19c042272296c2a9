import type { Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { noteFileTime } from '../src/note-file-time.ts';

/** Playwright reporter that notes how long the tests of each file took. */
export default class FileTimes implements Reporter {
  readonly #seconds = new Map<string, number>();

  onTestEnd({ parent }: TestCase, { duration }: TestResult): void {
    const file = fileOf(parent);
    this.#seconds.set(file, (this.#seconds.get(file) ?? 0) + duration / 1000);
  }

  onEnd(): void {
    for (const [file, seconds] of this.#seconds) noteFileTime(file, seconds);
  }

  printsToStdio(): boolean {
    return false;
  }
}

/** File that declares the tests of a suite, which is not where a campaign function calls `test`. */
function fileOf(suite: Suite): string {
  return suite.type === 'file' || suite.parent === undefined
    ? (suite.location?.file ?? '')
    : fileOf(suite.parent);
}
