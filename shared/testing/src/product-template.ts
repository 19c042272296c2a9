import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '@puente/tooling/children';
import { releaseWhatChanged } from '@puente/tooling/product';

/** Names the folder of the data to the processes of the tests. */
const variable = 'JOURNEYS_DATA';

/**
 * What every product of a run of journeys begins with: builds of this checkout, and a database that is filled already.
 * Made once, before the first journey; most of the start of a product was this.
 */
export async function makeTemplate(): Promise<void> {
  await buildsOf({});
  const folder = mkdtempSync(join(tmpdir(), 'puente-template-'));
  process.env[variable] = folder;
  const env: NodeJS.ProcessEnv = { ...process.env, DATA_DIR: folder, LOG_LEVEL: 'warn' };
  delete env['DATABASE_URL'];
  await promisify(execFile)(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(root, 'deploy/api/src/cli/db.ts'), 'seed', 'demo'],
    { cwd: root, env },
  );
}

/** Data that a first start would have made; undefined outside a run of journeys. */
export const templateData = (): string | undefined => process.env[variable];

export function removeTemplate(): void {
  const folder = templateData();
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
}

/**
 * Folder of releases of this checkout: made when a source changed, those of each brand apart. `CANDIDATE_BUILDS` names a
 * folder that was made before: what production serves, with a candidate among it (`npm run candidate`).
 */
export async function buildsOf(env: Readonly<Record<string, string>>): Promise<string> {
  const brand = env['BRAND_DIR'];
  const candidate = process.env['CANDIDATE_BUILDS'];
  if (candidate && brand === undefined) return candidate;
  const builds = join(
    root,
    '.cache',
    brand === undefined ? 'releases-under-test' : `releases-of-${basename(brand)}`,
  );
  // The run's set-up has made the usual ones, and two files at once may not make them together.
  if (brand === undefined && templateData() !== undefined) return builds;
  mkdirSync(builds, { recursive: true });
  await releaseWhatChanged(builds, { quiet: true, env });
  return builds;
}
