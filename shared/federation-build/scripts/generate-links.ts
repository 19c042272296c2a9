import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { linksFile, linkTypes } from '../src/link-names.ts';
import { manifestFolders, readManifest } from '../src/webpack/read-manifest.ts';

const repository = join(import.meta.dirname, '../../..');
const usage = `npm run links [-- --check]

Writes links.d.ts beside each app.manifest.json, so that links between apps are typed. With --check it writes nothing,
and fails when a file is out of date.`;

const { values } = parseArgs({ options: { check: { type: 'boolean' }, help: { type: 'boolean' } } });

try {
  if (values.help) process.stdout.write(`${usage}\n`);
  else writeLinks();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

function writeLinks(): void {
  const folders = manifestFolders(repository);
  const types = linkTypes(folders.map((folder) => readManifest(folder)));
  for (const folder of folders) bringUpToDate(folder, types.get(basename(folder)) ?? '');
}

function bringUpToDate(folder: string, wanted: string): void {
  const file = join(folder, linksFile);
  if (existsSync(file) && readFileSync(file, 'utf8') === wanted) return;
  if (values.check) throw new Error(`${basename(folder)}/${linksFile} is out of date: run npm run links.`);
  writeFileSync(file, wanted);
}
