import { posix } from 'node:path';
import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping';
import { z } from 'zod';
import { type ReleaseStore } from './release-store.ts';

/** The fields used here of a browser's error report (POST /api/error-reports). */
const errorReport = z.object({
  reference: z.string(),
  app: z.string(),
  version: z.string(),
  phase: z.string(),
  route: z.string().optional(),
  error: z.string().optional(),
  reason: z.string().optional(),
  at: z.string().optional().describe('Place in a published file: `main.3f2a.js:1:2345`'),
});

export type ErrorReport = z.infer<typeof errorReport>;

/** The API stores a report as a line of its own; in its log the report is a field of the line. */
const reportLine = z.union([
  errorReport,
  z.object({ report: errorReport }).transform(({ report }) => report),
]);

/** Finds the report with this reference among lines of JSON. Other lines are skipped. */
export function reportIn(text: string, reference: string): ErrorReport | undefined {
  for (const line of text.split('\n')) {
    if (!line.includes(reference)) continue;
    const report = reportLine.safeParse(parsed(line)).data;
    if (report?.reference === reference) return report;
  }
  return undefined;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

export interface SourcePosition {
  /** Path in the repository. */
  file: string;
  line: number;
  column: number;
  /** The lines around the position; `line` is marked. */
  code: string[];
}

/** Maps a position in a published file to its position in the sources; undefined when its source map is not stored. */
export async function sourcePosition(store: ReleaseStore, at: string): Promise<SourcePosition | undefined> {
  const [, name, line, column] = /^(.+):(\d+):(\d+)$/.exec(at) ?? [];
  if (name === undefined) return undefined;
  for (const app of await store.listApps()) {
    const bytes = await store.getSourceMap(app, name);
    if (!bytes) continue;
    const map = new TraceMap(bytes.toString());
    // Browsers count columns from one, source maps from zero.
    const found = originalPositionFor(map, { line: Number(line), column: Number(column) - 1 });
    if (found.source === null) return undefined;
    const source = sourceContentFor(map, found.source) ?? '';
    return {
      file: repositoryPath(app, found.source),
      line: found.line,
      column: found.column + 1,
      code: linesAround(source, found.line),
    };
  }
  return undefined;
}

/** webpack writes `webpack://<name>/<path from the folder of the app>`. */
const repositoryPath = (app: string, source: string): string =>
  posix.join(app, source.replace(/^webpack:\/\/[^/]*\//, ''));

function linesAround(source: string, line: number): string[] {
  const lines = source.split('\n');
  const first = Math.max(1, line - 2);
  return lines.slice(first - 1, line + 2).map((text, index) => {
    const number = first + index;
    return `${number === line ? '>' : ' '} ${String(number).padStart(5)} | ${text}`;
  });
}
