#!/usr/bin/env node
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { linksFile, linkTypes } from '../link-names.ts';
import { readManifest } from '../webpack/read-manifest.ts';

const usage = `puente-links [--check]

Writes links.d.ts beside the app.manifest.json of this folder, so that links to the app's pages are typed. With --check
it writes nothing, and fails when the file is out of date.`;

const { values } = parseArgs({ options: { check: { type: 'boolean' }, help: { type: 'boolean' } } });

try {
  if (values.help) process.stdout.write(`${usage}\n`);
  else writeLinks();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

function writeLinks(): void {
  const manifest = readManifest(process.cwd());
  const wanted = linkTypes([manifest]).get(manifest.name) ?? '';
  if (existsSync(linksFile) && readFileSync(linksFile, 'utf8') === wanted) return;
  if (values.check) throw new Error(`${linksFile} is out of date: run puente-links.`);
  writeFileSync(linksFile, wanted);
}
