/**
 * npm run links: writes shared/platform/src/links/routes.generated.ts from the manifests of the apps.
 * With --check it writes nothing and fails when that file is out of date. Folders may be given as arguments.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { routesModule } from '../src/link-names.ts';
import { manifestFile, readManifest } from '../src/webpack/read-manifest.ts';

const repository = join(import.meta.dirname, '../../..');
const target = join(repository, 'shared/platform/src/links/routes.generated.ts');
const parts = ['shell', 'public-site', 'student-app', 'organisation-app'];

const { values, positionals } = parseArgs({
  options: { check: { type: 'boolean' } },
  allowPositionals: true,
});
const folders = (positionals.length > 0 ? positionals : parts).map((folder) => join(repository, folder));

try {
  const missing = folders.filter((folder) => !existsSync(join(folder, manifestFile)));
  if (missing.length > 0)
    throw new Error(
      `No ${manifestFile} in ${missing.map((folder) => relative(repository, folder)).join(', ')}.`,
    );
  const wanted = routesModule(folders.map(readManifest));
  if (values.check) {
    const upToDate = existsSync(target) && readFileSync(target, 'utf8') === wanted;
    if (!upToDate)
      throw new Error(
        `${relative(repository, target)} is out of date: run npm run links -w @puente/federation.`,
      );
  } else {
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, wanted);
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
