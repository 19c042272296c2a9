import type { Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { noteFailure, noteFileTime } from '../src/run-notes.ts';

/** Playwright reporter that notes the time of each file and the failed tests. */
export default class RunNotes implements Reporter {
  readonly #seconds = new Map<string, number>();

  onTestEnd(test: TestCase, { duration, errors }: TestResult): void {
    const file = fileOf(test.parent);
    this.#seconds.set(file, (this.#seconds.get(file) ?? 0) + duration / 1000);
    if (test.outcome() === 'unexpected')
      noteFailure(file, test.title, errors.map(({ message, value }) => message ?? value ?? '').join('\n'));
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
