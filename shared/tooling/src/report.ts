import { fileTimes } from './file-times.ts';

/** Result of one step of a test run. */
export interface Outcome {
  name: string;
  seconds: number;
  passed: boolean;
  /** True when the step was skipped, because nothing that it reads has changed since it passed. */
  unchanged?: boolean;
}

/** Number of test files in the report. */
const slowestFiles = 10;

/**
 * Prints the steps and the ten slowest test files, slowest first, then the count on its own last line. A failure sets the exit code to 1.
 */
export function report(outcomes: readonly Outcome[]): void {
  const total = outcomes.reduce((sum, { seconds }) => sum + seconds, 0);
  const width = Math.max(0, ...outcomes.map(({ name }) => name.length));
  console.log(`\n${'step'.padEnd(width + 2)} seconds  share`);
  const slowestFirst = outcomes.toSorted((one, other) => other.seconds - one.seconds);
  for (const { name, seconds, passed, unchanged } of slowestFirst) {
    const share = total === 0 ? 0 : Math.round((100 * seconds) / total);
    const time = unchanged ? 'unchanged' : `${seconds.toFixed(0).padStart(7)} ${String(share).padStart(5)} %`;
    console.log(`${passed ? '✓' : '✗'} ${name.padEnd(width)} ${time}`);
  }
  const files = fileTimes().slice(0, slowestFiles);
  if (files.length > 0) console.log('\nslowest files');
  for (const { file, seconds } of files) console.log(`${seconds.toFixed(0).padStart(7)} s ${file}`);
  const failed = outcomes.filter(({ passed }) => !passed);
  if (failed.length > 0) console.log(`\nFailed: ${failed.map(({ name }) => name).join('; ')}`);
  console.log(`\n${outcomes.length - failed.length} passed, ${failed.length} failed`);
  if (failed.length > 0) process.exitCode = 1;
}
