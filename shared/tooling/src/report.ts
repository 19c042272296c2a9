import { type FailedTest, runNotes } from './run-notes.ts';

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

/** Number of failed tests whose messages are printed again; the others are named. */
const explained = 10;

/**
 * Prints the steps and the ten slowest test files, slowest first, then what failed and why, and the count on its own last line. A failure
 * sets the exit code to 1.
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
  const { times, failures } = runNotes();
  const files = times.slice(0, slowestFiles);
  if (files.length > 0) console.log('\nslowest files');
  for (const { file, seconds } of files) console.log(`${seconds.toFixed(0).padStart(7)} s ${file}`);
  printFailures(failures);
  const failed = outcomes.filter(({ passed }) => !passed);
  if (failed.length > 0) console.log(`\nFailed: ${failed.map(({ name }) => name).join('; ')}`);
  console.log(`\n${outcomes.length - failed.length} passed, ${failed.length} failed`);
  if (failed.length > 0) process.exitCode = 1;
}

/** Prints failed tests where a reader of a long log looks first: at its end. */
function printFailures(failures: readonly FailedTest[]): void {
  if (failures.length > 0) console.log('\nfailed tests');
  for (const [index, { file, test, error }] of failures.entries()) {
    console.log(`✗ ${file} › ${test}`);
    if (index < explained) console.log(error.replaceAll(/^/gm, '    '));
  }
}
