import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { linksFile, linkTypes } from './link-names.ts';
import { readManifest } from './webpack/read-manifest.ts';

/** A command that writes the types of links beside manifests. */
interface LinksCommand {
  /** Text for `--help`. */
  usage: string;
  /** Folders with a manifest, which are written together: links go from each to all. */
  folders: () => readonly string[];
  /** Command that the refusal of `--check` names. */
  remedy: string;
}

/** Runs the command with the arguments of this process. `--check` writes nothing, and fails when a file is out of date. */
export function runLinksCommand({ usage, folders, remedy }: LinksCommand): void {
  const { values } = parseArgs({ options: { check: { type: 'boolean' }, help: { type: 'boolean' } } });
  try {
    if (values.help) process.stdout.write(`${usage}\n`);
    else writeLinks(folders(), (file) => values.check && `${file} is out of date: run ${remedy}.`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

/** @param refusal message that ends the command before a file is written; otherwise the file is written */
function writeLinks(folders: readonly string[], refusal: (file: string) => string | false | undefined): void {
  const manifests = folders.map((folder) => ({ folder, manifest: readManifest(folder) }));
  const types = linkTypes(manifests.map(({ manifest }) => manifest));
  for (const { folder, manifest } of manifests) {
    const [file, wanted] = [join(folder, linksFile), types.get(manifest.name) ?? ''];
    if (existsSync(file) && readFileSync(file, 'utf8') === wanted) continue;
    const message = refusal(`${basename(folder)}/${linksFile}`);
    if (message) throw new Error(message);
    writeFileSync(file, wanted);
  }
}
