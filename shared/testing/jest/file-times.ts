import { noteFileTime } from '../src/note-file-time.ts';

interface TestFileResult {
  perfStats: { start: number; end: number };
}

/** Jest reporter that notes how long each file took. */
export default class FileTimes {
  onTestResult({ path }: { path: string }, { perfStats: { start, end } }: TestFileResult): void {
    noteFileTime(path, (end - start) / 1000);
  }
}
