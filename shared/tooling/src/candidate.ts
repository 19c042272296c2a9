import { cpSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { FolderStore } from '@puente/releases/folder-store';
import { root } from './children.ts';
import { CannotStart, main } from './preconditions.ts';
import { releaseWhatChanged } from './product.ts';
import { playwright, runSteps } from './steps.ts';
import { unsigned } from './unsigned.ts';

const usage = `npm run candidate -- [<app>…] --production <DATA_DIR> [--journeys <word>]

The journeys of every app against what production serves, with the named apps, or all that differ, taken from this
checkout. The candidates meet production, and production's other apps meet the candidates. Nothing in production's folder
is changed. With --journeys only those with that word in the name of their file.`;

await main(usage, async () => {
  const { values, positionals: apps } = parseArgs({
    options: { production: { type: 'string' }, journeys: { type: 'string', default: '' } },
    allowPositionals: true,
  });
  if (values.production === undefined) throw new CannotStart(usage);
  const releases = join(resolve(root, values.production), 'releases');
  const served = Object.keys((await new FolderStore(releases).readChannel('production')).apps);
  if (served.length === 0) throw new CannotStart(`No app is in production in ${releases}.`);

  const builds = mkdtempSync(join(tmpdir(), 'puente-candidate-'));
  // Also when it is stopped; the tests end with this process.
  process.once('exit', () => rmSync(builds, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  // With the times of the files: a compressed form that looks older than its file is not served.
  cpSync(releases, join(builds, 'releases'), { recursive: true, preserveTimestamps: true });
  // Compared with no running API: the journeys' is this checkout's, which goes to production before the apps.
  await releaseWhatChanged(builds, {
    apps,
    env: { API_ORIGIN: '', ...unsigned },
    force: 'a copy for journeys',
  });
  const { apps: tried } = await new FolderStore(join(builds, 'releases')).readChannel('production');
  const files = Object.keys(tried).flatMap((app) =>
    globSync(`${app}/e2e/**/*${values.journeys}*.e2e.ts`, { cwd: root }),
  );
  if (files.length === 0) throw new CannotStart(`No journey has '${values.journeys}' in its name.`);
  await runSteps([
    {
      name: `journeys of ${Object.keys(tried).join(', ')}`,
      args: [...playwright, '-c', 'shared/testing/playwright/journeys.config.ts', ...files],
      env: { CANDIDATE_BUILDS: builds, ...unsigned },
    },
  ]);
});
