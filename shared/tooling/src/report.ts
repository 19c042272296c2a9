/** What became of one step of a test run. */
export interface Outcome {
  name: string;
  seconds: number;
  passed: boolean;
  /** It was not run again, since nothing that it reads has changed since it passed. */
  unchanged?: boolean;
}

/** A run's table, the failed steps and, alone on the last line, the count. A failure makes the exit code 1. */
export function report(outcomes: readonly Outcome[]): void {
  const total = outcomes.reduce((sum, { seconds }) => sum + seconds, 0);
  const width = Math.max(0, ...outcomes.map(({ name }) => name.length));
  console.log(`\n${'step'.padEnd(width + 2)} seconds  share`);
  for (const { name, seconds, passed, unchanged } of outcomes) {
    const share = total === 0 ? 0 : Math.round((100 * seconds) / total);
    const time = unchanged ? 'unchanged' : `${seconds.toFixed(0).padStart(7)} ${String(share).padStart(5)} %`;
    console.log(`${passed ? '✓' : '✗'} ${name.padEnd(width)} ${time}`);
  }
  const failed = outcomes.filter(({ passed }) => !passed);
  if (failed.length > 0) console.log(`\nFailed: ${failed.map(({ name }) => name).join('; ')}`);
  console.log(`\n${outcomes.length - failed.length} passed, ${failed.length} failed`);
  if (failed.length > 0) process.exitCode = 1;
}
