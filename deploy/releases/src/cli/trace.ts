import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ifThere } from '../atomic-file.ts';
import { dataDirectory, openStore } from '../data-directory.ts';
import { Refusal } from '../refusal.ts';
import { type ErrorReport, reportIn, sourcePosition } from '../trace.ts';
import { readArguments, run } from './command.ts';

const usage =
  "Usage: trace <reference> [--log <file>]; without --log, the reports that this machine's API keeps in DATA_DIR.";

await run(async () => {
  const { values, positionals } = readArguments(usage, { log: { type: 'string' } });
  const [reference, ...rest] = positionals;
  if (reference === undefined || rest.length > 0) throw new Refusal(usage);
  const report = await findReport(reference.toUpperCase(), values.log);
  console.log(describe(report));
  if (report.at === undefined) throw new Refusal('The report names no place in a script.');
  const position = await sourcePosition(openStore(), report.at);
  if (!position)
    throw new Refusal(
      `No source map of ${report.at} is in this store: set DATA_DIR or RELEASES_S3_… to the store that has it.`,
    );
  const { file, line, column, code } = position;
  console.log([`${file}:${line}:${column}`, ...code].join('\n'));
});

async function findReport(reference: string, log: string | undefined): Promise<ErrorReport> {
  const kept = join(dataDirectory(), 'error-reports.ndjson');
  // The API renames the file when it is full.
  const files = log === undefined ? [kept, `${kept}.old`] : [log];
  for (const file of files) {
    const text = await ifThere(readFile(file, 'utf8'));
    const report = text === undefined ? undefined : reportIn(text, reference);
    if (report) return report;
  }
  throw new Refusal(`No report ${reference} in ${files.join(' or ')}.`);
}

function describe({ reference, app, version, phase, route, error, reason, at }: ErrorReport): string {
  const what = [error, reason].filter((text) => text !== undefined).join(' ') || 'error';
  return [
    `${reference}: ${what} in ${app} ${version}, phase ${phase}`,
    ...(route === undefined ? [] : [`, route ${route}`]),
    ...(at === undefined ? [] : [`, at ${at}`]),
  ].join('');
}
