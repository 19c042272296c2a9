import { noteFailure, noteFileTime } from '../src/run-notes.ts';

interface TestFileResult {
  perfStats: { start: number; end: number };
  /** Error of a file that could not run. */
  testExecError?: { message?: string; stack?: string } | null;
  testResults: { status: string; fullName: string; failureMessages: string[] }[];
}

/** Jest reporter that notes the time of each file and the failed tests. */
export default class RunNotes {
  onTestResult({ path }: { path: string }, result: TestFileResult): void {
    const { start, end } = result.perfStats;
    noteFileTime(path, (end - start) / 1000);
    if (result.testExecError)
      noteFailure(path, 'the file itself', result.testExecError.stack ?? result.testExecError.message ?? '');
    for (const { status, fullName, failureMessages } of result.testResults)
      if (status === 'failed') noteFailure(path, fullName, failureMessages.join('\n'));
  }
}
