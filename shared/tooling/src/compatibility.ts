import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { shellApp } from '@puente/releases/channel';
import { FolderStore } from '@puente/releases/folder-store';
import { checkOutRelease, formerCommit } from '@puente/testing/former-release';
import { buildsOf } from '@puente/testing/product-template';
import { apps as allApps } from '../architecture.mjs';
import { baseCommit } from './changed-files.ts';
import { root } from './children.ts';
import { pairsOf, type Row, rowsOf, type ShellRelease, shellReleases } from './compatibility-rows.ts';
import { builtReleases, copyReleases, servedBy, servedReleases } from './former-releases.ts';
import { CannotStart, main } from './preconditions.ts';
import { playwright, runSteps } from './steps.ts';
import { unsigned } from './unsigned.ts';

const usage = `npm run compatibility -- [--app <app>]… [--shell previous|current|next]… [--production <DATA_DIR>]
                         [--current <commit>] [--previous <commit>] [--journeys <pattern>]

Core journeys of each app with other releases of the shell, all on the API of the previous release and the tables of this
checkout. 'previous' and 'current': the apps of this checkout in a former shell. 'next': an app of the current release in
this checkout's shell. The current release is the commit that main had before (TEST_BASE), the previous one FORMER, or the
last with other tables. With --production the shells and apps are those that this folder's channel serves and served.
'--app shell' is every app with the next shell. What versions announce as unfit is not tried; anything else that
does not fit fails. --journeys: titles (@core).`;

await main(usage, async () => {
  const { values } = parseArgs({
    options: {
      app: { type: 'string', multiple: true, default: [...allApps] },
      shell: { type: 'string', multiple: true, default: [...shellReleases] },
      production: { type: 'string' },
      current: { type: 'string' },
      previous: { type: 'string' },
      journeys: { type: 'string', default: '@core' },
    },
  });
  const unknown = values.app.find((app) => app !== shellApp && !allApps.includes(app));
  if (unknown !== undefined)
    throw new CannotStart(`There is no app ${unknown}; there is ${allApps.join(', ')}.`);
  if (!values.shell.every(isShellRelease)) throw new CannotStart(usage);
  const pairs = pairsOf(values.app, values.shell, allApps);
  if (pairs.length === 0) return console.log('A shell meets apps of before as the next one: nothing to try.');
  const current = values.current ?? baseCommit();
  const previous = values.previous ?? (await formerCommit());
  if (current === undefined)
    throw new CannotStart('Git does not know the commit before: name it with --current.');

  const folder = mkdtempSync(join(tmpdir(), 'puente-compatibility-'));
  // Also when it is stopped; the tests end with this process.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const api = await checkOutRelease(previous);
  process.once('exit', () => rmSync(api.folder, { recursive: true, force: true }));

  const releases = join(folder, 'releases');
  const former =
    values.production === undefined
      ? await builtReleases(releases, pairs, { current, previous, previousFolder: api.folder })
      : await servedReleases(releases, resolve(root, values.production, 'releases'));
  // Over the former ones: files and versions of both are there, and the pointer is this checkout's.
  copyReleases(join(await buildsOf({}), 'releases'), releases);
  const store = new FolderStore(releases);
  const next = await servedBy(store);
  const rows = await rowsOf(store, { ...former, next }, pairs);

  const tried = rows.filter(({ refusal }) => refusal === undefined);
  const refused = rows.filter(({ refusal, isStep }) => refusal !== undefined && !isStep);
  for (const row of rows)
    if (row.refusal !== undefined) console.log(`${sign(row)} ${nameOf(row)}: ${row.refusal}`);
  await runSteps(
    await Promise.all(
      tried.map(async (row, index) => {
        const builds = join(folder, String(index));
        await serve(releases, builds, row.set);
        return {
          name: nameOf(row),
          args: [
            ...playwright,
            ...['-c', 'shared/testing/playwright/journeys.config.ts', `--project=${row.app}`],
            // A new app has none yet.
            ...['--grep', values.journeys, '--pass-with-no-tests'],
          ],
          env: { CANDIDATE_BUILDS: builds, API_CHECKOUT: api.folder, ...unsigned },
        };
      }),
    ),
  );
  if (refused.length > 0)
    throw new CannotStart(
      `Not together: ${refused.map(nameOf).join('; ')}. Release the shell first, or give what it lacks a version step.`,
    );
});

function isShellRelease(word: string): word is ShellRelease {
  return shellReleases.some((shell) => shell === word);
}

function nameOf({ app, shell }: Row): string {
  return `${app} with the ${shell} shell and the API of the previous release`;
}

function sign({ isStep }: Row): string {
  return isStep ? '– not tried,' : '✗';
}

/** Copies releases with a pointer to these versions, which no gate asks about: `rowsOf` has. */
async function serve(releases: string, builds: string, set: Readonly<Record<string, string>>): Promise<void> {
  copyReleases(releases, join(builds, 'releases'));
  const store = new FolderStore(join(builds, 'releases'));
  const { revision } = await store.readChannel('production');
  await store.restoreChannel('production', {
    revision,
    apps: Object.fromEntries(Object.entries(set).map(([app, current]) => [app, { current, previous: [] }])),
  });
}
