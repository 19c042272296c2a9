import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { FolderStore } from '@puente/releases/folder-store';
import { root } from './children.ts';
import { CannotStart, main } from './preconditions.ts';
import { releaseWhatChanged } from './product.ts';
import { jest, runSteps } from './steps.ts';

const usage = `npm run candidate -- <app>… --production <DATA_DIR>

The journeys of every app against what production serves, with the named apps taken from this checkout. The candidates
meet production, and production's other apps meet the candidates. Nothing in production's folder is changed.`;

await main(usage, async () => {
  const { values, positionals: candidates } = parseArgs({
    options: { production: { type: 'string' } },
    allowPositionals: true,
  });
  if (values.production === undefined || candidates.length === 0) throw new CannotStart(usage);
  const releases = join(values.production, 'releases');
  if (!existsSync(releases)) throw new CannotStart(`${releases} is not there: ${usage}`);

  const builds = mkdtempSync(join(tmpdir(), 'puente-candidate-'));
  try {
    // With the times of the files: a compressed form that looks older than its file is not served.
    cpSync(releases, join(builds, 'releases'), { recursive: true, preserveTimestamps: true });
    await releaseWhatChanged(builds, { apps: candidates });
    const { apps } = await new FolderStore(join(builds, 'releases')).readChannel('production');
    const steps = Object.keys(apps)
      .filter((app) => existsSync(join(root, app, 'jest.e2e.config.mjs')))
      .map((app) => ({
        name: `journeys of ${app}`,
        args: [...jest, '-c', 'jest.e2e.config.mjs'],
        cwd: app,
        env: { CANDIDATE_BUILDS: builds },
      }));
    await runSteps(steps);
  } finally {
    rmSync(builds, { recursive: true, force: true });
  }
});
