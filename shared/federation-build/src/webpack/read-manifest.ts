import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { type AppManifest, type ManifestNames, manifestOf } from '@puente/federation/manifest';

export const manifestFile = 'app.manifest.json';

/** Folders of all apps of a repository, the shell among them: a folder with a manifest is an app. */
export const manifestFolders = (repository: string): string[] =>
  globSync(`*/${manifestFile}`, { cwd: repository })
    .toSorted()
    .map((file) => join(repository, dirname(file)));

/**
 * The manifest of the app in this folder.
 * @param names those that it may use; any when left out
 * @throws an error that names the file and each field that is wrong
 */
export function readManifest(folder: string, names?: ManifestNames): AppManifest {
  const file = join(folder, manifestFile);
  const parsed = manifestOf(names).safeParse(readJson(file));
  if (!parsed.success)
    throw new Error(`${file} is not a valid app manifest.\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} cannot be read as JSON: ${String(error)}`, { cause: error });
  }
}
