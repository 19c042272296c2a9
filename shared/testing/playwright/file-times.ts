import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { noteFileTime } from '../src/note-file-time.ts';

/** Playwright reporter that notes how long the tests of each file took. */
export default class FileTimes implements Reporter {
  readonly #seconds = new Map<string, number>();

  onTestEnd({ location: { file } }: TestCase, { duration }: TestResult): void {
    this.#seconds.set(file, (this.#seconds.get(file) ?? 0) + duration / 1000);
  }

  onEnd(): void {
    for (const [file, seconds] of this.#seconds) noteFileTime(file, seconds);
  }

  printsToStdio(): boolean {
    return false;
  }
}
